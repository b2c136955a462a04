import type { Good } from '@altiplano/rules';
import type { ChapterId, OUTLINE } from './outline.ts';

/** What can be listed from the pack in use. */
export type ListName =
  | 'supply'
  | 'goods'
  | 'opals'
  | 'rows'
  | 'road'
  | 'strip'
  | 'roles'
  | 'extensions'
  | 'missions'
  | 'events'
  | 'assets';

/** A row of the warehouse with what lies in it. */
export interface RowExample {
  readonly tiles: readonly Good[];
  readonly spaces: number;
}

/** Something to look at beside a paragraph, as data. */
export type Example =
  /** A basic action that exchanges goods, by its id. */
  | { readonly is: 'exchange'; readonly id: string }
  | { readonly is: 'rows'; readonly rows: readonly RowExample[] }
  | { readonly is: 'list'; readonly list: ListName };

const exchange = (id: string): Example => ({ is: 'exchange', id });
const list = (name: ListName): Example => ({ is: 'list', list: name });

type Examples = { readonly [C in ChapterId]?: { readonly [P in keyof (typeof OUTLINE)[C]]?: Example } };

/** The examples of the rule reference. */
export const EXAMPLES: Examples = {
  setup: { supply: list('supply') },
  farm: { food: exchange('farm-food'), wool: exchange('farm-wool'), cloth: exchange('farm-cloth') },
  forest: { wood: exchange('forest-wood'), cacao: exchange('forest-cacao') },
  mine: { stone: exchange('mine-stone'), silver: exchange('mine-silver') },
  harbor: { food: exchange('harbor-food'), stone: exchange('harbor-stone') },
  market: { sell: list('goods') },
  road: { steps: list('road') },
  warehouse: {
    good: {
      is: 'rows',
      rows: [
        { tiles: ['fish', 'fish', 'corn'], spaces: 3 },
        { tiles: ['wool'], spaces: 3 },
      ],
    },
  },
  corn: { row: { is: 'rows', rows: [{ tiles: ['corn', 'corn'], spaces: 3 }] } },
  extensions: { buy: list('strip'), list: list('extensions') },
  roles: { list: list('roles') },
  missions: { list: list('missions') },
  events: { list: list('events') },
  assets: { list: list('assets') },
  trading: { buy: list('opals') },
  scoring: { tiles: list('goods'), rows: list('rows') },
};
