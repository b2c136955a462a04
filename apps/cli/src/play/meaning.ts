import { mainMove } from '@altiplano/text';
import type { Texts } from '../text/texts.ts';
import type { Answer } from './answers.ts';
import { choicesByWords } from './by-words.ts';
import type { Choice } from './choices.ts';
import type { Decision } from './pages.ts';

/** A choice as a phrase that needs no list around it. */
export function saidOf({ heading, label }: Choice): string {
  return heading === null ? label : `${heading}: ${label}`;
}

/** Typed once too often, f would give up the round, or draw before anything was taken back; the only choice only to who has seen it. */
function whyNotFinished(
  main: Choice | undefined,
  choices: readonly Choice[],
  { play }: Texts,
  isSeen: boolean,
): string | null {
  if (main === undefined) return play.nothingToFinish;
  const { type } = main.readable;
  if (choices.length < 2 && isSeen) return null;
  if (type === 'pass') return play.onlyPass;
  if (type !== 'draw' || choices.every(({ readable }) => readable.type === 'draw')) return null;
  return play.drawByNumber(choices.indexOf(main) + 1);
}

/** What f does, or why it does nothing. */
function finishing(choices: readonly Choice[], texts: Texts, isSeen: boolean): Choice | string {
  const move = mainMove(choices.map(({ readable }) => readable));
  const main = choices.find(({ readable }) => readable === move);
  return whyNotFinished(main, choices, texts, isSeen) ?? main ?? texts.play.nothingToFinish;
}

/** What p does: after an action there is only the turn to end, and to pass is for the next. */
function passing(choices: readonly Choice[], texts: Texts): Choice | string {
  const found = choices.find(({ readable }) => readable.type === 'pass' || readable.type === 'endTurn');
  if (found !== undefined) return found;
  const main = finishing(choices, texts, true);
  return typeof main === 'string' ? texts.play.cannotPass : texts.play.finishFirst(main.label);
}

/** The only choice that fits, or which ones do, null if none does; what brings nothing is meant only by its number. */
function byWords(text: string, { choices, sight }: Decision, { play }: Texts): Choice | string | null {
  const fitting = (isInVain: boolean): Choice[] =>
    choicesByWords(
      text,
      choices.filter((choice) => choice.isInVain === isInVain),
      sight,
    );
  const listed = (found: readonly Choice[]): string[] =>
    found.map((choice) => `  ${choices.indexOf(choice) + 1}) ${saidOf(choice)}`);
  // Whoever answers the question before useful tiles stay behind means none of the choices.
  if (play.yesAndNo.includes(text.toLowerCase())) return null;
  const found = fitting(false);
  const [only, other] = found;
  const word = text.slice(0, 40);
  if (only !== undefined && other === undefined) return only;
  if (other !== undefined) return [play.severalFit(word), ...listed(found)].join('\n');
  const inVain = fitting(true);
  return inVain.length > 0 ? [play.fitsInVain(word), ...listed(inVain)].join('\n') : null;
}

/** What words mean that are in none of the choices: some end what f ends. */
function byOtherWords(
  text: string,
  choices: readonly Choice[],
  texts: Texts,
  isSeen: boolean,
): Choice | string {
  const isFinish = texts.play.finishWords.includes(text.toLowerCase());
  return isFinish ? finishing(choices, texts, isSeen) : texts.play.unknown(text.slice(0, 40));
}

/** What an answer means in a decision, whose choices were seen when it was typed or not, or a sentence that says why it means none of its choices. */
export function meantBy(answer: Answer, decision: Decision, texts: Texts, isSeen: boolean): Choice | string {
  const { choices } = decision;
  switch (answer.by) {
    case 'key':
      return answer.text === 'f' ? finishing(choices, texts, isSeen) : passing(choices, texts);
    case 'words':
      return byWords(answer.text, decision, texts) ?? byOtherWords(answer.text, choices, texts, isSeen);
    case 'number': {
      const { text, choice } = answer;
      const now = choices.find(({ move }) => move === choice.move);
      return now ?? texts.play.notAnyMore(text.slice(0, 10), saidOf(choice));
    }
  }
}
