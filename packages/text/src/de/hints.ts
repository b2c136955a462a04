import type { hints as english } from '../en/hints.ts';
import { say } from '../message/message.ts';
import { fromSite, toSite } from './sites.ts';
import { GRAMMAR } from './words.ts';

const { decimal } = GRAMMAR;

/** What a bot would do in your place, and why. */
export const hints: typeof english = {
  thinking: 'Ein Bot denkt darüber nach …',
  title: 'Das täte ein guter Bot an deiner Stelle:',
  thumb: 'Das täte ein guter Bot an deiner Stelle, nach Faustregel:',
  place: (things) => say`lege ${things}`,
  on: (things, site) => say`${things} ${toSite(site)}`,
  from: (things, site) => say`${things} ${fromSite(site)}`,
  takeUp: (things) => say`nimm wieder auf: ${things}`,
  best: (expected, why) =>
    `etwa ${Math.round(expected)} Punkte am Ende${why === '' ? '' : `; im Vergleich zu B: ${why}`}`,
  behind: (points, why) => {
    const less = points < 0.05 ? 'so gut wie A' : `${decimal(points)} Punkte weniger als A`;
    return why === '' ? less : `${less}: ${why}`;
  },
  signed: (points) => `${points < 0 ? '−' : '+'}${decimal(Math.abs(points))}`,
  parts: {
    points: 'Punkte sofort',
    goods: 'Wert der Waren',
    rows: 'volle Reihen',
    openRows: 'künftige Reihen',
    order: 'dein Auftrag',
    bag: 'dein Beutel',
    kept: 'Plättchen für später',
    coins: 'Münzen',
    carts: 'Karren',
    houses: 'Häuser und Boote',
    extensions: 'Ausbauten',
    assets: 'Anschaffungen',
    opals: 'Opale',
    missions: 'Missionen',
    place: 'dein Standort',
    supply: 'Vorräte und Restrunden',
  },
};
