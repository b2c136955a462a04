/** The colours that every picture shares: one ink for outlines, one cream for light, and the metals. */
export const INK = '#2b1a12';
export const CREAM = '#fff1d6';
export const SHADE = '#2b1a1238';
export const GOLD = '#f2b233';
export const GOLD_DEEP = '#b9741a';
export const TIMBER = '#9a6537';
export const TIMBER_DEEP = '#6b4221';
export const TERRACOTTA = '#c2562a';
export const CRIMSON = '#a3212f';
export const TEAL = '#1f8a83';
/** Outline of what lies on a surface of either theme. */
export const EDGE = 'var(--art-edge)';
