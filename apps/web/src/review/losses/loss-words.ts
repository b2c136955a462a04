import type { Loss } from '@altiplano/client';
import type { Game, ReadableMove } from '@altiplano/rules';
import { viewOf } from '@altiplano/client';
import {
  deedOf,
  joined,
  type Message,
  type Naming,
  planMessage,
  reasonOf,
  type ReasonTexts,
} from '@altiplano/text';

/** Ends of turns go without saying. */
const SILENT: readonly string[] = ['endTurn'];
const MOST_MOVES = 4;
const MOST_REASONS = 3;

/** What was done or would have been, in words, as the player saw the table then. */
export function movesMessage(
  moves: readonly ReadableMove[],
  kind: Loss['kind'],
  game: Game,
  seat: number,
  names: Naming,
): Message {
  if (kind === 'plan') return planMessage(moves, names);
  const sight = { seen: viewOf(game, seat), seat, names };
  const telling = moves.filter(({ type }) => !SILENT.includes(type));
  const said = (telling.length === 0 ? moves : telling).slice(0, MOST_MOVES);
  return joined(
    said.map((move) => deedOf(move, sight)),
    '; ',
  );
}

/** What the bot would have done it for, in words; empty if it has none. */
export function purposeOf(
  { better, aims, differences }: Loss,
  game: Game,
  seat: number,
  names: Naming,
  words: ReasonTexts,
): Message {
  const sight = { seen: viewOf(game, seat), seat, names };
  return reasonOf({ moves: better, aims, differences, isBest: true }, sight, words);
}

/** Where the bot saw more, largest first: "your order +2.1". */
export function reasonsOf({ differences }: Loss, { texts }: Naming): string {
  const { parts, signed } = texts.hints;
  return differences
    .filter(({ points }) => Math.abs(points) >= 0.25)
    .slice(0, MOST_REASONS)
    .map(({ part, points }) => `${parts[part]} ${signed(points)}`)
    .join(', ');
}
