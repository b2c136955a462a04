import { type Good, GOODS } from '@altiplano/rules';
import { type CardTable, plain } from '@altiplano/text';
import { endCauses } from '../end/end-causes.ts';
import { insideOf } from '../message/inside-of.ts';
import { useTable } from '../state/at-table.ts';

/** The cards that can be had, the trading point, and how near the end is. */
export function TextMarket() {
  const { seen, words, names, texts, game, seatNames } = useTable();
  const { traveler, short } = game.options;
  const cards = (table: CardTable, ids: readonly string[]): string =>
    ids.map((id) => names.card(table, id).text).join('; ') || words.noneLeft;
  const traded = (goods: Readonly<Record<Good, number>>): string =>
    GOODS.flatMap((good) =>
      goods[good] === 0
        ? []
        : [
            `${goods[good]} ${texts.words.things[good]} (${texts.words.opals(game.components.goods[good].opals ?? 0)})`,
          ],
    ).join(', ') || words.empty;
  const causeName = (cause: ReturnType<typeof endCauses>[number]['cause']): string => {
    if (cause === 'strip') return words.endStrip;
    return cause === 'events' ? words.endEvents : texts.words.locations[cause];
  };
  return (
    <>
      <section>
        <h3>{words.market}</h3>
        {traveler !== 'off' && (
          <p>
            {`${words.event}: ${seen.event === null ? words.noEvent : plain(insideOf('events', seen.event, names))}. ${words.eventsLeft(seen.eventsLeft)}`}
          </p>
        )}
        <h4>{`${words.strip} (${words.pile(seen.pile.left)})`}</h4>
        <ol>
          {seen.strip.map((id, space) => (
            <li key={space}>
              {id === null
                ? words.gap
                : `${names.card('extensions', id).text} (${words.wherePrice(seen.own?.stripPrices[space] ?? 0)})`}
            </li>
          ))}
        </ol>
        <p>{`${words.ordersToTake}: ${cards('orders', seen.orders)}`}</p>
        <p>{`${words.housesToBuild}: ${cards('houses', seen.houses)}`}</p>
        <p>{`${words.boatsToBuild}: ${cards('boats', seen.boats)}`}</p>
        {traveler === 'full' && <p>{`${words.assetsForSale}: ${cards('assets', seen.assets)}`}</p>}
      </section>
      {traveler === 'full' && (
        <section>
          <h3>{words.tradingPoint}</h3>
          <p>{`${words.neutral}: ${traded(seen.neutral)}`}</p>
          {seen.players.map(({ trading }, seat) => (
            <p key={seat}>{`${seatNames[seat]}: ${traded(trading)}`}</p>
          ))}
        </section>
      )}
      <section>
        <h3>{words.end}</h3>
        <ul>
          {endCauses(seen, short).map(({ cause, left }) => (
            <li key={cause}>{`${causeName(cause)}: ${words.endLeft(left)}`}</li>
          ))}
        </ul>
      </section>
    </>
  );
}
