import {
  apply,
  copyGame,
  createLog,
  createMoveBuffer,
  type Game,
  type GameEvent,
  legalMoves,
  type MoveType,
  type ReadableMove,
  readLog,
  type Thing,
  THINGS,
  writeMove,
} from '@altiplano/rules/engine';
import { inColumns, widthOf, wrap } from '../board/layout.ts';
import type { Screen } from '../board/screen.ts';
import { headingOf, labelOf, type Way, wayOf } from './labels.ts';
import type { Sight } from './sight.ts';

/** One of the numbered things a person can choose from. */
export interface Choice {
  readonly move: number;
  readonly readable: ReadableMove;
  readonly heading: string | null;
  readonly label: string;
  /** If there may be several ways to pay for the same. */
  readonly way: Way | null;
  /** What it would bring has run out (S11), so that it only costs. */
  readonly isInVain: boolean;
}

const buffer = createMoveBuffer();

/** The kinds of move that are tried out for their label; nothing that their player does not know comes of any. */
const TRIED: readonly MoveType[] = ['produce', 'trade', 'use', 'sell', 'buildBoat', 'buildRoad'];

/** Of these, what brings nothing else than a tile. */
const EXCHANGES: readonly MoveType[] = ['produce', 'trade', 'use'];
function bringsNothing(move: ReadableMove, outcome: readonly GameEvent[]): boolean {
  if (move.type === 'buildBoat') return move.boat === null;
  if (move.type === 'buildHouse') return move.house === null;
  if (move.type === 'takeOrder') return move.order === null;
  return EXCHANGES.includes(move.type) && outcome.some(({ type }) => type === 'ranOut');
}
/** What would happen. */
function outcomeOf(game: Game, seat: number, move: number): GameEvent[] {
  const trial = copyGame(game);
  const log = createLog();
  trial.log = log;
  apply(trial, seat, move);
  return readLog(trial, log, seat);
}

/** The legal moves of a seat as they are listed: by heading, and what ends something last. */
export function choicesOf(game: Game, sight: Sight): Choice[] {
  const count = legalMoves(game, sight.seat, buffer);
  const choices = [...buffer.subarray(0, count)].map((move) => {
    const readable = writeMove(game, move);
    const outcome = TRIED.includes(readable.type) ? outcomeOf(game, sight.seat, move) : [];
    const heading = headingOf(readable, sight);
    const label = labelOf(readable, sight, outcome);
    const isInVain = bringsNothing(readable, outcome);
    return {
      move,
      readable,
      heading: isInVain ? sight.names.texts.play.inVain : heading,
      label: isInVain && !EXCHANGES.includes(readable.type) ? `${heading} – ${label}` : label,
      way: wayOf(readable, sight),
      isInVain,
    };
  });
  const byGroup = choices.toSorted((a, b) => (a.way?.group ?? 0) - (b.way?.group ?? 0));
  const headings = [...new Set(byGroup.map(({ heading }) => heading))];
  return choices.toSorted((a, b) => rankOf(a, headings) - rankOf(b, headings));
}

/** In planning by thing; what ends something comes late, then what goes back, and in vain last, so that the first choice leads on. */
function rankOf({ readable, heading, isInVain }: Choice, headings: readonly (string | null)[]): number {
  const late = headings.length + THINGS.length;
  if (isInVain) return late + 2;
  if (readable.type === 'unplace') return late + 1;
  if (heading === null) return late;
  return readable.type === 'place' ? THINGS.indexOf(readable['thing'] as Thing) : headings.indexOf(heading);
}

/** Labels up to this width stand side by side. */
const SHORT = 34;

/** The choices with their numbers, under their headings; short ones side by side, in the same columns throughout. */
export function choiceLines(choices: readonly Choice[], screen: Screen): string[] {
  const digits = String(choices.length).length;
  const numbered: { heading: string | null; line: string }[] = [];
  for (const [index, { heading, label, way }] of choices.entries()) {
    const number = screen.bold(String(index + 1).padStart(digits));
    const isAnother = way !== null && way.to === choices[index - 1]?.way?.to;
    const isLast = way === null || way.to !== choices[index + 1]?.way?.to;
    const said = way === null ? label : `${way.by}${isLast ? `: ${way.to}` : ''}`;
    const last = numbered.at(-1);
    if (isAnother && last !== undefined) last.line += ` / ${number.trimStart()}) ${said}`;
    else numbered.push({ heading, line: `${number}) ${said}` });
  }
  const listedWidths = numbered.filter(({ heading }) => heading !== null).map(({ line }) => widthOf(line));
  const column = Math.max(0, ...listedWidths.filter((width) => width <= SHORT));
  const headings = [...new Set(choices.map(({ heading }) => heading))];
  return headings.flatMap((heading) => {
    const lines = numbered.filter((choice) => choice.heading === heading).map(({ line }) => line);
    const isShort = heading !== null && lines.every((line) => widthOf(line) <= SHORT);
    const indent = ' '.repeat(digits + 4);
    const listed = isShort
      ? inColumns(lines, screen.width, '  ', column)
      : lines.flatMap((line) => wrap(`  ${line}`, screen.width, indent));
    return heading === null ? listed : [heading, ...listed];
  });
}
