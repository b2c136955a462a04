import type { Compared, PointsSummary } from '../../summary/balance.ts';
import { type Stack, stackChart } from '../charts/stacks.ts';
import { type Html, html } from '../html.ts';
import { pointsNote } from '../own-notes.ts';
import type { Reader } from '../reader.ts';
import { table } from '../table.ts';

function stackOf(
  label: string,
  { total, sources }: PointsSummary,
  { texts, numbers, points }: Reader,
): Stack {
  return {
    label,
    shown: total === null ? '' : points(total.value),
    segments: sources.map(({ source, share }) => ({
      fill: source,
      label: texts.score[source],
      share,
      shown: numbers.percent(share),
    })),
  };
}

function sourcesTable(reader: Reader): Html {
  const { balance, texts, numbers, points, estimate } = reader;
  const { captions, columns } = texts.balance;
  const { winners, all } = balance.points;
  const rows = winners.sources.flatMap(({ source, mean, share }) => {
    const of = all.sources.find((other) => other.source === source);
    if (of === undefined || (of.mean === 0 && mean === 0)) return [];
    const name = html`<span class="swatch fill-${source}" aria-hidden="true"></span> ${texts.score[source]}`;
    return [[name, points(mean), numbers.percent(share), points(of.mean), numbers.percent(of.share)]];
  });
  const totals = [winners, all].flatMap(({ total }) => [estimate(total, points), '']);
  return table({
    caption: captions.pointsTable,
    columns: [columns.source, columns.winners, columns.share, columns.all, columns.share],
    rows: [...rows, [texts.score.total, ...totals]],
  });
}

/** Whether anybody had any of it. */
function isFound({ winners, all }: Compared): boolean {
  return (winners ?? 0) > 0 || (all ?? 0) > 0;
}

/** Where points come from, what players have at the end, and what they did for it. */
export function pointsSection(reader: Reader): Html {
  const { balance, texts, numbers, names, points } = reader;
  const { captions, columns, holdings } = texts.balance;
  const two = (value: number | null): string => numbers.decimal(value, 2);
  return html`<div class="beside">
${stackChart('sources', captions.points, [
  stackOf(columns.winners, balance.points.winners, reader),
  stackOf(columns.all, balance.points.all, reader),
])}
<div>${sourcesTable(reader)}${pointsNote(reader)}</div></div>
<div class="pair">
${table({
  caption: captions.holdings,
  columns: [columns.holding, columns.winners, columns.all],
  rows: balance.holdings
    .filter(isFound)
    .map(({ holding, winners, all }) => [holdings[holding], two(winners), two(all)]),
})}
${table({
  caption: captions.actions,
  columns: [columns.action, columns.winners, columns.all, columns.tiles],
  rows: balance.actions.map(({ action, winners, all, tiles }) => [
    names.action(action),
    two(winners),
    two(all),
    tiles !== null && tiles > 1 ? points(tiles) : '',
  ]),
})}</div>`;
}
