import { ROUNDS } from '../../summary/checks.ts';
import { barChart } from '../charts/bars.ts';
import { histogram } from '../charts/histogram.ts';
import { type Html, html } from '../html.ts';
import type { Reader } from '../reader.ts';
import { table } from '../table.ts';

/** How many rounds the games took, and what ended them. */
export function endSection({ balance, texts, numbers, names, points }: Reader): Html {
  const { captions, columns, meanLine, movesNote, wantedBand } = texts.balance;
  const { mean, games } = balance.rounds;
  const { options } = balance;
  const hasTarget = options.players === ROUNDS.players && !options.short;
  const longest = Math.max(...balance.endedBy.map(({ share }) => share));
  const most = Math.ceil(longest * 4) / 4;
  return html`<div class="beside">
${histogram({
  id: 'rounds',
  title: captions.rounds,
  columns: games.map(({ rounds, games: count }) => ({ at: rounds, count })),
  shown: numbers.count,
  ...(mean === null ? {} : { mean: { at: mean.value, label: meanLine(points(mean.value)) } }),
  ...(hasTarget ? { band: { from: ROUNDS.least, to: ROUNDS.most, label: wantedBand } } : {}),
})}
${table({
  caption: captions.roundsTable,
  columns: [columns.rounds, columns.games, columns.share],
  rows: games.map(({ rounds, games: count }) => [
    numbers.count(rounds),
    numbers.count(count),
    numbers.percent(count / balance.games),
  ]),
})}</div>
<div class="beside">
${barChart({
  id: 'ended-by',
  title: captions.endedBy,
  most,
  ticks: [0, most].map((at) => ({ at, label: numbers.percent(at) })),
  bars: balance.endedBy.map(({ cause, share }) => ({
    label: names.cause(cause),
    value: share,
    shown: numbers.percent(share),
  })),
})}
${table({
  caption: captions.endedByTable,
  columns: [columns.cause, columns.games, columns.share],
  rows: balance.endedBy.map(({ cause, games: count, share }) => [
    names.cause(cause),
    numbers.count(count),
    numbers.percent(share),
  ]),
})}</div>
<p class="note">${movesNote(numbers.count(balance.movesPerGame), numbers.count(balance.decisionsPerGame))}</p>`;
}
