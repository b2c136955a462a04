import type { ReadableMove } from '@altiplano/rules';
import { isAnswer, labelOf, mainMove, plain, sentence, type Sight } from '@altiplano/text';
import { CardEmblem } from '../../art/cards/card-emblem.tsx';
import { PlaceSign } from '../../art/places/place-sign.tsx';
import { Button } from '../../ui/button.tsx';
import { useMedia } from '../layout/use-media.ts';
import { insideOf } from '../message/inside-of.ts';
import { RichText } from '../message/rich-text.tsx';
import { grouped, type MoveGroup } from '../play/grouping.ts';
import { useTable } from '../state/at-table.ts';
import { usePart } from '../state/use-cells.ts';
import styles from './choice-panel.module.css';
import { MoveButton } from './move-button.tsx';
import button from './move-button.module.css';

/** Without room for more, up to so many ways stand side by side; more are listed when they are asked for. */
const INLINE = 4;
const INLINE_SMALL = 2;
/** Number of choices up to which none are folded away. */
const FEW = 5;
/** Moves that stand on cards of the market: where it is in sight, one button leads to all of a kind. */
const ON_CARDS: readonly string[] = [
  'buyExtension',
  'takeOrder',
  'buildHouse',
  'buildBoat',
  'buyAsset',
  'buyGood',
];
/** Planning is done on the board: a list of all places for all tiles would only be noise. */
const ON_BOARD: readonly string[] = ['place', 'unplace', 'chooseRole', 'keepMission', 'passMission'];

/** Choices of now, in words. */
export function ChoicePanel() {
  const { legal, seen, seat, own, names, words, play } = useTable();
  const isWide = useMedia('(min-width: 80rem)');
  const hasKeys = useMedia('(hover: hover)');
  if (seat === null) return null;
  const sight: Sight = { seen, seat, names };
  const main = mainMove(legal);
  const rest = legal.filter((move) => move !== main && !ON_BOARD.includes(move.type));
  const ways = rest.filter(({ type }) => type === 'travel' || type === 'setFigure');
  const groups = grouped(
    rest.filter((move) => !ways.includes(move) && move.type !== 'accept'),
    sight,
  );
  const isFew = groups.reduce((sum, { moves }) => sum + moves.length, 0) <= FEW;
  const isWhole = ({ moves }: MoveGroup): boolean =>
    isWide ? !ON_CARDS.includes(moves[0]?.type ?? '') : isFew;
  const accept = rest.find(({ type }) => type === 'accept');
  const alone = rest.filter(({ type }) => (type === 'pass' || type === 'decline') && type !== main?.type);
  const declined = main !== null && isAnswer(main, legal) ? main : null;
  const named = (move: ReadableMove): string => plain(sentence(labelOf(move, sight))).replace(/\.$/, '');
  return (
    <section className={styles.panel} aria-label={words.choices} data-part="choices" tabIndex={-1}>
      {own?.decision === 'offer' && seen.event !== null && (
        <p className={styles.event}>
          <CardEmblem kind="event" size={22} />
          <span>
            <RichText message={sentence(insideOf('events', seen.event, names))} />
          </span>
        </p>
      )}
      {accept !== undefined && (
        <Button variant="primary" onClick={() => play([accept])}>
          {named(accept)}
        </Button>
      )}
      {groups.map((group) => (
        <Group key={plain(group.heading)} {...group} sight={sight} isWhole={isWhole(group)} />
      ))}
      {ways.length > 0 && <Ways moves={ways} />}
      {declined !== null && (
        <Button shortcut={hasKeys ? 'X' : undefined} onClick={() => play([declined])}>
          {named(declined)}
        </Button>
      )}
      {alone.length > 0 && <Group heading={[]} moves={alone} sight={sight} isWhole />}
    </section>
  );
}

interface GroupProps extends MoveGroup {
  sight: Sight;
  /** Whether all of them stand here, however many they are. */
  isWhole: boolean;
}

function Group({ heading, moves, sight, isWhole }: GroupProps) {
  const { show } = useTable();
  const isWide = useMedia('(min-width: 80rem)');
  const isSmall = useMedia('(max-width: 47.99rem)');
  const most = isWide ? 1 : isSmall ? INLINE_SMALL : INLINE;
  if (!isWhole && moves.length > most) {
    const choices = moves.map((move) => ({ moves: [move] as const, path: ['list'] as const }));
    return (
      <button type="button" className={button.choice} onClick={() => show({ kind: 'choose', choices })}>
        <span>
          <RichText message={heading} /> …
        </span>
        <small>{moves.length}</small>
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

/** Moves of the figure: on a phone the ring shows them better than a list. */
function Ways({ moves }: { moves: readonly ReadableMove[] }) {
  const { words, texts, press, part } = useTable();
  const isSmall = useMedia('(max-width: 47.99rem)');
  const shown = usePart('board');
  const isFirst = moves[0]?.type === 'setFigure';
  const locations = [...new Set(moves.flatMap((move) => ('location' in move ? [move.location] : [])))];
  const heading = isFirst ? words.setFigure : words.goTo;
  if (isSmall) {
    // There the ring itself is in sight: the button would lead nowhere.
    if (shown === 'places') return null;
    return (
      <button type="button" className={button.choice} onClick={() => part.set('places')}>
        <span>{heading} …</span>
        <small>{locations.length}</small>
      </button>
    );
  }
  return (
    <div className={styles.group}>
      <span className={styles.heading}>{heading}</span>
      {locations.map((location) => (
        <button
          key={location}
          type="button"
          className={button.choice}
          onClick={() => press(`place:${location}`)}
          data-about={`place:${location}`}
        >
          <PlaceSign place={location} size={20} />
          <span className={styles.place}>{texts.words.locations[location]}</span>
        </button>
      ))}
    </div>
  );
}
