import type { Mark, Message } from '@altiplano/text';
import { Fragment, type ReactNode } from 'react';
import { PlaceSign } from '../../art/places/place-sign.tsx';
import { Opal } from '../../art/tokens/opal.tsx';
import { Point } from '../../art/tokens/point.tsx';
import { useFrame } from '../state/frame.ts';
import { kept } from './kept.ts';
import { PlayerName } from './player-name.tsx';
import styles from './rich-text.module.css';
import { ThingIcon } from './thing-icon.tsx';

/** Words: pictures before the words. Signs: pictures instead of the words, which are their names; small ones go with small print. */
type Dress = 'words' | 'signs' | 'smallSigns';

interface RichTextProps {
  message: Message;
  as?: Dress;
}

const SIZE: Readonly<Record<Dress, number>> = { words: 18, smallSigns: 18, signs: 26 };
const PLACE_SIZE: Readonly<Record<Dress, number>> = { ...SIZE, signs: 22 };

/** A message with the pictures of what it names. */
export function RichText({ message, as = 'words' }: RichTextProps) {
  return (
    <>
      {kept(message).map(({ before, part, after }, index) => (
        // A message never changes its parts.
        <Fragment key={index}>
          {typeof part === 'string' ? (
            part
          ) : before + after === '' ? (
            <Marked mark={part} as={as} />
          ) : (
            <span className={part.is === 'card' ? undefined : styles.kept}>
              {before}
              <Marked mark={part} as={as} />
              {after}
            </span>
          )}
        </Fragment>
      ))}
    </>
  );
}

function Marked({ mark, as }: { mark: Mark; as: Dress }) {
  const { onHelp } = useFrame();
  const spoken = as === 'words' ? undefined : mark.text;
  switch (mark.is) {
    case 'thing':
      return (
        <Pictured
          mark={mark}
          as={as}
          count={mark.count}
          picture={<ThingIcon thing={mark.thing} size={SIZE[as]} title={spoken} />}
        />
      );
    case 'amount':
      return mark.of === 'points' || mark.of === 'opals' ? (
        <Pictured
          mark={mark}
          as={as}
          count={mark.of === 'points' && as === 'signs' ? null : mark.count}
          picture={
            mark.of === 'points' ? (
              <Point value={as === 'signs' ? mark.count : undefined} size={SIZE[as]} title={spoken} />
            ) : (
              <Opal size={18} title={spoken} />
            )
          }
        />
      ) : (
        mark.text
      );
    case 'place':
      return (
        <Pictured
          mark={mark}
          as={as}
          count={null}
          picture={<PlaceSign place={mark.location} size={PLACE_SIZE[as]} title={spoken} />}
        />
      );
    case 'card':
      return <RichText message={mark.inside} as={as} />;
    case 'player':
      return <PlayerName seat={mark.seat} name={mark.text} />;
    case 'rule':
      return (
        <button type="button" className={styles.rule} onClick={() => onHelp(mark.rule)}>
          {mark.text}
        </button>
      );
    default:
      return mark.text;
  }
}

interface PicturedProps {
  mark: Mark;
  as: Dress;
  count: number | null;
  picture: ReactNode;
}

function Pictured({ mark, as, count, picture }: PicturedProps) {
  return (
    <span className={as === 'words' ? styles.mark : styles.sign}>
      {as !== 'words' && count !== null && <span aria-hidden>{count}</span>}
      {picture}
      {as === 'words' && <span>{mark.text}</span>}
    </span>
  );
}
