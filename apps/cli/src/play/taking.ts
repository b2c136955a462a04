import { type Answer, readAnswers } from './answers.ts';
import type { Choice } from './choices.ts';
import { obviousChoice, whyAsked } from './forced.ts';
import { endsSomething, tilesLeftBehind } from './left-behind.ts';
import { meantBy, saidOf } from './meaning.ts';
import type { Decision } from './pages.ts';
import type { Person } from './person.ts';
import type { Texts } from '../text/texts.ts';
import type { Table } from './table.ts';

function lineOf(answers: readonly Answer[]): string {
  const isNumbers = answers.every(({ by }) => by !== 'words');
  return answers
    .map(({ text }) => text)
    .join(isNumbers ? ' ' : ', ')
    .slice(0, 200);
}

/** The question about what would stay behind, with the number that means it all the same; nothing if there is none. */
export function askLeftBehind({ texts, say }: Table, { leftBehind }: Person, { choices }: Decision): void {
  if (leftBehind.length === 0) return;
  const index = choices.findIndex(({ readable }) => endsSomething(readable));
  for (const line of leftBehind) say(line);
  say(texts.play.finishAnyway(index + 1, choices[index]?.readable.type === 'pass' ? 'p' : 'f'));
}

/** Whether there is a question before this is done; it is asked once. */
async function isAskedFirst(
  { session }: Table,
  person: Person,
  { sight }: Decision,
  { readable }: Choice,
): Promise<boolean> {
  if (!person.wantsQuestion || person.leftBehind.length > 0) return false;
  if (!endsSomething(readable)) return false;
  person.leftBehind = await tilesLeftBehind(session.game, sight, readable);
  return person.leftBehind.length > 0;
}

/** Does the first of some answers and keeps the others; if it is not done, says why, unless it is asked about, and what stays undone. */
async function takeFirst(
  answers: readonly Answer[],
  table: Table,
  person: Person,
  decision: Decision,
  isSeen: boolean,
): Promise<'played' | 'asked' | 'refused'> {
  const { texts, session, say } = table;
  const [first, ...rest] = answers;
  if (first === undefined) return 'refused';
  const meant = meantBy(first, decision, texts, isSeen);
  const isRefused = typeof meant === 'string';
  if (isRefused) say(meant);
  if (isRefused || (await isAskedFirst(table, person, decision, meant))) {
    if (rest.length > 0) say(texts.play.typedNotDone(lineOf(rest)));
    return isRefused ? 'refused' : 'asked';
  }
  const isEndByPass = first.by === 'key' && first.text === 'p' && meant.readable.type === 'endTurn';
  if (isEndByPass) say(texts.play.endedNotPassed);
  await session.play(person.seat, meant.move, true);
  person.typed = rest;
  return 'played';
}

/** The answers on a line; the comma in the name of an order or an asset stands between none. */
function answersOn(line: string, decision: Decision, texts: Texts): Answer[] | string {
  const answers = readAnswers(line, decision.choices, texts);
  if (typeof answers === 'string') return answers;
  const [first, second] = answers;
  if (first === undefined || second === undefined) return answers;
  const whole: Answer = { by: 'words', text: line };
  const isMeant = (answer: Answer): boolean => typeof meantBy(answer, decision, texts, true) !== 'string';
  return !isMeant(first) && isMeant(whole) ? [whole] : answers;
}

/** Does the first of what a line says, and keeps the rest for what comes after it. */
export async function takeLine(
  line: string,
  table: Table,
  person: Person,
  decision: Decision,
): Promise<'played' | 'ask'> {
  const answers = answersOn(line, decision, table.texts);
  if (typeof answers === 'string') {
    table.say(answers);
    return 'ask';
  }
  const taken = await takeFirst(answers, table, person, decision, true);
  if (taken === 'asked') askLeftBehind(table, person, decision);
  return taken === 'played' ? 'played' : 'ask';
}

/** Without the answers for what was done by itself meanwhile, unless they mean something now. */
function withoutDone({ typed, doneFor }: Person, decision: Decision, texts: Texts): readonly Answer[] {
  const means = (answer: Answer, asked: Decision, isSeen: boolean): boolean =>
    typeof meantBy(answer, asked, texts, isSeen) !== 'string';
  let left = typed;
  for (const done of doneFor) {
    const [first, ...rest] = left;
    if (first !== undefined && !means(first, decision, false) && means(first, done, true)) left = rest;
  }
  return left;
}

/** Does the next of what was typed on one line; false, with a line that says why, if it does not fit what is asked now. */
export async function takeTyped(table: Table, person: Person, decision: Decision): Promise<boolean> {
  const { texts, session } = table;
  const typed = withoutDone(person, decision, texts);
  person.doneFor = [];
  person.typed = [];
  if (typed.length === 0) return false;
  // What was typed before something came to light was not meant for what has come since.
  if (session.canUndo(person.seat))
    return (await takeFirst(typed, table, person, decision, false)) === 'played';
  table.say(texts.play.typedTooFar(lineOf(typed)));
  return false;
}

/** Plays what there is no sensible other for, if nothing is lost by it; says so. */
export async function playsItself(table: Table, person: Person, decision: Decision): Promise<boolean> {
  const { session, texts } = table;
  const { choices } = decision;
  if (table.askAll) return false;
  const obvious = obviousChoice(session.game, person.seat, choices);
  if (obvious === null || whyAsked(session, person.seat, obvious.move) !== null) return false;
  table.say(choices.length > 1 ? texts.play.endedForYou : texts.play.forced(saidOf(obvious)));
  await session.play(person.seat, obvious.move, false);
  person.doneFor = [...person.doneFor, { ...decision, choices: [obvious] }];
  return true;
}
