import { PlaceSign } from '../../art/places/place-sign.tsx';
import { CardEmblem } from '../../art/cards/card-emblem.tsx';
import { useHint } from '../../ui/hint.tsx';
import { useTable } from '../state/at-table.ts';
import { type EndCause, endCauses } from './end-causes.ts';
import styles from './end-meter.module.css';

const SHOWN = 3;

/** How near the end of the game is, and by which cause: the nearest three in sight, all in its hint. */
export function EndMeter() {
  const { seen, words, texts, game } = useTable();
  const causes = endCauses(seen, game.options.short);
  const nameOf = ({ cause }: EndCause): string => {
    if (cause === 'strip') return words.endStrip;
    return cause === 'events' ? words.endEvents : texts.words.locations[cause];
  };
  const hint = useHint({
    title: words.end,
    text: (
      <ul className={styles.list}>
        {causes.map((cause) => (
          <li key={cause.cause}>{`${nameOf(cause)}: ${words.endLeft(cause.left)}`}</li>
        ))}
      </ul>
    ),
    onPress: true,
  });
  return (
    <>
      <button type="button" className={styles.meter} data-part="end" {...hint.trigger}>
        <span className={styles.title}>
          {seen.endedBy === null ? words.endShort : words.endBy(texts.words.endCauses[seen.endedBy] ?? '')}
        </span>
        {seen.endedBy === null && (
          <span className={styles.causes}>
            {causes.slice(0, SHOWN).map((cause) => (
              <span key={cause.cause} className={styles.cause}>
                {cause.cause === 'strip' || cause.cause === 'events' ? (
                  <CardEmblem
                    kind={cause.cause === 'strip' ? 'extension' : 'event'}
                    size={18}
                    title={nameOf(cause)}
                  />
                ) : (
                  <PlaceSign place={cause.cause} size={18} title={nameOf(cause)} />
                )}
                {cause.left}
              </span>
            ))}
          </span>
        )}
      </button>
      {hint.bubble}
    </>
  );
}
