import { mainMove, plain, roundText, sentence, type Sight, spread, statusOf } from '@altiplano/text';
import { grouped, worded } from '../play/grouping.ts';
import { useTable } from '../state/at-table.ts';
import styles from './text-view.module.css';
import { TextMarket } from './text-market.tsx';
import { TextPlaces } from './text-places.tsx';
import { TextPlayers } from './text-players.tsx';

/** The whole table in words: what can be done first, then what there is. */
export function TextView() {
  const { seen, names, hasActed, words, own, texts } = useTable();
  const tray = own === null ? [] : spread(own.planning);
  return (
    <div className={styles.view}>
      <p>
        {roundText(seen, names)}. {plain(sentence(statusOf(seen, names, hasActed)))}
      </p>
      <TextChoices />
      {own !== null && (
        <p>
          {words.tray}: {tray.length === 0 ? words.empty : plain(texts.mark.things(tray))}
        </p>
      )}
      <TextPlayers />
      <TextPlaces />
      <TextMarket />
    </div>
  );
}

function TextChoices() {
  const { legal, seen, seat, names, game, words, play } = useTable();
  if (seat === null || legal.length === 0) return null;
  const sight: Sight = { seen, seat, names };
  const main = mainMove(legal);
  const button = (move: (typeof legal)[number], key: number) => (
    <li key={key}>
      <button type="button" className={styles.choice} onClick={() => play([move])}>
        {plain(sentence(worded(move, game, sight))).replace(/\.$/, '')}
      </button>
    </li>
  );
  return (
    <section>
      <h3>{words.choices}</h3>
      {main !== null && <ul className={styles.choices}>{button(main, 0)}</ul>}
      {grouped(
        legal.filter((move) => move !== main),
        sight,
      ).map(({ heading, moves }, index) => (
        <div key={index}>
          <h4>{plain(heading)}</h4>
          <ul className={styles.choices}>{moves.map(button)}</ul>
        </div>
      ))}
    </section>
  );
}
