import { type Decision, DECISIONS } from '@altiplano/text';
import type { Locator, Page } from '@playwright/test';
import type { Screen, Target } from '../setting/screen.ts';
import type { Said } from '../setting/words.ts';
import { anyOf, label, numbered } from './patterns.ts';

/** What the game asks of the person: a decision, or the one that follows an action. */
export type Question = Decision | 'acted';

/** What the parts of a table are called: all that the player and the tests know of the screen. */
export interface TableNames {
  readonly choices: RegExp;
  readonly main: RegExp;
  /** The main button while tiles are to be drawn. */
  readonly draw: RegExp;
  /** The main button while a plan is made. */
  readonly declare: RegExp;
  /** The regions with the cards of a draft. */
  readonly draft: RegExp;
  readonly tray: RegExp;
  /** A space of the own board. */
  readonly space: RegExp;
  readonly score: RegExp;
  readonly curtain: RegExp;
  question(text: string): Question | null;
}

/** The parts of a table on a page. */
export interface TablePage<Shown extends Screen = Page, Thing extends Target = Locator> {
  readonly page: Shown;
  readonly said: Said;
  readonly names: TableNames;
  /** What the game waits for. */
  readonly status: Thing;
  /** Whatever can be pressed to go on, while the person is asked something. */
  readonly asked: Thing;
  /** What can be done, in words. */
  readonly choices: Thing;
  /** The one button that brings the game on. */
  readonly main: Thing;
  /** The drawn goods. */
  readonly tray: Thing;
  readonly dialog: Thing;
  /** Falls between two people who share a device: the button that lifts it. */
  readonly curtain: Thing;
  /** The points, once the game is over. */
  readonly score: Thing;
  readonly undo: Thing;
  readonly undoTurn: Thing;
  readonly redo: Thing;
}

function drawLabels({ game }: Said): RegExp {
  const { draw, drawAll } = game.moves.label;
  const drawn = [0, 1, 2].flatMap((count) => [draw(count), drawAll(count)]);
  return anyOf(drawn.map((message) => numbered(label(message))));
}

function mainLabels(said: Said): RegExp {
  const { label: labels, wish } = said.game.moves;
  const { declare, decline, keepAll, backIntoBag, drawOne, finish, endTurn } = labels;
  const fixed = [declare, decline, keepAll, backIntoBag, drawOne, finish, endTurn, wish.pass].map(label);
  return anyOf([...fixed, drawLabels(said)]);
}

function namesOf(said: Said): TableNames {
  const { table, game } = said;
  const { questions } = game.decisions;
  const things = [table.emptySpace, ...Object.values(game.words.things)].join('|');
  const all: Question[] = [...DECISIONS, 'acted'];
  // Where not all of a question is possible, the table asks for less.
  const special = new Map<string, Question>([
    [table.setFirst, 'turn'],
    [table.actOrPass, 'turn'],
    [table.travelOrPass, 'turn'],
    [table.onlyPass, 'turn'],
    [table.onlyEnd, 'acted'],
  ]);
  return {
    choices: anyOf([table.choices]),
    main: mainLabels(said),
    draw: drawLabels(said),
    declare: anyOf([label(game.moves.label.declare)]),
    draft: anyOf([
      questions.chooseRole,
      questions.draftMission,
      questions.passMission,
      questions.pickMission,
    ]),
    tray: numbered(table.planningSpaces(1, 2)),
    space: new RegExp(`: (?:${things})(?: \\(.+\\))?$`),
    score: anyOf([table.score]),
    curtain: new RegExp(`^${table.curtainReady('.+')}$`),
    question: (text) => all.find((each) => questions[each] === text) ?? special.get(text) ?? null,
  };
}

/** A table in any browser. */
export type AnyTable = TablePage<Screen, Target>;

/** The table on a page. */
export function tableOn(page: Page, said: Said): TablePage;
export function tableOn(page: Screen, said: Said): AnyTable;
export function tableOn(page: Screen, said: Said): AnyTable {
  const { table } = said;
  const names = namesOf(said);
  const head = page.getByRole('banner').first();
  const status = head.getByRole('status');
  // On a wide screen what brings the game on and back stands at the foot.
  const ends = head.or(page.getByRole('contentinfo'));
  const main = ends.getByRole('button', { name: names.main });
  const choices = page.getByRole('region', { name: names.choices });
  const drafted = page.getByRole('region', { name: names.draft });
  const dialog = page.getByRole('dialog');
  return {
    page,
    said,
    names,
    status,
    // What stands in front of the table hides the rest of it, from those who cannot see as well.
    asked: main
      .or(choices.getByRole('button'))
      .or(drafted.getByRole('button'))
      .or(dialog.getByRole('button'))
      .first(),
    choices,
    main,
    tray: page.getByRole('region', { name: names.tray }),
    dialog,
    curtain: page.getByRole('button', { name: names.curtain }),
    score: page.getByRole('region', { name: names.score }),
    undo: ends.getByRole('button', { name: table.undo }),
    undoTurn: ends.getByRole('button', { name: table.undoTurn }),
    redo: ends.getByRole('button', { name: table.redo }),
  };
}
