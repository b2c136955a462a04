import type { Exchange, ExtensionKindRow, Good, RoleRow } from '@altiplano/rules/engine';
import type { Pack } from '../pack.ts';
import type { Draws } from './draws.ts';

interface Trade {
  readonly id: string;
  readonly actions: readonly Exchange[];
  /** What the role starts with at least one of; null: any good. */
  readonly own: Good | null;
  readonly mostCoins: number;
}

const PLAIN: readonly Good[] = ['wood', 'stone', 'fish', 'alpaca'];

function at(location: Exchange['location'], pays: Exchange['pays'], ...gains: Good[]): Exchange {
  return { location, pays, gains };
}

/** The roles' trades and the places where they ply them: the theme leaves only some of them a choice. */
const TRADES: readonly Trade[] = [
  { id: 'woodcutter', actions: [at('forest', ['food'], 'wood')], own: 'wood', mostCoins: 3 },
  { id: 'fisherman', actions: [at('harbor', ['food'], 'fish')], own: 'fish', mostCoins: 3 },
  { id: 'shepherd', actions: [at('farm', ['food'], 'alpaca')], own: 'alpaca', mostCoins: 3 },
  { id: 'miner', actions: [at('mine', ['food'], 'ore')], own: 'ore', mostCoins: 1 },
  {
    id: 'farmer',
    actions: [at('forest', ['food', 'food'], 'cacao'), at('forest', ['food'], 'cacao')],
    own: 'cacao',
    mostCoins: 3,
  },
  {
    id: 'trader',
    actions: [
      at('market', ['coin'], 'alpaca', 'stone'),
      at('market', ['coin'], 'fish', 'wood'),
      at('market', ['coin'], 'stone', 'wood'),
    ],
    own: null,
    mostCoins: 4,
  },
  {
    id: 'stonemason',
    actions: [at('mine', ['food'], 'stone'), at('mine', ['food'], 'stone', 'ore')],
    own: 'stone',
    mostCoins: 3,
  },
];

function isShownBy({ effect }: ExtensionKindRow, action: Exchange): boolean {
  return (
    effect.verb === 'exchange' &&
    effect.location === action.location &&
    effect.pays.join() === action.pays.join() &&
    effect.gains.toSorted().join() === action.gains.toSorted().join()
  );
}

function startGoods({ id, own }: Trade, draws: Draws): Good[] {
  if (id === 'miner') return ['food', 'food', 'fish', 'ore'];
  const goods: Good[] = draws.happens(60) ? ['food', 'food'] : ['food'];
  if (own === 'cacao') {
    if (draws.happens(50)) goods.push('cacao');
  } else if (own !== null) goods.push(own);
  while (goods.length < 4) goods.push(draws.oneOf(PLAIN));
  return goods;
}

/** Roles that ply their trade in its place and start with it, no two alike; where an extension shows the action, its kind. */
export function varyRoles(kinds: Pack['extensionKinds'], draws: Draws): Pack['roles'] {
  const taken = new Set<string>();
  return TRADES.map((trade): Pack['roles'][number] => {
    const action = draws.oneOf(trade.actions);
    let goods = startGoods(trade, draws);
    while (taken.has(goods.toSorted().join())) goods = startGoods(trade, draws);
    taken.add(goods.toSorted().join());
    const coins = trade.id === 'miner' ? 1 : draws.between(0, trade.mostCoins);
    const kind: RoleRow['kind'] = kinds.find((row) => isShownBy(row, action))?.id ?? null;
    return { id: trade.id, goods, coins, kind, action, provenance: 'ours' };
  });
}
