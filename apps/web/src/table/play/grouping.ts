import { previewOf } from '@altiplano/client';
import { type Game, type GameEvent, isRejection, type ReadableMove } from '@altiplano/rules';
import { headingOf, labelOf, type Message, plain, sentence, type Sight } from '@altiplano/text';

/** Moves under one heading. */
export interface MoveGroup {
  readonly heading: Message;
  readonly moves: readonly ReadableMove[];
}

/** Moves whose costs and gains only the rules can say before they are played. */
const NEEDS_OUTCOME: readonly string[] = ['produce', 'trade', 'use', 'sell'];

/** What would happen, where a move is told by it; else nothing. */
export function outcomeOf(move: ReadableMove, game: Game, seat: number): readonly GameEvent[] {
  if (!NEEDS_OUTCOME.includes(move.type)) return [];
  const found = previewOf(game, seat, move);
  return isRejection(found) ? [] : found.events;
}

/** A move in a few words, with what it costs and brings. */
export function worded(move: ReadableMove, game: Game, sight: Sight): Message {
  return labelOf(move, sight, outcomeOf(move, game, sight.seat));
}

/** The last of some moves as a whole sentence: what it is, with what it costs and brings. */
export function saidOf(moves: readonly ReadableMove[], game: Game, sight: Sight): Message {
  const last = moves.at(-1);
  if (last === undefined) return [];
  // A card says by itself what is used.
  const heading = last.type === 'use' ? null : headingOf(last, sight);
  const label = worded(last, game, sight);
  return sentence(heading === null ? label : [...heading, ': ', ...label]);
}

/** Moves by their headings; those that stand by themselves are left out. */
export function grouped(moves: readonly ReadableMove[], sight: Sight): MoveGroup[] {
  const groups = new Map<string, { heading: Message; moves: ReadableMove[] }>();
  for (const move of moves) {
    const heading = headingOf(move, sight);
    if (heading === null) continue;
    const key = plain(heading);
    const group = groups.get(key) ?? { heading, moves: [] };
    group.moves.push(move);
    groups.set(key, group);
  }
  return [...groups.values()];
}
