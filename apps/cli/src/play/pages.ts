import { type Game, view } from '@altiplano/rules';
import { rivalBoards } from '../board/rival-boards.ts';
import { seatBoard } from '../board/seat-board.ts';
import type { Scene } from '../board/scene.ts';
import { type Choice, choicesOf } from './choices.ts';
import { infoLines } from './info.ts';
import { showLog } from './news.ts';
import { openPointsTable, pointsInTheOpen } from './open-points.ts';
import type { Sight } from './sight.ts';
import { namesFor, type Table } from './table.ts';
import { askTip, tipLines } from './tip.ts';
import { refusedLines } from './why.ts';

/** What a person decides about now, and how it is shown. */
export interface Decision {
  readonly scene: Scene;
  readonly sight: Sight;
  readonly choices: readonly Choice[];
}

/** What a seat decides about now, in a game that is over nothing. */
export function decisionFor(table: Table, seat: number): Decision {
  const { game } = table.session;
  const scene: Scene = { seen: view(game, seat), names: namesFor(table, seat), screen: table.screen };
  const sight: Sight = { seen: scene.seen, seat, names: scene.names };
  return { scene, sight, choices: choicesOf(game, sight) };
}

/** The whole table as a seat sees it, and what can be seen of the others' points. */
export function wholeBoard(game: Game, scene: Scene, seat: number): string {
  return `${seatBoard(scene, seat, game)}\n${pointsInTheOpen(game, scene)}`;
}

/** What lies open before the others, and what it is worth; null if nobody else has that number. */
function rivalPage(game: Game, scene: Scene, number: string): string | null {
  const boards = rivalBoards(scene, number);
  return boards === null ? null : `${boards}\n\n${openPointsTable(game, scene, number)}`;
}

/** Shows a page to look at, by its letter: `none` if there is no such page, `quit` if the person left meanwhile. */
export async function showPage(
  letter: string,
  argument: string,
  table: Table,
  { scene, sight, choices }: Decision,
): Promise<'shown' | 'none' | 'quit'> {
  const { texts, session, screen } = table;
  switch (letter) {
    case 'b':
      table.say(`\n${wholeBoard(session.game, scene, sight.seat)}`);
      return 'shown';
    case 'l':
      showLog(table, sight.seat, argument);
      return 'shown';
    case 'h':
      table.say(texts.play.help);
      return 'shown';
    case texts.play.rules:
      return showPage('i', argument || texts.info.subjects.all, table, { scene, sight, choices });
    case 'i':
      table.say(infoLines(sight, argument, screen).join('\n'));
      return 'shown';
    case 'o':
      table.say(rivalPage(session.game, scene, argument) ?? texts.play.noRival(argument));
      return 'shown';
    case '?':
      table.say(refusedLines(session.game, sight, argument, screen).join('\n'));
      return 'shown';
    case 't': {
      const answer = await askTip(table, sight.seat);
      if (answer === null) return 'quit';
      table.say(tipLines(answer, session.game, choices, sight, screen.width).join('\n'));
      return 'shown';
    }
    default:
      return 'none';
  }
}
