/** What of the own seat decides where somebody should look. */
export interface Standing {
  readonly seat: number | null;
  readonly decision: string | null;
  readonly figure: string | null;
}

/** What should come into sight: the place where the own figure stands, or anything that can be pressed. */
export type Owed = 'here' | 'open';

/** What a change of the own standing brings into sight; null if nothing. `before`: null for the first look. */
export function owedSight(before: Standing | null, now: Standing): Owed | null {
  const { seat, decision, figure } = now;
  if (decision === null) return null;
  const isNew = seat !== before?.seat || decision !== before.decision || figure !== before.figure;
  if (!isNew) return null;
  return decision === 'turn' ? 'here' : 'open';
}
