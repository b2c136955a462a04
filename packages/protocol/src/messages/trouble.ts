import type { Figures, Rejection } from '@altiplano/rules';
import type { Problem } from '../record/problem.ts';
import type { Trouble } from './trouble-schema.ts';

/**
 * Why something was refused, for protocol, table and server; what the rules refuse carries the rules' own code and
 * the rule's id. Codes stay as they are; the words for them are the client's.
 */
export const TROUBLE_CODES = [
  // The message itself.
  'notJson',
  'jsonCut',
  'tooLarge',
  'tooDeep',
  'unknownMessage',
  'missing',
  'wrongValue',
  'unknownKey',
  // The connection.
  'tooFast',
  'tooManyConnections',
  'forbiddenOrigin',
  'needsSession',
  'badSession',
  'wrongMethod',
  'notFound',
  'stopping',
  // The store did not answer: whether it was done shows when the same is sent again under the same id.
  'unavailable',
  'internal',
  // People.
  'badName',
  'badCode',
  // Tables.
  'noSuchTable',
  'tooManyTables',
  // No more of this is kept; older things have to do.
  'noRoom',
  'noSuchPack',
  'badPack',
  'badRecord',
  'badOptions',
  'notWatching',
  'noSuchSeat',
  'noSpectators',
  'notHost',
  'notSeated',
  'alreadySeated',
  'seatTaken',
  'seatOpen',
  'noSeatFree',
  'notInLobby',
  'notRunning',
  'notEnded',
  'notFinished',
  'seatsOpen',
  'notAllReady',
  'alreadyRematched',
  'continuedGame',
  // Play.
  'botPlays',
  'notReplaced',
  'alreadyReplaced',
  'ownSeat',
  'notAbsent',
  'notOverdue',
  'undoOff',
  'nothingToUndo',
  'noSuchMoment',
  'proposalOpen',
  'noProposal',
  'alreadyAccepted',
  'hintsOff',
  'noHint',
] as const;
export type TroubleCode = (typeof TROUBLE_CODES)[number];

/** A refusal by a code of this list. */
export function trouble(code: TroubleCode, figures: Figures = {}, place?: string): Trouble {
  return place === undefined ? { code, figures } : { code, figures, place };
}

/** What the rules said, passed on whole. */
export function troubleOfRules(rejection: Rejection): Trouble {
  return { code: rejection.rejected, figures: rejection.figures, rule: rejection.rule };
}

/** What is wrong with a document, passed on whole. */
export function troubleOfProblem(problem: Problem): Trouble {
  const { rejection, place } = problem;
  const code = problem.problem;
  if (rejection === undefined) return { code, figures: problem.figures, place };
  return { code: rejection.rejected, figures: rejection.figures, place, rule: rejection.rule };
}
