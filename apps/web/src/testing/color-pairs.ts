/** What is written on what, as names of the theme's colours; also every pair that a style sheet sets together. */
export const TEXT_ON: Record<string, readonly string[]> = {
  'surface-page': ['text', 'text-soft', 'text-accent', 'good', 'warn', 'bad', 'legal', 'chosen'],
  'surface-panel': ['text', 'text-soft', 'text-accent', 'good', 'warn', 'bad', 'legal', 'chosen'],
  'surface-raised': ['text', 'text-soft', 'text-accent', 'good', 'warn', 'bad', 'legal', 'chosen'],
  'surface-sunken': ['text', 'text-soft'],
  'surface-inverse': ['text-inverse'],
  accent: ['on-accent'],
  'accent-hover': ['on-accent'],
  'accent-soft': ['text', 'text-accent', 'bad'],
  'legal-soft': ['text', 'legal'],
  'chosen-soft': ['text', 'chosen'],
  'good-soft': ['text', 'good'],
  'warn-soft': ['text', 'warn'],
  'bad-soft': ['text', 'bad'],
  'bad-fill': ['on-bad'],
  good: ['surface-raised'],
  chosen: ['surface-raised'],
  ...Object.fromEntries([1, 2, 3, 4, 5].map((player) => [`player-${player}`, [`on-player-${player}`]])),
  ...Object.fromEntries(
    ['order', 'house', 'boat', 'mission', 'asset', 'event', 'role', 'extension'].map((kind) => [
      `card-${kind}`,
      ['on-card'],
    ]),
  ),
};

/** Lines and marks that carry meaning without words, by what they lie on. */
export const MARKS_ON: Record<string, readonly string[]> = {
  'surface-page': ['line-strong', 'focus', 'legal', 'chosen', 'accent'],
  'surface-panel': ['line-strong', 'focus', 'legal', 'chosen', 'accent', 'warn', 'bad'],
  'surface-raised': ['line-strong', 'focus', 'legal', 'chosen', 'accent', 'warn', 'bad'],
  'surface-sunken': ['line-strong', 'focus', 'legal', 'chosen', 'accent', 'warn', 'bad'],
};
