import { view } from '@altiplano/rules';
import { questionFor } from '@altiplano/text';
import { rivalBoards } from '../board/rival-boards.ts';
import { seatBoard } from '../board/seat-board.ts';
import type { Scene } from '../board/scene.ts';
import { briefLines } from './brief.ts';
import { type Choice, choiceLines, choicesOf } from './choices.ts';
import { infoLines } from './info.ts';
import { showLog, tellNews } from './news.ts';
import type { Sight } from './sight.ts';
import { offerToSave, save } from './saving.ts';
import { humans, namesFor, type Table } from './table.ts';
import { askTip, tipLines } from './tip.ts';
import { refusedLines } from './why.ts';

/** How a person's decision ended. */
export type Outcome = 'played' | 'resigned' | 'quit' | 'ended';

/** What a person has been shown so far. */
export interface Person {
  readonly seat: number;
  /** The place in the log up to which it was told. */
  heard: number;
  /** The round whose board was shown in full. */
  boardOf: number;
}

function sceneFor(table: Table, seat: number): Scene {
  return { seen: view(table.session.game, seat), names: namesFor(table, seat), screen: table.screen };
}

function showBoard(table: Table, person: Person): void {
  table.say(`\n${seatBoard(sceneFor(table, person.seat), person.seat, table.session.game)}`);
}

function showChoices(table: Table, person: Person, scene: Scene, choices: readonly Choice[]): void {
  const { game } = table.session;
  if (person.boardOf === game.state.round) table.say(`\n${briefLines(scene, person.seat).join('\n')}`);
  else showBoard(table, person);
  person.boardOf = game.state.round;
  const mayEndTurn = choices.some(({ readable }) => readable.type === 'endTurn');
  table.say(`\n${questionFor(scene.seen, person.seat, mayEndTurn, scene.names.game)}`);
  table.say(choiceLines(choices, table.screen).join('\n'));
}

/** Offers to save what would be lost. */
export async function quit(table: Table): Promise<'quit'> {
  await offerToSave(table, table.texts.play.saveOnQuit);
  return 'quit';
}

/** What a typed line leads to: an outcome, or `again` for the choices once more, or `ask` for another line. */
async function obey(
  line: string,
  table: Table,
  person: Person,
  choices: readonly Choice[],
  sight: Sight,
): Promise<Outcome | 'again' | 'ask'> {
  const { texts, session } = table;
  const [command = '', ...rest] = line.trim().replace(/^\?/, '? ').split(/\s+/);
  const argument = rest.join(' ');
  switch (command.toLowerCase()) {
    case '':
      table.say(texts.play.emptyLine(choices.length));
      return 'ask';
    case 'b':
      showBoard(table, person);
      return 'ask';
    case 'l':
      showLog(table, person.seat, argument);
      return 'ask';
    case 'h':
      table.say(texts.play.help);
      return 'ask';
    case 'i':
      table.say(infoLines(sight, argument, table.screen).join('\n'));
      return 'ask';
    case 'o':
      table.say(rivalBoards(sceneFor(table, person.seat), argument) ?? texts.play.noRival(argument));
      return 'ask';
    case '?':
      table.say(refusedLines(session.game, sight, argument, table.screen).join('\n'));
      return 'ask';
    case 't': {
      const answer = await askTip(table, person.seat);
      if (answer === null) return quit(table);
      table.say(tipLines(answer, session.game, choices, sight, table.screen.width).join('\n'));
      return 'ask';
    }
    case 's':
      if (argument === '') table.say(texts.play.saveNeedsFile);
      else save(table, argument);
      return 'ask';
    case 'u':
      if (!session.undo(person.seat)) {
        table.say(texts.play.nothingToUndo);
        return 'ask';
      }
      person.heard = session.now();
      table.say(texts.play.undone);
      return 'again';
    case 'r': {
      const answer = await table.lines.ask(texts.play.confirmResign);
      return answer?.trim().toLowerCase() === texts.play.yes ? 'resigned' : 'ask';
    }
    case 'q':
      return quit(table);
    default:
      return chooseNumber(line.trim(), table, person, choices);
  }
}

function chooseNumber(
  word: string,
  table: Table,
  person: Person,
  choices: readonly Choice[],
): Outcome | 'ask' {
  const { texts, session } = table;
  if (!/^\d+$/.test(word)) {
    table.say(texts.play.notANumber(word.slice(0, 40)));
    return 'ask';
  }
  const choice = choices[Number(word) - 1];
  if (choice === undefined) {
    table.say(texts.play.outOfRange(word.slice(0, 10), choices.length));
    return 'ask';
  }
  session.play(person.seat, choice.move, true);
  return 'played';
}

/** Lets a person decide one thing; where there is no choice it is decided, and said. */
export async function decide(table: Table, person: Person): Promise<Outcome> {
  const { texts, session } = table;
  for (;;) {
    person.heard = tellNews(table, person.seat, person.heard);
    const scene = sceneFor(table, person.seat);
    const sight: Sight = { seen: scene.seen, seat: person.seat, names: scene.names };
    const choices = choicesOf(session.game, sight);
    const [only, other] = choices;
    // What could still be taken back never runs on by itself: a forced step might end the turn for good.
    const playsItself = !table.askAll && !session.canUndo(person.seat);
    if (only !== undefined && other === undefined && playsItself) {
      table.say(texts.play.forced(only.heading === null ? only.label : `${only.heading}: ${only.label}`));
      session.play(person.seat, only.move, false);
      return 'played';
    }
    showChoices(table, person, scene, choices);
    const prompt =
      humans(table).length > 1
        ? texts.play.promptOf(texts.words.player(person.seat + 1), choices.length)
        : texts.play.prompt(choices.length);
    for (;;) {
      const line = await table.lines.ask(table.screen.bold(prompt));
      if (line === null) return 'ended';
      const result = await obey(line, table, person, choices, sight);
      if (result === 'again') break;
      if (result !== 'ask') return result;
    }
  }
}
