import type { RecordedResult } from '@altiplano/protocol';
import type { Score } from '@altiplano/rules';
import { inWords } from '../text/list.ts';
import type { Texts } from '../text/texts.ts';

const LINES = [
  'goods',
  'boats',
  'houses',
  'orders',
  'houseGoods',
  'rows',
  'missions',
  'opals',
  'points',
  'assets',
  'total',
  'coins',
] as const satisfies readonly (keyof Score)[];

const FIRST_COLUMN = 18;

/** Points by source, a column for each player; sources that gave nobody anything are left out. */
export function scoreTable(scores: readonly Score[], names: readonly string[], texts: Texts): string {
  const { score: captions } = texts;
  const width = Math.max(...names.map((name) => name.length), 5) + 2;
  const shown = LINES.filter((name) => name === 'total' || scores.some((own) => own[name] > 0));
  const line = (caption: string, cells: readonly (string | number)[]): string =>
    `  ${caption.padEnd(FIRST_COLUMN)}${cells.map((cell) => String(cell).padStart(width)).join('')}`;
  return [
    line(captions.title, names),
    ...shown.map((name) =>
      line(
        captions[name],
        scores.map((own) => own[name]),
      ),
    ),
  ].join('\n');
}

/** The end of a game: points by source, who wins, and what ended it. */
export function scoreSheet(result: RecordedResult, names: readonly string[], texts: Texts): string {
  const { board, words } = texts;
  const winners = result.winners.map((seat) => names[seat] ?? String(seat));
  const isYou = winners.length === 1 && winners[0] === words.you;
  return [
    scoreTable(result.scores, names, texts),
    '',
    isYou ? board.youWin : board.winner(inWords(winners, words.and), winners.length > 1),
    board.ended(result.rounds, words.endCauses[result.endedBy] ?? result.endedBy),
  ].join('\n');
}
