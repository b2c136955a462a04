import { sha256Hex } from '../chance/sha256.ts';
import { type Rejection, reject, isRejection } from '../rejection.ts';
import { createBareGame, type Setup } from '../setup/create.ts';
import { copyState } from './copy.ts';
import type { Game } from './game.ts';
import type { State } from './state.ts';

/** SHA-256 of the whole position, secrets of the table included; equal for equal games on every platform. */
export function stateHash(game: Game): string {
  return sha256Hex(JSON.stringify(game.state));
}

/** The path of the first place where a value has another shape than the model; null if they agree. */
function difference(model: unknown, value: unknown, path: string): string | null {
  if (typeof model === 'number') return Number.isSafeInteger(value) ? null : path;
  if (Array.isArray(model)) {
    if (!Array.isArray(value) || value.length !== model.length) return path;
    for (const [index, item] of model.entries()) {
      const found = difference(item, value[index], `${path}[${index}]`);
      if (found !== null) return found;
    }
    return null;
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return path;
  const known = model as Record<string, unknown>;
  const other = value as Record<string, unknown>;
  for (const key of Object.keys(known)) {
    const found = difference(
      known[key],
      Object.hasOwn(other, key) ? other[key] : undefined,
      `${path}.${key}`,
    );
    if (found !== null) return found;
  }
  const extra = Object.keys(other).find((key) => !Object.hasOwn(known, key));
  return extra === undefined ? null : `${path}.${extra}`;
}

/** A game continued from a saved state of the same set-up; a state of another shape is refused by its first wrong place. */
export function restoreGame(setup: Setup, saved: unknown): Game | Rejection {
  // All states of a set-up have one shape: whoever opens a running game need not wait until another is laid out.
  const game = createBareGame(setup);
  if (isRejection(game)) return game;
  const place = difference(game.state, saved, 'state');
  if (place !== null) return reject('malformedState', 'S1', { place });
  copyState(game.state, saved as State);
  return game;
}
