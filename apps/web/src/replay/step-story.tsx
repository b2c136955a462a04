import type { Landmarks, Replay } from '@altiplano/client';
import { naming } from '@altiplano/text';
import { Fragment, useLayoutEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { useTexts, useWords } from '../app/language/language.tsx';
import type { Finished } from '../review/load-finished.ts';
import { messagesOf } from '../table/log/messages-of.ts';
import { seatNames } from '../table/state/seat-names.ts';
import { Rich } from '../text/rich.tsx';
import { MoreBelow } from '../ui/more-below.tsx';
import { linesOfStep } from './lines-of-step.ts';
import { replayLines } from './replay-store.ts';
import styles from './replay.module.css';
import type { Walk } from './use-walk.ts';

interface StepStoryProps {
  replay: Replay;
  finished: Finished;
  landmarks: Landmarks;
  walk: Walk;
}

/** What happened in the step that led here, in words, as far as the eyes that one looks with saw it. */
export function StepStory({ replay, finished, landmarks, walk: { unit } }: StepStoryProps) {
  const { replayPage: words } = useWords();
  const texts = useTexts();
  const { position, as, game } = useSyncExternalStore(replay.subscribe, replay.getSnapshot);
  const { components } = game;
  const names = useMemo(
    () => naming(texts, components, seatNames(finished.info, texts)),
    [texts, components, finished],
  );
  const messages = useMemo(
    () =>
      linesOfStep(replayLines(replay, as), position, unit, landmarks).flatMap((line) =>
        messagesOf(line, names),
      ),
    [replay, as, position, unit, landmarks, names],
  );
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (box.current !== null) box.current.scrollTop = 0;
  }, [messages]);
  return (
    <div ref={box} role="group" className={styles.story} aria-label={words.happened} tabIndex={0}>
      <p className={styles.words}>
        {messages.length === 0 && (position === 0 ? words.begins : words.nothingSeen)}
        {messages.map((message, index) => (
          <Fragment key={index}>
            {index > 0 && ' '}
            <span className={styles.told}>
              <Rich message={message} />
            </span>
          </Fragment>
        ))}
      </p>
      <MoreBelow />
    </div>
  );
}
