import { openOrdersOf, type PlayerView } from '@altiplano/rules/engine';
import { type CardTable, plain, spread } from '@altiplano/text';
import { useTable } from '../state/at-table.ts';
import styles from './text-view.module.css';

type Line = readonly [name: string, value: (player: PlayerView, seat: number) => string | number];

function useLines(): readonly Line[] {
  const { seen, words, texts, names, game, seat: own } = useTable();
  const { things, locations } = texts.words;
  const { kinds } = texts.components;
  const cards = (table: CardTable, ids: readonly string[]): string =>
    ids.map((id) => names.card(table, id).text).join('; ') || words.none;
  const sites = (player: PlayerView): string =>
    Object.entries(player.sites)
      .map(([site, there]) => `${names.site(site).text}: ${plain(texts.mark.things(there))}`)
      .join('; ') || words.empty;
  const rows = (player: PlayerView): string =>
    player.rows
      .flatMap(({ good, tiles, corn }, row) =>
        good === null
          ? []
          : [
              `${row + 1}: ${tiles} ${things[good]}${good !== 'corn' && corn > 0 ? ` (${corn} ${things.corn})` : ''}`,
            ],
      )
      .join('; ') || words.empty;
  const orders = (player: PlayerView): string =>
    openOrdersOf(player)
      .map(({ id, delivered }) => {
        const goods = game.components.orders.find((row) => row.id === id)?.goods ?? [];
        return goods
          .map((good, index) => `${things[good]}${delivered[index] === true ? ` (${words.fulfilled})` : ''}`)
          .join(', ');
      })
      .join('; ') || words.none;
  const missions = ({ missions: held }: PlayerView, seat: number): string => {
    const known =
      seat === own
        ? (seen.own?.missions ?? []).map(
            ({ id, fulfilled }) =>
              `${names.card('missions', id).text} (${fulfilled ? words.fulfilled : words.secret})`,
          )
        : held.fulfilled.map((id) => names.card('missions', id).text);
    const hidden = seat === own || held.hidden === 0 ? [] : [`${held.hidden} (${words.secret})`];
    return [...known, ...hidden].join('; ') || words.none;
  };
  const carts = ({ carts: cartSlots, freeCartUses }: PlayerView): string =>
    [
      `${words.freeCart}: ${freeCartUses > 0 ? words.cartReady : words.cartUsed}`,
      ...cartSlots.flatMap((cart, slot) =>
        cart === 'none' ? [] : [`${slot + 1}: ${cart === 'ready' ? words.cartReady : words.cartUsed}`],
      ),
    ].join('; ');
  const { traveler } = game.options;
  return [
    [kinds.roles, ({ role }) => (role === null ? words.none : names.card('roles', role).text)],
    [words.coins, ({ coins }) => coins],
    ...(traveler === 'off' ? [] : [[words.collected, ({ points }) => points] as Line]),
    ...(traveler === 'full' ? [[words.opals, ({ opals }) => opals] as Line] : []),
    [words.places, ({ figure }) => (figure === null ? words.noFigure : locations[figure])],
    [words.road, ({ road }) => words.roadAt(road, game.components.board.road.length)],
    [words.movement, carts],
    [texts.words.planning, ({ planning }) => plain(texts.mark.things(spread(planning))) || words.empty],
    [words.board, sites],
    [words.bag, ({ bagTiles }) => bagTiles],
    [words.container, ({ containerTiles }) => containerTiles],
    [words.warehouse, rows],
    [kinds.extensions, ({ extensions }) => cards('extensions', extensions)],
    ...(traveler === 'full'
      ? [[kinds.assets, ({ assets }: PlayerView) => cards('assets', assets)] as Line]
      : []),
    [words.orderInWork, orders],
    [words.ordersToTake, ({ fulfilled }) => cards('orders', fulfilled)],
    [words.housesToBuild, ({ houses }) => cards('houses', houses)],
    [words.boatsToBuild, ({ boats }) => cards('boats', boats)],
    ...(game.options.missions ? [[kinds.missions, missions] as Line] : []),
  ];
}

/** All players side by side, with everything that lies before them. */
export function TextPlayers() {
  const { seen, words, seatNames, seat: own } = useTable();
  const lines = useLines();
  const stateOf = (player: PlayerView, seat: number): string =>
    [
      seat === own ? words.you : '',
      seen.startingSeat === seat ? words.startingPlayer : '',
      seen.waitsFor.includes(seat) ? words.thinks : '',
      player.passed ? words.passed : '',
    ]
      .filter(Boolean)
      .join(', ');
  return (
    <section>
      <h3>{words.players}</h3>
      <div className={styles.scroll} tabIndex={0} role="group" aria-label={words.players}>
        <table className={styles.table}>
          <thead>
            <tr>
              <td />
              {seen.players.map((player, seat) => (
                <th key={seat} scope="col">
                  {seatNames[seat]}
                  <br />
                  <small>{stateOf(player, seat)}</small>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map(([name, value]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {seen.players.map((player, seat) => (
                  <td key={seat}>{value(player, seat)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
