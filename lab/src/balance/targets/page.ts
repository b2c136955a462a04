import type { Pack } from '@altiplano/pack';
import type { Texts } from '../../text/texts.ts';
import { type Html, html, NOTHING } from '../page/html.ts';
import { histogram } from '../page/charts/histogram.ts';
import { STYLE } from '../page/style.ts';
import { table } from '../page/table.ts';
import { DEAR_GOODS, type Holding } from '../tally/tally.ts';
import { type Names, namesIn } from '../words/names.ts';
import { NO_FIGURE, type Numbers, numbersIn } from '../words/numbers.ts';
import { modulesWords } from '../words/run-words.ts';
import { type BotResult, metRows, type TargetReport } from './report.ts';
import { partWords } from './words.ts';

interface Reader {
  readonly report: TargetReport;
  readonly texts: Texts;
  readonly names: Names;
  readonly numbers: Numbers;
}

const VERDICT_CLASS = { met: 'met', missed: 'missed', open: 'missed unsure' } as const;

function cell(result: BotResult, row: number, index: number, reader: Reader): Html {
  const part = result.rows[row]?.parts[index];
  if (part === undefined) return html`${NO_FIGURE}`;
  const { mark, value, interval, remark, cards } = partWords(
    part,
    reader.texts,
    reader.names,
    reader.numbers,
  );
  const verdict = reader.texts.targets.verdicts[part.verdict];
  return html`<span class="verdict ${VERDICT_CLASS[part.verdict]}"><span aria-hidden="true">${mark}</span> ${value}</span> <small>${interval}</small> <small>${remark === '' ? verdict : remark}</small>${cards.length === 0 ? NOTHING : html`<small class="cards">${cards.join('; ')}</small>`}`;
}

/** Row by row what is wanted, and beside it what each bot's games show. */
function targetsSection(reader: Reader): Html {
  const { report, texts, names, numbers } = reader;
  const { targets } = texts;
  const [first] = report.bots;
  const leads = report.bots.map(
    ({ bot, rows }) => html`<p class="lead">${targets.line(bot, metRows(rows), rows.length)}</p>`,
  );
  const rows = (first?.rows ?? []).flatMap(({ row, parts }, at) => [
    [
      html`<strong>${targets.rows[row]}</strong>`,
      '',
      ...report.bots.map((result) => targets.verdicts[result.rows[at]?.verdict ?? 'open']),
    ],
    ...parts.map((part, index) => {
      const { what, wanted } = partWords(part, texts, names, numbers);
      return [what, wanted, ...report.bots.map((result) => cell(result, at, index, reader))];
    }),
  ]);
  return html`${leads}<p class="note">${targets.note}</p>${table({
    caption: targets.sections.targets,
    columns: [targets.figure, targets.target, ...report.bots.map(({ bot }) => bot)],
    words: report.bots.map((_, index) => index + 2),
    rows,
  })}`;
}

const BUILT: readonly Holding[] = [
  'orders',
  'houses',
  'boats',
  'rows',
  'extensions',
  'roadSteps',
  'carts',
  'coins',
];

/** What winners have at the end, beside what everybody has. */
function buildSection({ report, texts, numbers }: Reader): Html {
  const { captions, columns, holdings } = texts.balance;
  return table({
    caption: captions.holdings,
    columns: [
      columns.holding,
      ...report.bots.flatMap(({ bot }) => [`${bot}: ${columns.winners}`, `${bot}: ${columns.all}`]),
    ],
    rows: BUILT.map((holding) => [
      holdings[holding],
      ...report.bots.flatMap(({ balance }) => {
        const found = balance.holdings.find((one) => one.holding === holding);
        return [numbers.decimal(found?.winners ?? null), numbers.decimal(found?.all ?? null)];
      }),
    ]),
  });
}

const columnsOf = (counts: Readonly<Record<string, number>>): { at: number; count: number }[] =>
  Object.entries(counts)
    .map(([at, count]) => ({ at: Number(at), count }))
    .toSorted((a, b) => a.at - b.at);

const roundOf = ({ balance }: BotResult, id: string): number | null =>
  balance.cards.extensionKinds.find((kind) => kind.id === id)?.meanRound ?? null;

