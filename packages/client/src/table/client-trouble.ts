import type { Trouble } from '@altiplano/protocol';

/** Why something is refused before anybody else is asked; the words for the codes are the screens'. */
export const CLIENT_TROUBLES = [
  /** Something on its way has to come back first. */
  'waiting',
  'notSeated',
  'notRunning',
  'nothingToUndo',
  'nothingToRedo',
  /** The connection was closed on purpose. */
  'closed',
  /** The other side gave an answer that is none. */
  'unexpected',
  /** A game of another version that this one cannot go on with; it is kept and can be saved as a file. */
  'unreadableGame',
] as const;
export type ClientTroubleCode = (typeof CLIENT_TROUBLES)[number];

export function clientTrouble(code: ClientTroubleCode): Trouble {
  return { code, figures: {} };
}
