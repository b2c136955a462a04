import type { CardName } from '../../summary/balance.ts';
import type { Check } from '../../summary/checks.ts';
import type { Estimate } from '../../summary/estimates.ts';
import { CARD_TABLES } from '../../tally/tally.ts';
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

/** Whether more games could change the verdict. */
function isOpen({ isCertain, interval }: Check): boolean {
  return !isCertain && interval !== null;
}

function verdictCell(check: Check, verdict: string): Html {
  const kind = isOpen(check) ? `${check.verdict} unsure` : check.verdict;
  return html`<span class="verdict ${kind}"><span aria-hidden="true">${MARKS[check.verdict]}</span> ${verdict}</span>`;
}

function checksTable({ balance, texts, names, numbers }: Reader): Html {
  const { captions, columns } = texts.balance;
  return table({
    caption: captions.checks,
    columns: [columns.target, columns.value, columns.verdict],
    words: [2],
    rows: balance.checks.map((check) => {
      const said = checkWords(check, texts, names, numbers);
      return [
        html`${said.target} <small>${texts.balance.wanted(said.wanted)}</small>`,
        html`${said.value} <small>${said.interval}</small>`,
        verdictCell(check, said.verdict),
      ];
    }),
  });
}

/** What misses its target, in a sentence each. */
function findings(checks: readonly Check[], { texts, names, numbers }: Reader): Html[] {
  return checks.map((check) => {
    const { finding } = checkWords(check, texts, names, numbers);
    return html`<li>${finding}</li>\n`;
  });
}

/** Names of cards under the sort that they are of. */
function cardNames(title: string, cards: readonly CardName[], { names, texts }: Reader): Html {
  const { none, tables } = texts.balance;
  const groups = CARD_TABLES.flatMap((from): Html[] => {
    const items = cards
      .filter((card) => card.table === from)
      .map(({ id }) => html`<li>${names.card(from, id)}</li>\n`);
    return items.length === 0 ? [] : [html`<p class="note">${tables[from]}</p><ul>${items}</ul>`];
  });
  return html`<div><h3>${title}</h3>${groups.length === 0 ? html`<p>${none}</p>` : groups}</div>`;
}

/** Is the game in balance? The verdict first, then what it rests on. */
export function summarySection(reader: Reader): Html {
  const { balance, texts } = reader;
  const words = texts.balance;
  const known = balance.checks.filter(({ verdict }) => verdict !== 'unknown');
  const met = known.filter(({ verdict }) => verdict === 'met');
  const missed = known.filter(({ verdict }) => verdict === 'missed');
  const clear = missed.filter((check) => !isOpen(check));
  const open = missed.filter(isOpen);
  return html`<p class="lead">${words.verdictLine(met.length, known.length)}</p>
${facts(reader)}
<div class="pair"><div><h3>${words.missedTitle}</h3>
${clear.length === 0 ? html`<p>${missed.length === 0 ? words.noneMissed : words.none}</p>` : html`<ul>${findings(clear, reader)}</ul>`}</div>
${open.length === 0 ? NOTHING : html`<div><h3>${words.openTitle}</h3><ul>${findings(open, reader)}</ul><p class="note">${words.openHint}</p></div>`}</div>
<div class="targets">${checksTable(reader)}
<div>${cardNames(words.neverAvailable, balance.neverAvailable, reader)}
${cardNames(words.neverTaken, balance.neverTaken, reader)}
${cardNames(words.alwaysFirst, balance.alwaysFirst, reader)}</div></div>`;
}
