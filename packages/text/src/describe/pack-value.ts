import type { ProvenanceRow } from '@altiplano/pack';
import type {
  AssetEffect,
  EventEffect,
  Exchange,
  ExtensionEffect,
  MissionCondition,
  Thing,
} from '@altiplano/rules/engine';
import { CARD_TABLES, type CardTable, joined, type Message } from '../message/message.ts';
import { isLocation, isThing, type Naming } from '../naming/naming.ts';

/** One value of a pack in words: which table, what of it, and how much. */
export interface PackValue {
  readonly table: string;
  readonly what: Message;
  readonly value: Message;
}

/** `extensions[3] (X3).price`, `board.warehouse.left[0].points` */
const PATH = /^(?<table>\w+)(?:\[\d+\] \((?<id>[^)]+)\))?\.?(?<rest>.*)$/;

function isCardTable(table: string): table is CardTable {
  return (CARD_TABLES as readonly string[]).includes(table);
}

/** A step of a path: a good, a place, a field, or a field with the number of its entry. */
function stepInWords(step: string, { texts }: Naming): Message {
  const { mark, provenance } = texts;
  if (isThing(step)) return [mark.thing(step)];
  const [, field = step, index] = /^(\w+)\[(\d+)\]$/.exec(step) ?? [];
  const word = provenance.fields[field] ?? field;
  if (index !== undefined) return [`${word} ${Number(index) + 1}`];
  return isLocation(step) ? [mark.place(step)] : [word];
}

function rowInWords(table: string, id: string, names: Naming): Message {
  if (isCardTable(table)) return [names.card(table, id)];
  const effect = names.components.extensionKinds.find((kind) => kind.id === id)?.effect;
  return effect === undefined ? [id] : names.texts.cards.extension(effect);
}

/** Objects are what cards do, or what exchanges take and give. */
function effectInWords(table: string, value: object, { texts }: Naming): Message {
  const { cards, mark } = texts;
  switch (table) {
    case 'extensionKinds':
      return cards.extension(value as ExtensionEffect);
    case 'events':
      return cards.event(value as EventEffect);
    case 'assets':
      return cards.asset(value as AssetEffect);
    case 'missions':
      return cards.mission(value as MissionCondition);
    default: {
      const { pays, gains } = value as Exchange;
      return mark.exchange(pays, gains);
    }
  }
}

function wordInWords(field: string, word: string, names: Naming): Message {
  const { components, mark, provenance } = names.texts;
  if (isThing(word)) return [mark.thing(word)];
  switch (field) {
    case 'kind':
    case 'sameAs':
      return rowInWords('extensionKinds', word, names);
    case 'when':
      return [components.when[word as keyof typeof components.when] ?? word];
    case 'cost':
      return [word === 'higher' ? components.facts.higherGood : components.facts.anyGood];
    case 'traveler':
      return [components.stageTwo];
    default:
      return [provenance.fields[word] ?? word];
  }
}

function valueInWords(table: string, field: string, value: unknown, names: Naming): Message {
  const { mark, provenance } = names.texts;
  if (value === null || value === undefined) return [provenance.nothing];
  if (typeof value === 'boolean') return [value ? provenance.yes : provenance.no];
  if (typeof value === 'string') return wordInWords(field, value, names);
  if (Array.isArray(value)) {
    return value.every(isThing)
      ? mark.things(value as Thing[])
      : joined(
          value.map((item) => [String(item)]),
          ' / ',
        );
  }
  return typeof value === 'object' ? effectInWords(table, value, names) : [String(value)];
}

/** A value of a pack, of which its provenance tells, in words. */
export function packValue({ path, value }: Omit<ProvenanceRow, 'provenance'>, names: Naming): PackValue {
  const { table = '', id, rest = '' } = PATH.exec(path)?.groups ?? {};
  const steps = rest.split('.').filter((step) => step !== '' && step !== 'warehouse');
  const what = [
    ...(id === undefined ? [] : [rowInWords(table, id, names)]),
    ...steps.map((step) => stepInWords(step, names)),
  ];
  const field = (steps.at(-1) ?? '').replace(/\[\d+\]$/, '');
  return {
    table: names.texts.provenance.tables[table] ?? table,
    what: joined(what, ', '),
    value: valueInWords(table, field, value, names),
  };
}
