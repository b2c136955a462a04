import { inWords } from '@altiplano/cli/command-line';
import type { Pack } from '@altiplano/pack';
import type { Texts } from '../../text/texts.ts';
import type { Balance, CardName } from '../summary/balance.ts';
import { checkWords } from './check-words.ts';
import { type Names, namesIn } from './names.ts';
import { numbersIn } from './numbers.ts';
import { playedWords } from './run-words.ts';

const MARKS = { met: '✓', missed: '✗', unknown: '?' } as const;

function cardList(cards: readonly CardName[], names: Names): string[] {
  return cards.map(({ table, id }) => `      ${names.card(table, id)}`);
}

/** The balance in a few lines: what the games were, the main figures, every target. */
export function terminalSummary(balance: Balance, pack: Pack, texts: Texts): string {
  const numbers = numbersIn(texts);
  const names = namesIn(texts, pack);
  const words = texts.balance;
  const { facts } = words;
  const figures: [string, string][] = [
    [facts.rounds, numbers.around(balance.rounds.mean, (value) => numbers.decimal(value))],
    [facts.winner, numbers.around(balance.points.winners.total, (value) => numbers.decimal(value))],
    [facts.all, numbers.around(balance.points.all.total, (value) => numbers.decimal(value))],
    [facts.decisions, numbers.count(balance.decisionsPerGame)],
    [
      words.captions.endedBy,
      inWords(
        balance.endedBy.map(({ cause, share }) => `${names.cause(cause)} ${numbers.percent(share)}`),
        texts.words.and,
      ),
    ],
  ];
  const width = Math.max(...figures.map(([caption]) => caption.length));
  const checks = balance.checks.map((check) => ({ check, said: checkWords(check, texts, names, numbers) }));
  const targetWidth = Math.max(...checks.map(({ said }) => said.target.length));
  const valueWidth = Math.max(...checks.map(({ said }) => said.value.length));
  const met = balance.checks.filter(({ verdict }) => verdict === 'met').length;
  const known = balance.checks.filter(({ verdict }) => verdict !== 'unknown').length;
  return [
    playedWords(balance, texts, numbers),
    ...figures.map(([caption, value]) => `  ${caption.padEnd(width)}  ${value}`),
    '',
    words.verdictLine(met, known),
    ...checks.flatMap(({ check, said }) => [
      `  ${MARKS[check.verdict]} ${said.target.padEnd(targetWidth)}  ${said.value.padStart(valueWidth)}  ${said.interval === '' ? '' : `(${said.interval}) `}${said.verdict === words.verdicts.met ? '' : `${said.verdict}; ${words.wanted(said.wanted)}`}`.trimEnd(),
      ...said.cards.map((card) => `      ${card}`),
    ]),
    ...(balance.neverAvailable.length === 0
      ? []
      : ['', words.neverAvailable, ...cardList(balance.neverAvailable, names)]),
  ].join('\n');
}
