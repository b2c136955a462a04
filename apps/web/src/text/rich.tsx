import type { Mark, Message } from '@altiplano/text';
import { Fragment, type ReactNode } from 'react';
import { useLanguage } from '../app/language/language.tsx';
import { GOOD_MARKS } from '../art/goods/good-marks.ts';
import { GoodTile } from '../art/goods/good-tile.tsx';
import { PlaceSign } from '../art/places/place-sign.tsx';
import { Coin } from '../art/tokens/coin.tsx';
import { Opal } from '../art/tokens/opal.tsx';
import styles from './rich.module.css';

interface RichProps {
  message: Message;
  /** How a word of the glossary is shown; without it as plain words. */
  renderTerm?: ((term: string, text: string) => ReactNode) | undefined;
}

/** A message in words, with a picture before each good, coin and place. */
export function Rich({ message, renderTerm }: RichProps) {
  return message.map((part, index) => (
    // A message never changes its parts.
    <Fragment key={index}>
      {typeof part === 'string' ? part : <Marked mark={part} renderTerm={renderTerm} />}
    </Fragment>
  ));
}

const SIZE = 20;

function Marked({ mark, renderTerm }: { mark: Mark; renderTerm: RichProps['renderTerm'] }) {
  const language = useLanguage();
  switch (mark.is) {
    case 'thing': {
      const { thing } = mark;
      const picture =
        thing === 'coin' ? (
          <Coin size={SIZE} />
        ) : (
          <GoodTile good={thing} size={SIZE} mark={GOOD_MARKS[language][thing]} />
        );
      return <Pictured picture={picture} text={mark.text} />;
    }
    case 'amount':
      return mark.of === 'opals' ? <Pictured picture={<Opal size={SIZE} />} text={mark.text} /> : mark.text;
    case 'place':
      return <Pictured picture={<PlaceSign place={mark.location} size={SIZE} />} text={mark.text} />;
    case 'card':
      return <Rich message={mark.inside} renderTerm={renderTerm} />;
    case 'term':
      return renderTerm === undefined ? mark.text : renderTerm(mark.term, mark.text);
    default:
      return mark.text;
  }
}

function Pictured({ picture, text }: { picture: ReactNode; text: string }) {
  // The picture stays with the first word.
  const [first = '', ...rest] = text.split(' ');
  return (
    <>
      <span className={styles.mark}>
        {picture}
        {first}
      </span>
      {rest.length > 0 && ` ${rest.join(' ')}`}
    </>
  );
}
