import type { Location } from '@altiplano/rules';
import { type CardTable, type Message, type Part, say, type Sayable } from '../message/message.ts';
import { words } from './words.ts';

/** German says by a preposition whether something lies at a site, comes to it or leaves it. */
type Way = 'at' | 'to' | 'from';

const FROM: Record<Location, string> = {
  village: 'aus dem Dorf',
  market: 'vom Markt',
  road: 'von der Straße',
  harbor: 'aus dem Hafen',
  farm: 'von der Farm',
  mine: 'aus dem Bergwerk',
  forest: 'aus dem Wald',
};

const PLACES: Record<Way, (location: Location) => string> = {
  at: words.at,
  to: words.to,
  from: (location) => FROM[location],
};

/** Sites with an article; any other has a name of its own. */
const SITES: Readonly<Partial<Record<string, Record<Way, string>>>> = {
  role: { at: 'auf der Rolle', to: 'auf die Rolle', from: 'von der Rolle' },
  strip: { at: 'auf der Reisendenleiste', to: 'auf die Reisendenleiste', from: 'von der Reisendenleiste' },
  planning: { at: 'auf den Planungsfeldern', to: 'auf die Planungsfelder', from: 'von den Planungsfeldern' },
  container: { at: 'in der Kiste', to: 'in die Kiste', from: 'aus der Kiste' },
  bag: { at: 'im Beutel', to: 'in den Beutel', from: 'aus dem Beutel' },
  hand: { at: 'auf der Hand', to: 'auf die Hand', from: 'von der Hand' },
};

const CARDS: Readonly<Partial<Record<CardTable, Record<Way, string>>>> = {
  extensions: { at: 'auf dem Ausbau', to: 'auf den Ausbau', from: 'vom Ausbau' },
  assets: { at: 'auf der Anschaffung', to: 'auf die Anschaffung', from: 'von der Anschaffung' },
};
const NAMED: Record<Way, string> = { at: 'auf', to: 'auf', from: 'von' };

function partWith(way: Way, part: Part): Message {
  if (typeof part === 'string') return say`${NAMED[way]} ${part}`;
  if (part.is === 'place') return [{ ...part, text: PLACES[way](part.location) }];
  if (part.is === 'site') {
    const text = SITES[part.site]?.[way];
    return text === undefined ? say`${NAMED[way]} ${part}` : [{ ...part, text }];
  }
  const card = part.is === 'card' ? CARDS[part.table]?.[way] : undefined;
  return say`${card ?? NAMED[way]} ${part}`;
}

function siteWith(way: Way): (site: Sayable) => Message {
  return (site) => {
    const [first, ...rest] = say`${site}`;
    return first === undefined ? [] : [...partWith(way, first), ...rest];
  };
}

/** Where something lies: an der Straße, auf der Rolle. */
export const atSite = siteWith('at');
/** Where something is put: zur Straße, auf die Rolle. */
export const toSite = siteWith('to');
/** Where something is taken from: aus dem Wald, von der Rolle. */
export const fromSite = siteWith('from');
