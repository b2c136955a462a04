import type { EntryOf } from '@altiplano/protocol';
import { copyState } from '@altiplano/rules/engine';
import { takeCreditBack } from '../clock/clock.ts';
import { turnClocks } from '../clock/turn-clocks.ts';
import { LogFault } from '../fault.ts';
import type { Effect } from '../fold/effect.ts';
import { anchorOf, gameOf, isFinal, layAnchor, milestoneOf, playAgain, rewind } from '../play/position.ts';
import type { Play, Table } from '../table.ts';

/** Steps are taken back: all others since the last reveal are played again without them. Who saw them sees this. */
export function foldUndone(table: Table, entry: EntryOf<'undone'>): Effect {
  const game = gameOf(table, entry.number);
  const anchor = anchorOf(table, entry.number);
  const isVoid = (play: Play): boolean => entry.entries.includes(play.number);
  const voided = table.plays.slice(anchor.plays).filter(isVoid);
  if (voided.length !== entry.entries.length)
    throw new LogFault(entry.number, 'takes back what is not there');
  table.plays = table.plays.filter((play) => !isVoid(play));
  copyState(game.state, anchor.state);
  for (const play of table.plays.slice(anchor.plays)) playAgain(game, play);
  let mask = 0;
  let clock = false;
  for (const play of voided) {
    mask |= table.sequences.visible[play.number - 1] ?? 0;
    if (takeCreditBack(table.clock, play.seat, play.credit, entry.at)) clock = true;
  }
  if (turnClocks(table, entry.at).changed) clock = true;
  return { mask, voided: entry.entries, clock };
}

/** All agreed: every move after an entry is void, also what it revealed. The clocks stay as they are. */
export function foldRolledBack(table: Table, entry: EntryOf<'rolledBack'>): Effect {
  const game = gameOf(table, entry.number);
  const anchor = anchorOf(table, entry.number);
  if (entry.to < table.playedFrom) throw new LogFault(entry.number, 'goes back too far');
  const isKept = (play: Play): boolean => play.number <= entry.to;
  const voided = table.plays.filter((play) => !isKept(play)).map((play) => play.number);
  table.plays = table.plays.filter(isKept);
  rewind(table, game);
  layAnchor(anchor, game, 0);
  for (const [index, play] of table.plays.entries()) {
    const milestone = milestoneOf(game.state);
    playAgain(game, play);
    if (isFinal(milestone, game.state)) layAnchor(anchor, game, index + 1);
  }
  table.proposal = null;
  return { voided, clock: turnClocks(table, entry.at).changed };
}
