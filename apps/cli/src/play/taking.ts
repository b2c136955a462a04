import type { Choice } from './choices.ts';
import { whyAsked } from './forced.ts';
import { endsSomething, tilesLeftBehind } from './left-behind.ts';
import type { Decision } from './pages.ts';
import type { Person, Typed } from './person.ts';
import type { Table } from './table.ts';

function saidOf({ heading, label }: Choice): string {
  return heading === null ? label : `${heading}: ${label}`;
}

function numbers(typed: readonly Typed[]): string {
  const words = typed.map(({ word }) => word);
  return words.join(' ').slice(0, 40);
}

/** The question about what would stay behind, with the number that means it all the same; nothing if there is none. */
export function askLeftBehind({ texts, say }: Table, { leftBehind }: Person, { choices }: Decision): void {
  if (leftBehind.length === 0) return;
  const index = choices.findIndex(({ readable }) => endsSomething(readable));
  for (const line of leftBehind) say(line);
  say(texts.play.finishAnyway(index + 1, choices[index]?.readable.type === 'pass' ? 'p' : 'f'));
}

/** Whether there is a question before this is done; it is asked once, and nothing that was typed behind it is done. */
async function isAskedFirst(
  { session, texts, say }: Table,
  person: Person,
  { sight }: Decision,
  [next, ...rest]: readonly Typed[],
): Promise<boolean> {
  if (next === undefined || !person.wantsQuestion || person.leftBehind.length > 0) return false;
  const { readable } = next.choice;
  if (!endsSomething(readable)) return false;
  person.leftBehind = await tilesLeftBehind(session.game, sight, readable);
  if (person.leftBehind.length === 0) return false;
  if (rest.length > 0) say(texts.play.typedNotDone(numbers(rest)));
  return true;
}

/** The choices that the numbers on a line stand for; null, with a line that says why, if one of them is none. */
function readNumbers(line: string, { texts, say }: Table, { choices }: Decision): Typed[] | null {
  const words = line.split(/[\s,]+/).filter((part) => part !== '');
  const wrong = words.find((part) => !/^\d+$/.test(part));
  if (wrong !== undefined) {
    say(texts.play.notANumber(wrong.slice(0, 40)));
    return null;
  }
  const typed: Typed[] = [];
  for (const word of words) {
    const choice = choices[Number(word) - 1];
    if (choice === undefined) {
      say(texts.play.outOfRange(word.slice(0, 10), choices.length));
      return null;
    }
    typed.push({ word, choice });
  }
  return typed;
}

/** Does the first of the numbers on a line, and keeps the others for what comes after it. */
export async function takeNumbers(
  line: string,
  table: Table,
  person: Person,
  decision: Decision,
): Promise<'played' | 'ask'> {
  const typed = readNumbers(line, table, decision);
  const [first, ...rest] = typed ?? [];
  if (typed === null || first === undefined) return 'ask';
  if (await isAskedFirst(table, person, decision, typed)) {
    askLeftBehind(table, person, decision);
    return 'ask';
  }
  table.session.play(person.seat, first.choice.move, true);
  person.typed = rest;
  return 'played';
}

/** Does the next of what was typed on one line; false, with a line that says why, if it is no longer possible. */
export async function takeTyped(table: Table, person: Person, decision: Decision): Promise<boolean> {
  const { texts, session } = table;
  const { typed } = person;
  const [next, ...rest] = typed;
  if (next === undefined) return false;
  person.typed = [];
  // What was typed before something came to light was not meant for what has come since.
  if (!session.canUndo(person.seat)) {
    table.say(texts.play.typedTooFar(numbers(typed)));
    return false;
  }
  const { word, choice } = next;
  if (!decision.choices.some(({ move }) => move === choice.move)) {
    table.say(texts.play.typedStopped(word.slice(0, 10), saidOf(choice), numbers(rest)));
    return false;
  }
  if (await isAskedFirst(table, person, decision, typed)) return false;
  session.play(person.seat, choice.move, true);
  person.typed = rest;
  return true;
}

/** Plays the only choice, if there is no other and nothing is lost by it; says so. */
export function playsItself(table: Table, person: Person, { choices }: Decision): boolean {
  const { session, texts } = table;
  const [only, other] = choices;
  if (table.askAll || only === undefined || other !== undefined) return false;
  if (whyAsked(session, person.seat, only.move) !== null) return false;
  table.say(texts.play.forced(saidOf(only)));
  session.play(person.seat, only.move, false);
  return true;
}
