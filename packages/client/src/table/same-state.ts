import type { Game } from '@altiplano/rules';

/** Whether two games of one table stand at the same position. */
export function isSamePosition(one: Game | null, other: Game | null): boolean {
  return one === other || (one !== null && other !== null && isSame(one.state, other.state));
}

function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) {
    return one === other;
  }
  if (Array.isArray(one)) {
    if (!Array.isArray(other) || one.length !== other.length) return false;
    for (let i = 0; i < one.length; i++) if (!isSame(one[i], other[i])) return false;
    return true;
  }
  for (const key of Object.keys(one)) {
    if (!isSame((one as Record<string, unknown>)[key], (other as Record<string, unknown>)[key])) return false;
  }
  return true;
}
