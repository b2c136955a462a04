import type { PlayerView } from '@altiplano/rules';
import { plain } from '@altiplano/text';
import { useTable } from '../state/at-table.ts';
import styles from './text-view.module.css';

/** All players side by side. */
export function TextPlayers() {
  const { seen, words, seatNames, texts, names } = useTable();
  const sites = (player: PlayerView): string =>
    Object.entries(player.sites)
      .map(([site, things]) => `${names.site(site).text}: ${plain(texts.mark.things(things))}`)
      .join('; ') || words.empty;
  const rows = (player: PlayerView): string =>
    player.rows
      .flatMap(({ good, tiles }, row) =>
        good === null ? [] : [`${row + 1}: ${tiles} ${texts.words.things[good]}`],
      )
      .join('; ') || words.empty;
  const lines: [string, (player: PlayerView) => string | number][] = [
    [words.coins, ({ coins }) => coins],
    [words.road, ({ road }) => road],
    [words.places, ({ figure }) => (figure === null ? words.noFigure : texts.words.locations[figure])],
    [words.bag, ({ bagTiles }) => bagTiles],
    [words.container, ({ containerTiles }) => containerTiles],
    [words.board, sites],
    [words.warehouse, rows],
    [
      words.yourExtensions,
      ({ extensions }) => extensions.map((id) => names.card('extensions', id).text).join('; '),
    ],
  ];
  return (
    <section>
      <h3>{words.players}</h3>
      <div className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              <td />
              {seatNames.map((name, seat) => (
                <th key={seat} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map(([name, value]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {seen.players.map((player, seat) => (
                  <td key={seat}>{value(player)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
