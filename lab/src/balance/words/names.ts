import { naming } from '@altiplano/cli/command-line';
import type { Pack } from '@altiplano/pack';
import { basicExchanges, type Location } from '@altiplano/rules/engine';
import { plain, say } from '@altiplano/text';
import type { Texts } from '../../text/texts.ts';
import { type Action, EXCHANGE } from '../observe/actions.ts';
import type { CardTable } from '../tally/tally.ts';

/** The pack's things in words. */
export interface Names {
  role(id: string): string;
  card(table: CardTable, id: string): string;
  action(action: string): string;
  cause(cause: string): string;
}

export function namesIn(texts: Texts, pack: Pack): Names {
  const { balance, cards, mark, moves, simulation, words } = texts;
  const named = naming(texts, pack, []);
  const kindName = (id: string): string => {
    const effect = pack.extensionKinds.find((kind) => kind.id === id)?.effect;
    return effect === undefined ? id : `${id} ${plain(cards.extension(effect))}`;
  };
  const orderName = (id: string): string => {
    const points = pack.orders.find((order) => order.id === id)?.points;
    return points === undefined ? id : plain(moves.label.order(points, say`${named.order(id)}`));
  };
  return {
    role: named.role,
    card: (table, id) => {
      switch (table) {
        case 'extensionKinds':
          return kindName(id);
        case 'extensions':
          return named.extension(id);
        case 'orders':
          return orderName(id);
        case 'houses':
          return balance.house(named.building(id));
        case 'boats':
          return balance.boat(named.building(id));
        case 'missions':
          return named.mission(id);
        case 'assets':
          return named.asset(id);
      }
    },
    action: (action) => {
      if (!action.startsWith(EXCHANGE)) return balance.actions[action as Action] ?? action;
      const basic = basicExchanges(pack).find(({ id }) => `${EXCHANGE}${id}` === action);
      if (basic === undefined) return action;
      return `${plain(mark.exchange(basic.pays, basic.gains))} (${words.locations[basic.location]})`;
    },
    cause: (cause) => simulation.causes[cause] ?? words.locations[cause as Location] ?? cause,
  };
}
