import type { Part } from '@altiplano/bots';
import { type Mark, type Message, say } from '../message/message.ts';
import { fromSite, onSite } from './sites.ts';
import { GRAMMAR } from './words.ts';

const { decimal } = GRAMMAR;

/** Where two ways to go on differ, as it stands before a signed number of points. */
const parts: Record<Part, string> = {
  points: 'points at once',
  goods: 'value of goods',
  rows: 'full rows',
  openRows: 'rows to come',
  order: 'your order',
  bag: 'your bag',
  kept: 'tiles kept for later',
  coins: 'coins',
  carts: 'carts',
  houses: 'houses and boats',
  extensions: 'extensions',
  assets: 'assets',
  opals: 'opals',
  missions: 'missions',
  place: 'where you stand',
  supply: 'stock and rounds left',
};

/** What a bot would do in your place, and why. */
export const hints = {
  thinking: 'A bot is thinking about it…',
  title: 'What a good bot would do in your place:',
  thumb: 'What a good bot would do in your place, by rule of thumb:',
  place: (things: Message): Message => say`place ${things}`,
  on: (things: Message, site: Mark): Message => say`${things} ${onSite(site)}`,
  from: (things: Message, site: Mark): Message => say`${things} ${fromSite(site)}`,
  takeUp: (things: Message): Message => say`take up ${things}`,
  /** `why` may be empty. */
  best: (expected: number, why: string): string =>
    `about ${Math.round(expected)} points at the end${why === '' ? '' : `; compared with B: ${why}`}`,
  behind: (points: number, why: string): string => {
    const less = points < 0.05 ? 'as good as A' : `${decimal(points)} points less than A`;
    return why === '' ? less : `${less}: ${why}`;
  },
  signed: (points: number): string => `${points < 0 ? '−' : '+'}${decimal(Math.abs(points))}`,
  parts,
};
