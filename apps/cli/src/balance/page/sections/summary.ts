import type { CardName } from '../../summary/balance.ts';
import type { Check } from '../../summary/checks.ts';
import type { Estimate } from '../../summary/estimates.ts';
import { checkWords } from '../../words/check-words.ts';
import { NO_FIGURE } from '../../words/numbers.ts';
import { type Html, html, NOTHING } from '../html.ts';
import type { Reader } from '../reader.ts';
import { table } from '../table.ts';

const MARKS = { met: '✓', missed: '✗', unknown: '?' } as const;

type Fact = readonly [caption: string, value: string, interval: string];

function facts({ balance, texts, numbers, relative, points }: Reader): Html {
  const fact = (caption: string, estimate: Estimate | null, show: (value: number) => string): Fact => [
    caption,
    estimate === null ? NO_FIGURE : show(estimate.value),
    estimate === null ? '' : numbers.interval(estimate, show),
  ];
  const { facts: captions } = texts.balance;
  const [first] = balance.positions;
  const shown: Fact[] = [
    fact(captions.rounds, balance.rounds.mean, points),
    fact(captions.winner, balance.points.winners.total, points),
    fact(captions.rows, balance.rowsOfWinners, numbers.percent),
    fact(captions.firstSeat, first?.relative ?? null, relative),
    [captions.decisions, numbers.count(balance.decisionsPerGame), ''],
  ];
  const entries = shown.map(
    ([caption, value, interval]) =>
      html`<div><dt>${caption}</dt><dd>${value}</dd>${interval === '' ? NOTHING : html`<dd class="interval">${interval}</dd>`}</div>`,
  );
  return html`<dl class="facts">${entries}</dl>`;
}

function verdictCell(check: Check, verdict: string): Html {
  const kind = check.verdict === 'unknown' || check.isCertain ? check.verdict : `${check.verdict} unsure`;
  return html`<span class="verdict ${kind}"><span aria-hidden="true">${MARKS[check.verdict]}</span> ${verdict}</span>`;
}

function checksTable({ balance, texts, names, numbers }: Reader): Html {
  const { captions, columns } = texts.balance;
  return table({
    caption: captions.checks,
    columns: [columns.target, columns.verdict, columns.value, columns.interval, columns.wanted],
    words: [1],
    rows: balance.checks.map((check) => {
      const said = checkWords(check, texts, names, numbers);
      return [said.target, verdictCell(check, said.verdict), said.value, said.interval, said.wanted];
    }),
  });
}

/** What misses its target, in a sentence each, and which cards are meant. */
function findings(checks: readonly Check[], { texts, names, numbers }: Reader): Html[] {
  return checks.map((check) => {
    const { finding, cards } = checkWords(check, texts, names, numbers);
    const list = cards.length === 0 ? NOTHING : html`<ul>${cards.map((card) => html`<li>${card}</li>`)}</ul>`;
    return html`<li>${finding}${list}</li>\n`;
  });
}

function cardNames(title: string, cards: readonly CardName[], { names, texts }: Reader): Html {
  const list =
    cards.length === 0
      ? html`<p>${texts.balance.nothing}</p>`
      : html`<ul>${cards.map(({ table: from, id }) => html`<li>${names.card(from, id)}</li>`)}</ul>`;
  return html`<div><h3>${title}</h3>${list}</div>`;
}

/** Is the game in balance? The verdict first, then what it rests on. */
export function summarySection(reader: Reader): Html {
  const { balance, texts } = reader;
  const words = texts.balance;
  const known = balance.checks.filter(({ verdict }) => verdict !== 'unknown');
  const met = known.filter(({ verdict }) => verdict === 'met');
  const missed = known.filter(({ verdict }) => verdict === 'missed');
  const isOpen = ({ isCertain, interval }: Check): boolean => !isCertain && interval !== null;
  const clear = missed.filter((check) => !isOpen(check));
  const open = missed.filter(isOpen);
  return html`<p class="lead">${words.verdictLine(met.length, known.length)}</p>
${facts(reader)}
<div class="pair"><div><h3>${words.missedTitle}</h3>
${clear.length === 0 ? html`<p>${missed.length === 0 ? words.noneMissed : words.nothing}</p>` : html`<ul>${findings(clear, reader)}</ul>`}</div>
${open.length === 0 ? NOTHING : html`<div><h3>${words.openTitle}</h3><ul>${findings(open, reader)}</ul><p class="note">${words.openHint}</p></div>`}</div>
${checksTable(reader)}
<div class="pair">${cardNames(words.neverAvailable, balance.neverAvailable, reader)}
${cardNames(words.neverTaken, balance.neverTaken, reader)}
${cardNames(words.alwaysFirst, balance.alwaysFirst, reader)}</div>`;
}
