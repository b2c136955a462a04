import { view } from '@altiplano/rules';
import { questionFor } from '@altiplano/text';
import { wrap } from '../board/layout.ts';
import { seatBoard } from '../board/seat-board.ts';
import type { Scene } from '../board/scene.ts';
import { briefLines } from './brief.ts';
import { type Choice, choiceLines, choicesOf } from './choices.ts';
import { whyAsked } from './forced.ts';
import { placesLeftOut } from './left-out.ts';
import { tellNews } from './news.ts';
import { type Decision, showPage } from './pages.ts';
import { offerToSave, save } from './saving.ts';
import type { Sight } from './sight.ts';
import { humans, namesFor, type Table } from './table.ts';

/** How a person's decision ended. */
export type Outcome = 'played' | 'resigned' | 'quit' | 'ended';

/** A number, and what it stood for when it was typed. */
export interface Typed {
  readonly word: string;
  readonly choice: Choice;
}

/** What a person has been shown so far. */
export interface Person {
  readonly seat: number;
  /** The place in the log up to which it was told. */
  heard: number;
  /** The round whose board was shown in full. */
  boardOf: number;
  /** What was typed on one line and is still to be done: each number means what it stood for in the list then shown. */
  typed: readonly Typed[];
}

/** The decisions that an event in force puts before a player. */
const OF_EVENT: readonly (string | null)[] = ['offer', 'lift', 'put', 'storeDrawn', 'placeDrawn'];

function sceneFor(table: Table, seat: number): Scene {
  return { seen: view(table.session.game, seat), names: namesFor(table, seat), screen: table.screen };
}

/** Where the person stands: the whole board once a round, otherwise a few lines. */
function showPosition(table: Table, person: Person, scene: Scene): void {
  const { game } = table.session;
  const isKnown = person.boardOf === game.state.round;
  const lines = isKnown ? briefLines(scene, person.seat).join('\n') : seatBoard(scene, person.seat, game);
  table.say(`\n${lines}`);
  person.boardOf = game.state.round;
}

function showChoices(table: Table, { scene, sight, choices }: Decision): void {
  const { session, texts, screen } = table;
  const { seen, names } = scene;
  const mayEndTurn = choices.some(({ readable }) => readable.type === 'endTurn');
  const isOfEvent = seen.event !== null && OF_EVENT.includes(seen.players[sight.seat]?.decision ?? null);
  table.say('');
  if (isOfEvent) table.say(texts.play.event(names.event(seen.event ?? '')));
  table.say(questionFor(seen, sight.seat, mayEndTurn, names.game));
  table.say(choiceLines(choices, screen).join('\n'));
  const leftOut = placesLeftOut(session.game, sight, choices).map((place) => texts.words.locations[place]);
  if (leftOut.length > 0) {
    const note = wrap(`  ${texts.play.placesLeftOut(leftOut.join(', '))}`, screen.width, '  ');
    table.say(note.map(screen.dim).join('\n'));
  }
  const [only, other] = choices;
  const asked = only === undefined || other !== undefined ? null : whyAsked(session, sight.seat, only.move);
  if (asked !== null) table.say(screen.dim(`  ${texts.play.askedAs[asked]}`));
}

/** Offers to save what would be lost. */
export async function quit(table: Table): Promise<'quit'> {
  await offerToSave(table, table.texts.play.saveOnQuit);
  return 'quit';
}

/** What follows a typed line: an outcome, or `anew` where the position is another, `list` for the choices once more, `ask` for another line. */
type Next = Outcome | 'anew' | 'list' | 'ask';

async function obey(line: string, table: Table, person: Person, decision: Decision): Promise<Next> {
  const { texts, session } = table;
  const [command = '', ...rest] = line.trim().replace(/^\?/, '? ').split(/\s+/);
  const argument = rest.join(' ');
  switch (command.toLowerCase()) {
    case '':
      return 'list';
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
      return 'anew';
    case 'r': {
      const answer = await table.lines.ask(texts.play.confirmResign);
      return answer?.trim().toLowerCase() === texts.play.yes ? 'resigned' : 'ask';
    }
    case 'q':
      return quit(table);
    default: {
      const page = await showPage(command.toLowerCase(), argument, table, decision);
      if (page === 'quit') return quit(table);
      return page === 'shown' ? 'list' : chooseNumbers(line.trim(), table, person, decision);
    }
  }
}

