import { type Html, html } from '../html.ts';
import type { Reader } from '../reader.ts';
import { table } from '../table.ts';
import { cardBlock } from './cards.ts';

/** How much the traveler is used, and the assets. */
export function travelerSection(reader: Reader): Html {
  const { balance, texts, numbers, relative, points, estimate } = reader;
  const { captions, columns, traveler: measures, notPlayed } = texts.balance;
  const { traveler } = balance;
  if (traveler === null) return html`<p>${notPlayed.traveler}</p>`;
  return html`<div class="narrow">${table({
    caption: captions.traveler,
    columns: [columns.measure, columns.value],
    rows: [
      [measures.used, estimate(traveler.used, numbers.percent)],
      [measures.wins, estimate(traveler.users.relative, relative)],
      [measures.opals, points(traveler.opals)],
      [measures.assets, points(traveler.assets)],
      [measures.goods, points(traveler.goods)],
      [measures.actions, points(traveler.actions)],
    ],
  })}</div>
<h3>${captions.assets}</h3>
${cardBlock('assets', reader)}`;
}