/** In which rounds extensions are bought, and which kinds first. */
function buySection({ report, texts, names, numbers }: Reader): Html {
  const { targets, balance } = texts;
  const { columns } = balance;
  const [first] = report.bots;
  const kinds = (first?.balance.cards.extensionKinds ?? []).toSorted(
    (a, b) => (a.meanRound ?? 99) - (b.meanRound ?? 99),
  );
  return html`${report.bots.map((result, index) =>
    histogram({
      id: `buy-${index}`,
      title: targets.purchases(result.bot),
      columns: columnsOf(result.tally.targets.purchases),
      shown: (count) => `${numbers.decimal(count / result.tally.games, 2)} ${targets.perGame}`,
    }),
  )}
${table({
  caption: targets.kinds,
  columns: [
    columns.card,
    ...report.bots.flatMap(({ bot }) => [`${bot}: ${columns.round}`, `${bot}: ${columns.taken}`]),
  ],
  rows: kinds.map(({ id }) => [
    names.card('extensionKinds', id),
    ...report.bots.flatMap((result) => {
      const share = result.balance.cards.extensionKinds.find((kind) => kind.id === id)?.takenShare;
      return [numbers.decimal(roundOf(result, id)), numbers.percent(share?.value ?? null)];
    }),
  ]),
})}`;
}

function roadSection({ report, texts, numbers }: Reader): Html {
  return html`${report.bots.map(({ bot, tally }, index) =>
    histogram({
      id: `road-${index}`,
      title: texts.targets.roadOfWinners(bot),
      columns: columnsOf(tally.targets.winnersRoad),
      shown: numbers.count,
    }),
  )}`;
}

/** Of those who played a role, how many made each dear good. */
function clothSection({ report, texts, names, numbers }: Reader): Html {
  const { targets, balance, words } = texts;
  const [first] = report.bots;
  return table({
    caption: targets.makers,
    columns: [
      balance.columns.role,
      ...report.bots.flatMap(({ bot }) => DEAR_GOODS.map((good) => `${bot}: ${words.things[good]}`)),
    ],
    rows: (first?.balance.roles ?? []).map(({ id }) => [
      names.role(id),
      ...report.bots.flatMap(({ tally }) =>
        DEAR_GOODS.map((good) => {
          const found = tally.targets.makers[id];
          return numbers.percent(found === undefined ? null : found[good] / found.players);
        }),
      ),
    ]),
  });
}

const SECTIONS = {
  targets: targetsSection,
  build: buildSection,
  buy: buySection,
  road: roadSection,
  cloth: clothSection,
} as const satisfies Readonly<Record<keyof Texts['targets']['sections'], (reader: Reader) => Html>>;

/** How the game plays, as one page that needs nothing else: no script, no other file. */
export function targetsPage(report: TargetReport, pack: Pack, texts: Texts): string {
  const { targets, balance } = texts;
  const numbers = numbersIn(texts);
  const reader: Reader = { report, texts, numbers, names: namesIn(texts, pack) };
  const names = Object.keys(SECTIONS) as (keyof typeof SECTIONS)[];
  const bots = report.bots.map(({ bot }) => bot).join(', ');
  const played = targets.played(numbers.count(report.games), report.options.players, bots);
  const page = html`<!doctype html>
<html lang="${texts.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${targets.title}</title>
<style>${{ markup: STYLE }}</style>
</head>
<body>
<header>
<h1>${targets.title}</h1>
<p>${played} · ${modulesWords(report.options, texts)}</p>
<nav aria-label="${targets.contents}"><ul>${names.map((name) => html`<li><a href="#${name}">${targets.sections[name]}</a></li>`)}</ul></nav>
</header>
<main>
${names.map(
  (name) => html`<section id="${name}" aria-labelledby="${name}-h">
<h2 id="${name}-h">${targets.sections[name]}</h2>
${SECTIONS[name](reader)}
</section>
`,
)}</main>
<footer>
<p>${balance.packLine(pack.name[texts.language], report.pack.hash)}</p>
</footer>
</body>
</html>
`;
  return page.markup;
}
