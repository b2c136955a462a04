import type { Location } from '@altiplano/rules';
import type { Texts } from '../../text/texts.ts';
import type { CardTable } from '../tally/tally.ts';
import type { Names } from '../words/names.ts';
import { NO_FIGURE, type Numbers } from '../words/numbers.ts';
import type { Part, PartName } from './targets.ts';

const MARKS = { met: '✓', missed: '✗', open: '?' } as const;

const SHARES: readonly PartName[] = [
  'roundsInside',
  'made',
  'goodPoints',
  'strip',
  'location',
  'rows',
  'cardTaken',
  'kindLeast',
  'kindMost',
  'traded',
];
const COMPARED: readonly PartName[] = ['role', 'firstSeat'];

/** What a part is about, in words. */
function subjectOf({ part, subject }: Part, texts: Texts, names: Names): string {
  const { tables } = texts.balance;
  switch (part) {
    case 'role':
      return names.role(subject ?? '');
    case 'location':
      return subject === null ? texts.targets.noLocation : texts.words.locations[subject as Location];
    case 'built':
    case 'cardTaken':
      return tables[subject as CardTable];
    default:
      return texts.words.things[subject as keyof Texts['words']['things']] ?? '';
  }
}

/** A part in words and rounded numbers. */
export interface PartWords {
  readonly what: string;
  readonly wanted: string;
  readonly mark: string;
  readonly value: string;
  readonly interval: string;
  /** Nothing where it is met for certain. */
  readonly remark: string;
  readonly cards: readonly string[];
}

function writer({ part }: Part, numbers: Numbers): (value: number) => string {
  if (SHARES.includes(part)) return numbers.percent;
  return (value) => numbers.decimal(value, COMPARED.includes(part) ? 2 : 1);
}

/** Bounds are short: 16, not 16.0. */
function wantedOf(part: Part, write: (value: number) => string, texts: Texts): string {
  const { wanted } = texts.targets;
  const { least, most } = part;
  const bound = (value: number): string =>
    SHARES.includes(part.part) ? write(value) : value.toLocaleString(texts.language);
  if (least !== null && most !== null) return `${bound(least)} ${wanted.between} ${bound(most)}`;
  return least === null ? `${wanted.most} ${bound(most ?? 0)}` : `${wanted.least} ${bound(least)}`;
}

function remarkOf(part: Part, write: (value: number) => string, texts: Texts): string {
  const { targets } = texts;
  const { verdict, value, missedBy, most } = part;
  if (verdict === 'met') return '';
  if (value === null || missedBy === null || missedBy === 0) return targets.verdicts.open;
  const by = (most !== null && value > most ? targets.tooMuch : targets.tooLittle)(write(missedBy));
  return verdict === 'open' ? `${by}; ${targets.verdicts.open}` : by;
}

export function partWords(part: Part, texts: Texts, names: Names, numbers: Numbers): PartWords {
  const write = writer(part, numbers);
  return {
    what: texts.targets.parts[part.part](subjectOf(part, texts, names)),
    wanted: wantedOf(part, write, texts),
    mark: MARKS[part.verdict],
    value: part.value === null ? NO_FIGURE : write(part.value),
    interval: part.interval === null ? '' : numbers.interval(part.interval, write),
    remark: remarkOf(part, write, texts),
    cards: part.cards.map((id) => names.card(part.subject as CardTable, id)),
  };
}
