import type { Location, ReadableMove } from '@altiplano/rules';
import { type Message, plain, sentence, type Sight } from '@altiplano/text';
import { PlaceSign } from '../../art/places/place-sign.tsx';
import { insideOf } from '../message/inside-of.ts';
import { RichText } from '../message/rich-text.tsx';
import { grouped, worded } from '../play/grouping.ts';
import { mainMove } from '../play/main-move.ts';
import { useTable } from '../state/at-table.ts';
import styles from './choice-panel.module.css';

/** Up to so many ways stand side by side; more are listed when they are asked for. */
const INLINE = 4;
/** Planning is done on the board: a list of all places for all tiles would only be noise. */
const ON_BOARD: readonly string[] = ['place', 'unplace', 'chooseRole', 'keepMission', 'passMission'];

/** What can be done now, in words. */
export function ChoicePanel() {
  const { legal, seen, seat, own, names, words } = useTable();
  if (seat === null) return null;
  const sight: Sight = { seen, seat, names };
  const main = mainMove(legal);
  const rest = legal.filter((move) => move !== main && !ON_BOARD.includes(move.type));
  const ways = rest.filter(({ type }) => type === 'travel' || type === 'setFigure');
  const groups = grouped(
    rest.filter((move) => !ways.includes(move)),
    sight,
  );
  const alone = rest.filter(({ type }) => (type === 'pass' || type === 'decline') && type !== main?.type);
  return (
    <section className={styles.panel} aria-label={words.choices}>
      {own?.decision === 'offer' && seen.event !== null && (
        <p className={styles.event}>
          <RichText message={sentence(insideOf('events', seen.event, names))} />
        </p>
      )}
      {groups.map(({ heading, moves }) => (
        <Group key={plain(heading)} heading={heading} moves={moves} sight={sight} />
      ))}
      {ways.length > 0 && <Ways moves={ways} />}
      {alone.length > 0 && <Group heading={[]} moves={alone} sight={sight} />}
    </section>
  );
}

function Group({
  heading,
  moves,
  sight,
}: {
  heading: Message;
  moves: readonly ReadableMove[];
  sight: Sight;
}) {
  const { show } = useTable();
  if (moves.length > INLINE) {
    const choices = moves.map((move) => ({ moves: [move] as const, path: ['list'] as const }));
    return (
      <button type="button" className={styles.choice} onClick={() => show({ kind: 'choose', choices })}>
        <RichText message={heading} /> … <small>{moves.length}</small>
      </button>
    );
  }
  return (
    <div className={styles.group}>
      <span className={styles.heading}>
        <RichText message={heading} />
      </span>
      {moves.map((move, index) => (
        <MoveButton key={index} move={move} sight={sight} />
      ))}
    </div>
  );
}

/** A move as a button, with what it costs and brings. */
export function MoveButton({ move, sight }: { move: ReadableMove; sight: Sight }) {
  const { game, play, consider } = useTable();
  const begin = (): void => consider([move]);
  const end = (): void => consider(null);
  return (
    <button
      type="button"
      className={styles.choice}
      onClick={() => play([move])}
      onPointerEnter={begin}
      onPointerLeave={end}
      onFocus={begin}
      onBlur={end}
    >
      <RichText message={sentence(worded(move, game, sight)).filter((part) => part !== '.')} />
    </button>
  );
}

function Ways({ moves }: { moves: readonly ReadableMove[] }) {
  const { words, texts, press } = useTable();
  const isFirst = moves[0]?.type === 'setFigure';
  const locations = [...new Set(moves.map((move) => move['location'] as Location))];
  return (
    <div className={styles.group}>
      <span className={styles.heading}>{isFirst ? words.setFigure : words.goTo}</span>
      {locations.map((location) => (
        <button
          key={location}
          type="button"
          className={styles.choice}
          onClick={() => press(`place:${location}`)}
        >
          <PlaceSign place={location} size={20} />
          {texts.words.locations[location]}
        </button>
      ))}
    </div>
  );
}