function saidOf({ heading, label }: Choice): string {
  return heading === null ? label : `${heading}: ${label}`;
}

/** Does the first of the numbers on a line, and keeps the others for what comes after it. */
function chooseNumbers(line: string, table: Table, person: Person, { choices }: Decision): Outcome | 'ask' {
  const { texts, session } = table;
  const words = line.split(/[\s,]+/).filter((part) => part !== '');
  const wrong = words.find((part) => !/^\d+$/.test(part));
  if (wrong !== undefined) {
    table.say(texts.play.notANumber(wrong.slice(0, 40)));
    return 'ask';
  }
  const typed: Typed[] = [];
  for (const part of words) {
    const choice = choices[Number(part) - 1];
    if (choice === undefined) {
      table.say(texts.play.outOfRange(part.slice(0, 10), choices.length));
      return 'ask';
    }
    typed.push({ word: part, choice });
  }
  const [first, ...rest] = typed;
  if (first === undefined) return 'ask';
  session.play(person.seat, first.choice.move, true);
  person.typed = rest;
  return 'played';
}

function numbers(typed: readonly Typed[]): string {
  const words = typed.map(({ word }) => word);
  return words.join(' ').slice(0, 40);
}

/** Does the next of what was typed on one line; false, with a line that says why, if it is no longer possible. */
function takeTyped(table: Table, person: Person, { choices }: Decision): boolean {
  const { texts, session } = table;
  const [next, ...rest] = person.typed;
  if (next === undefined) return false;
  const all = numbers(person.typed);
  person.typed = [];
  // What was typed before something came to light was not meant for what has come since.
  if (!session.canUndo(person.seat)) {
    table.say(texts.play.typedTooFar(all));
    return false;
  }
  const { word, choice } = next;
  if (!choices.some(({ move }) => move === choice.move)) {
    table.say(texts.play.typedStopped(word.slice(0, 10), saidOf(choice), numbers(rest)));
    return false;
  }
  session.play(person.seat, choice.move, true);
  person.typed = rest;
  return true;
}

/** Plays the only choice, if there is no other and nothing is lost by it; says so. */
function playsItself(table: Table, person: Person, { choices }: Decision): boolean {
  const { session, texts } = table;
  const [only, other] = choices;
  if (table.askAll || only === undefined || other !== undefined) return false;
  if (whyAsked(session, person.seat, only.move) !== null) return false;
  table.say(texts.play.forced(saidOf(only)));
  session.play(person.seat, only.move, false);
  return true;
}

/** Lets a person decide one thing; where there is no choice it is decided, and said. */
export async function decide(table: Table, person: Person): Promise<Outcome> {
  const { texts, session } = table;
  for (;;) {
    person.heard = tellNews(table, person.seat, person.heard);
    const scene = sceneFor(table, person.seat);
    const sight: Sight = { seen: scene.seen, seat: person.seat, names: scene.names };
    const decision: Decision = { scene, sight, choices: choicesOf(session.game, sight) };
    if (playsItself(table, person, decision)) return 'played';
    if (takeTyped(table, person, decision)) return 'played';
    showPosition(table, person, scene);
    showChoices(table, decision);
    const count = decision.choices.length;
    const prompt =
      humans(table).length > 1
        ? texts.play.promptOf(texts.words.player(person.seat + 1), count)
        : texts.play.prompt(count);
    for (;;) {
      const line = await table.lines.ask(table.screen.bold(prompt));
      if (line === null) return 'ended';
      const next = await obey(line, table, person, decision);
      if (next === 'anew') break;
      if (next === 'list') showChoices(table, decision);
      else if (next !== 'ask') return next;
    }
  }
}
