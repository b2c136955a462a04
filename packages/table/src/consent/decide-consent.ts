import { type Motion, trouble } from '@altiplano/protocol';
import type { Game } from '@altiplano/rules';
import type { Draft, Verdict } from '../draft.ts';
import { entryAt, isVisible } from '../sight/sequences.ts';
import type { Table } from '../table.ts';
import { allAgree, carriedOut } from './motion.ts';

/** Asks all to agree; where nobody else has to be asked it is done at once. A rollback's `to` is an own update of the seat. */
export function decidePropose(table: Table, game: Game, seat: number, asked: Motion): Verdict {
  if (table.proposal !== null) return trouble('proposalOpen', { seat: table.proposal.seat });
  const motion = asked.type === 'abandon' ? asked : rollbackTo(table, seat, asked.to);
  if (motion === null) return trouble('noSuchMoment', asked.type === 'rollback' ? { to: asked.to } : {});
  if (motion.type === 'rollback' && table.settings.undo === 'none')
    return trouble('undoOff', { undo: 'none' });
  const proposed: Draft = { kind: 'proposed', seat, motion };
  if (!allAgree(table.places, [seat])) return [proposed];
  return [proposed, ...carriedOut(table, game, motion, table.places)];
}

/**
 * The moment of an own update as an entry; null if there is none such, or nothing was played since that the seat knows
 * of: what others did in private must not decide about an answer.
 */
function rollbackTo(table: Table, seat: number, to: number): Motion | null {
  const entry = entryAt(table.sequences, seat, to);
  if (entry === null || entry < table.playedFrom) return null;
  const isSince = table.plays.some(
    ({ number }) => number > entry && isVisible(table.sequences, number, seat),
  );
  return isSince ? { type: 'rollback', to: entry } : null;
}

export function decideAccept(table: Table, game: Game, seat: number): Verdict {
  const { proposal } = table;
  if (proposal === null) return trouble('noProposal');
  if (proposal.accepted.includes(seat)) return trouble('alreadyAccepted');
  const accepted: Draft = { kind: 'accepted', seat };
  if (!allAgree(table.places, [...proposal.accepted, seat])) return [accepted];
  return [accepted, ...carriedOut(table, game, proposal.motion, table.places)];
}

export function decideDecline(table: Table, seat: number): Verdict {
  return table.proposal === null ? trouble('noProposal') : [{ kind: 'declined', seat }];
}
