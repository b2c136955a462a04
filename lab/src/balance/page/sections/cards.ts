import type { CardSummary } from '../../summary/cards.ts';
import type { CardTable } from '../../tally/tally.ts';
import { NO_FIGURE } from '../../words/numbers.ts';
import { type Bar, barChart } from '../charts/bars.ts';
import { type Html, html } from '../html.ts';
import { nameCell, usualNote } from '../own-notes.ts';
import type { Reader } from '../reader.ts';
import { table as tableOf } from '../table.ts';
import { cardColumns } from './card-columns.ts';
import { relativeChart } from './relative-chart.ts';

/** What the first chart of a table of cards shows. */
function shareBar(card: CardSummary, table: CardTable, { names, numbers }: Reader): Bar {
  const share = table === 'missions' ? card.doneShare : card.takenShare;
  const isInTwo = table === 'orders' && share !== null;
  const done = card.doneShare?.value ?? 0;
  return {
    label: names.card(table, card.id),
    value: share?.value ?? null,
    shown: share === null ? NO_FIGURE : numbers.percent(share.value),
    ...(isInTwo ? { part: share.value * done } : { low: share?.low, high: share?.high }),
  };
}

/** Most often taken first; missions by how often they are fulfilled. */
function sorted(cards: readonly CardSummary[], table: CardTable): CardSummary[] {
  const measure = ({ takenShare, doneShare }: CardSummary): number =>
    (table === 'missions' ? doneShare : takenShare)?.value ?? -1;
  return cards.toSorted((a, b) => measure(b) - measure(a));
}

/** The figures of a table of cards. */
function cardTable(table: CardTable, reader: Reader): Html {
  const { balance, names, texts } = reader;
  const columns = cardColumns(table, reader);
  return tableOf({
    caption: texts.balance.captions[table],
    columns: [texts.balance.columns.card, ...columns.map(({ title }) => title)],
    rows: sorted(balance.cards[table], table).map((card) => [
      nameCell(names.card(table, card.id), table, card.id, reader),
      ...columns.map(({ cell }) => cell(card)),
    ]),
  });
}

/** One sort of cards: how often each is taken, how its takers fare, and all figures. */
export function cardBlock(table: CardTable, reader: Reader): Html {
  const { balance, names, numbers, texts } = reader;
  const { captions } = texts.balance;
  const cards = sorted(balance.cards[table], table);
  const isMissions = table === 'missions';
  const shares = isMissions
    ? captions.doneShare
    : table === 'orders'
      ? captions.takenAndDone
      : captions.takenShare;
  return html`<div class="pair">
${barChart({
  id: `${table}-taken`,
  title: shares,
  most: 1,
  ticks: [0, 0.5, 1].map((at) => ({ at, label: numbers.percent(at) })),
  bars: cards.map((card) => shareBar(card, table, reader)),
})}
${relativeChart(
  `${table}-wins`,
  isMissions ? captions.winsOfDoers : captions.winsOfTakers,
  cards.map((card) => ({
    label: names.card(table, card.id),
    standing: isMissions ? card.doers : card.takers,
  })),
  false,
  reader,
)}</div>
${cardTable(table, reader)}
${usualNote(table, reader)}`;
}

/** Extensions by kind, with the single tiles at hand. */
export function extensionsSection(reader: Reader): Html {
  return html`${cardBlock('extensionKinds', reader)}
<details><summary>${reader.texts.balance.details.tiles}</summary>${cardTable('extensions', reader)}</details>`;
}

/** Orders, houses and boats, each on its own. */
export function boardCardsSection(reader: Reader): Html {
  const { captions } = reader.texts.balance;
  return html`${(['orders', 'houses', 'boats'] as const).map(
    (table) => html`<h3>${captions[table]}</h3>${cardBlock(table, reader)}\n`,
  )}`;
}

export function missionsSection(reader: Reader): Html {
  if (reader.balance.options.missions) return cardBlock('missions', reader);
  return html`<p>${reader.texts.balance.notPlayed.missions}</p>`;
}
