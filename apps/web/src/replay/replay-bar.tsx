import type { Landmarks, Replay } from '@altiplano/client';
import { useEffect, useState } from 'react';
import { useWords } from '../app/language/language.tsx';
import { LinkButton } from '../app/navigation/link-button.tsx';
import { FairnessButton } from '../review/fairness/fairness-button.tsx';
import type { Finished } from '../review/load-finished.ts';
import { RecordButtons } from '../review/record-buttons.tsx';
import { useMedia } from '../table/layout/use-media.ts';
import { Dialog } from '../ui/dialog.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Eyes, PaceChoice, Stride } from './replay-options.tsx';
import { ReplaySteps } from './replay-steps.tsx';
import styles from './replay.module.css';
import { StepStory } from './step-story.tsx';
import { useAddress } from './use-address.ts';
import { type Pace, type Playing, usePlaying } from './use-playing.ts';
import { useWalk, type Walk } from './use-walk.ts';

interface ReplayBarProps {
  replay: Replay;
  finished: Finished;
  landmarks: Landmarks;
}

/** Walks through a finished game: slider, steps, by itself, whose eyes; what happened in the step, and what else can be done with it. */
export function ReplayBar({ replay, finished, landmarks }: ReplayBarProps) {
  const { shell, replayPage: words } = useWords();
  const isWide = useMedia('(min-width: 64rem)');
  const [pace, setPace] = useState<Pace>('normal');
  const [isOpen, setOpen] = useState(false);
  const walk = useWalk(replay, landmarks);
  const playing = usePlaying(replay, pace, walk.forward);
  useReplayKeys(walk, playing);
  useAddress(replay, finished);
  const { where, game } = finished;
  return (
    <div className={styles.bar} role="region" aria-label={words.title}>
      <ReplaySteps replay={replay} walk={walk} playing={playing} />
      <div className={styles.options}>
        <Stride walk={walk} labelHidden />
        {isWide && <Eyes replay={replay} finished={finished} labelHidden />}
        <IconButton icon="more" label={words.options} variant="secondary" onClick={() => setOpen(true)} />
      </div>
      <StepStory replay={replay} finished={finished} landmarks={landmarks} walk={walk} />
      <Dialog open={isOpen} title={words.options} closeLabel={shell.close} onClose={() => setOpen(false)}>
        <div className={styles.more}>
          {!isWide && <Eyes replay={replay} finished={finished} />}
          <PaceChoice pace={pace} onChange={setPace} />
          <LinkButton to={{ screen: 'review', where, game }} icon="chart">
            {words.review}
          </LinkButton>
          <FairnessButton finished={finished} />
          <RecordButtons finished={finished} />
        </div>
      </Dialog>
    </div>
  );
}

/** What uses the keys itself; a slider has no use for these. */
const WRITTEN_IN = 'input:not([type="range"]), select, textarea';

/** Point and comma step on and back, the space bar plays. */
function useReplayKeys(walk: Walk, playing: Playing): void {
  useEffect(() => {
    const heard = (event: KeyboardEvent): void => {
      const isOn = (what: string): boolean => event.target instanceof Element && event.target.matches(what);
      const isElsewhere = document.querySelector('dialog[open]') !== null || isOn(WRITTEN_IN);
      if (isElsewhere || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === ' ') {
        // On a button the space bar presses that button.
        if (isOn('button, a, summary')) return;
        playing.toggle();
      } else if (event.key === '.' || event.key === ',') {
        playing.stop();
        (event.key === '.' ? walk.forward : walk.back)();
      } else return;
      event.preventDefault();
    };
    addEventListener('keydown', heard);
    return () => removeEventListener('keydown', heard);
  }, [walk, playing]);
}
