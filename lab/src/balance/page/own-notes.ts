import { inWords } from '@altiplano/cli/command-line';
import type { CardTable } from '../tally/tally.ts';
import type { Own } from '../words/own-values.ts';
import { type Html, html, NOTHING } from './html.ts';
import type { Reader } from './reader.ts';

function ownWords({ fields, isAll }: Own, { texts }: Reader): string {
  const { all, fields: known } = texts.balance.own;
  if (isAll) return all;
  return inWords(
    fields.map((field) => known[field] ?? field),
    texts.words.and,
  );
}

/** Says once what on most cards of a table is our own choice. */
export function usualNote(table: CardTable | 'roles', reader: Reader): Html {
  const usual = reader.own.usual(table);
  if (usual.fields.length === 0) return NOTHING;
  return html`<p class="note">${reader.texts.balance.own.each(ownWords(usual, reader))}</p>`;
}

/** A name, and what on this card is our own choice where it is not as on most. */
export function nameCell(name: string, table: CardTable | 'roles', id: string, reader: Reader): Html {
  const { own } = reader.texts.balance;
  const unusual = reader.own.unusual(table, id);
  if (unusual === null) return html`${name}`;
  const said = unusual.fields.length === 0 ? own.nothing : own.also(ownWords(unusual, reader));
  return html`${name} <small>${said}</small>`;
}

/** What of the points of rows and goods is our own choice. */
export function pointsNote(reader: Reader): Html {
  const { texts, own } = reader;
  const { words, balance } = texts;
  const values = [
    ...(own.hasOwnRows ? [balance.own.rows] : []),
    ...(own.goods.length > 0
      ? [
          balance.own.goods(
            inWords(
              own.goods.map((good) => words.things[good]),
              words.and,
            ),
          ),
        ]
      : []),
  ];
  if (values.length === 0) return NOTHING;
  return html`<p class="note">${balance.own.each(inWords(values, words.and))}</p>`;
}
