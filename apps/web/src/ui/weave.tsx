import type { CSSProperties } from 'react';
import { PLAYER_PATTERNS, type PlayerNumber } from '../art/players/player-pattern.ts';
import styles from './weave.module.css';

interface WeaveProps {
  pattern: PlayerNumber;
  /** Any colour; the accent without it. */
  color?: string;
}

/** A woven band from edge to edge: it marks whose something is, or adorns. */
export function Weave({ pattern, color = 'var(--accent)' }: WeaveProps) {
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 40 10'><path d='${PLAYER_PATTERNS[pattern]}'/></svg>`;
  const style = { '--weave': `url("data:image/svg+xml,${encodeURIComponent(svg)}")`, background: color };
  return <div className={styles.weave} style={style as CSSProperties} aria-hidden />;
}
