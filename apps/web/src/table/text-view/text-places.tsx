import { GOODS, HOME, LOCATIONS } from '@altiplano/rules';
import type { CardTable } from '@altiplano/text';
import { useTable } from '../state/at-table.ts';
import styles from './text-view.module.css';

/** The places in their order round the ring, and the cards that can be had. */
export function TextPlaces() {
  const { seen, texts, words, seatNames, names } = useTable();
  const cards = (table: CardTable, ids: readonly (string | null)[]): string =>
    ids.map((id) => (id === null ? words.gap : names.card(table, id).text)).join('; ') || words.noneLeft;
  return (
    <>
      <section>
        <h3>{words.places}</h3>
        <div className={styles.scroll}>
          <table className={styles.table}>
            <tbody>
              {seen.ring.map((location) => {
                const goods = GOODS.filter((_, good) => LOCATIONS[HOME[good] ?? -1] === location);
                const people = seen.players.flatMap(({ figure }, seat) =>
                  figure === location ? [seatNames[seat]] : [],
                );
                return (
                  <tr key={location}>
                    <th scope="row">{texts.words.locations[location]}</th>
                    <td>
                      {goods.map((good) => `${texts.words.things[good]} ${seen.supply[good]}`).join(', ')}
                    </td>
                    <td>
                      {[...people, seen.traveler === location ? words.traveler : '']
                        .filter(Boolean)
                        .join(', ')}
                    </td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </div>
      </section>
      <section>
        <h3>{words.market}</h3>
        <p>{`${words.strip}: ${seen.strip.map((id, space) => (id === null ? words.gap : `${names.card('extensions', id).text} (${words.wherePrice(seen.own?.stripPrices[space] ?? 0)})`)).join('; ')}`}</p>
        <p>{`${words.ordersToTake}: ${cards('orders', seen.orders)}`}</p>
        <p>{`${words.housesToBuild}: ${cards('houses', seen.houses)}`}</p>
        <p>{`${words.boatsToBuild}: ${cards('boats', seen.boats)}`}</p>
        {seen.assets.length > 0 && <p>{`${words.assetsForSale}: ${cards('assets', seen.assets)}`}</p>}
        {seen.event !== null && <p>{`${words.event}: ${cards('events', [seen.event])}`}</p>}
      </section>
    </>
  );
}
