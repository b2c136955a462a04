import type { Texts } from '../../text/texts.ts';
import { type Check, ROUNDS } from '../summary/checks.ts';
import type { CardTable } from '../tally/tally.ts';
import type { Names } from './names.ts';
import { NO_FIGURE, type Numbers } from './numbers.ts';

/** A check, ready to be read. */
export interface CheckWords {
  readonly target: string;
  readonly value: string;
  readonly interval: string;
  readonly wanted: string;
  readonly verdict: string;
  /** What is wrong, in a sentence, if the target is missed. */
  readonly finding: string;
  readonly cards: readonly string[];
}

function targetWords({ target, subject }: Check, texts: Texts, names: Names): string {
  const { targets, tables } = texts.balance;
  switch (target) {
    case 'roleWins':
      return targets.roleWins(names.role(subject ?? ''));
    case 'neverTaken':
    case 'alwaysFirst':
      return targets[target](tables[subject as CardTable]);
    case 'roundsInside':
      return targets.roundsInside(ROUNDS.least, ROUNDS.most);
    case 'roundsMean':
    case 'rowsOfWinners':
    case 'travelerUsed':
      return targets[target];
  }
}

/** How the values of a target are written. */
function show(check: Check, numbers: Numbers): (value: number) => string {
  switch (check.target) {
    case 'roleWins':
      return (value) => numbers.decimal(value, 2);
    case 'roundsMean':
      return (value) => numbers.decimal(value);
    case 'neverTaken':
    case 'alwaysFirst':
      return numbers.count;
    default:
      return numbers.percent;
  }
}

function wantedWords({ target, least, most }: Check, write: (value: number) => string, texts: Texts): string {
  const { balance } = texts;
  // Bounds are short: 12, not 12.0.
  const bound = (value: number): string =>
    target === 'roundsMean' || target === 'roleWins' ? value.toLocaleString(texts.language) : write(value);
  if (least !== null && most !== null) return balance.between(bound(least), bound(most));
  return least === null ? balance.none : balance.atLeast(bound(least));
}

function verdictWords({ target, verdict, isCertain }: Check, texts: Texts): string {
  const { verdicts, likely } = texts.balance;
  // What was counted is certain, even of few cards.
  const isCounted = target === 'neverTaken' || target === 'alwaysFirst';
  return verdict === 'unknown' || isCertain || isCounted ? verdicts[verdict] : likely[verdict];
}

/** What a missed target means for the game. */
function findingWords(check: Check, figures: string, texts: Texts, names: Names): string {
  const { findings, tables } = texts.balance;
  const { target, subject, value, most } = check;
  const isMuch = value !== null && most !== null && value > most;
  switch (target) {
    case 'roleWins': {
      const role = names.role(subject ?? '');
      return isMuch ? findings.roleStrong(role, figures) : findings.roleWeak(role, figures);
    }
    case 'neverTaken':
    case 'alwaysFirst':
      return findings[target](tables[subject as CardTable], figures);
    case 'roundsMean':
      return isMuch ? findings.long(figures) : findings.short(figures);
    case 'roundsInside':
      return findings.roundsInside(figures, ROUNDS.least, ROUNDS.most);
    case 'rowsOfWinners':
      return isMuch ? findings.rowsMuch(figures) : findings.rowsLittle(figures);
    case 'travelerUsed':
      return findings.travelerUsed(figures);
  }
}

/** A check in words and rounded numbers. */
export function checkWords(check: Check, texts: Texts, names: Names, numbers: Numbers): CheckWords {
  const write = show(check, numbers);
  const value = check.value === null ? NO_FIGURE : write(check.value);
  const interval = check.interval === null ? '' : numbers.interval(check.interval, write);
  const figures = interval === '' ? value : `${value} (${interval})`;
  return {
    target: targetWords(check, texts, names),
    value,
    interval,
    wanted: wantedWords(check, write, texts),
    verdict: verdictWords(check, texts),
    finding: findingWords(check, figures, texts, names),
    cards: check.cards.map((id) => names.card(check.subject as CardTable, id)),
  };
}
