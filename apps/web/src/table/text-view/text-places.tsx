import { GOODS, HOME, type Location, LOCATIONS } from '@altiplano/rules/engine';
import { useTable } from '../state/at-table.ts';
import styles from './text-view.module.css';

/** The places in their order round the ring: what is left there, and who stands there. */
export function TextPlaces() {
  const { seen, texts, words, seatNames } = useTable();
  const { things, locations } = texts.words;
  const left = (location: Location): string => {
    const goods = GOODS.filter((_, good) => LOCATIONS[HOME[good] ?? -1] === location).map(
      (good) => `${things[good]} ${seen.supply[good]}`,
    );
    const others: Partial<Record<Location, readonly string[]>> = {
      village: [`${words.housesToBuild} ${seen.houses.length}`, `${words.carts} ${seen.carts}`],
      harbor: [`${words.boatsToBuild} ${seen.boats.length}`],
      market: [`${words.ordersToTake} ${seen.orders.length}`],
    };
    return [...goods, ...(others[location] ?? [])].join(', ');
  };
  const people = (location: Location): string =>
    [
      ...seen.players.flatMap(({ figure }, seat) => (figure === location ? [seatNames[seat]] : [])),
      seen.traveler === location ? words.traveler : '',
    ]
      .filter(Boolean)
      .join(', ');
  return (
    <section>
      <h3>{words.places}</h3>
      <p>{`${words.foodSupply}: ${seen.supply.food}`}</p>
      <div className={styles.scroll} tabIndex={0} role="group" aria-label={words.places}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{words.places}</th>
              <th scope="col">{words.supply}</th>
              <th scope="col">{words.players}</th>
            </tr>
          </thead>
          <tbody>
            {seen.ring.map((location) => (
              <tr key={location}>
                <th scope="row">{locations[location]}</th>
                <td>{left(location)}</td>
                <td>{people(location)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
