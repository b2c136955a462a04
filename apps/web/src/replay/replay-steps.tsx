import type { Replay } from '@altiplano/client';
import { useSyncExternalStore } from 'react';
import { useWords } from '../app/language/language.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Slider } from '../ui/slider.tsx';
import styles from './replay.module.css';
import type { Playing } from './use-playing.ts';
import type { Walk } from './use-walk.ts';

interface ReplayStepsProps {
  replay: Replay;
  walk: Walk;
  playing: Playing;
}

/** Moves through a replay: to the ends, step by step, by itself, or anywhere along the slider. */
export function ReplaySteps({ replay, walk, playing }: ReplayStepsProps) {
  const { replayPage: words } = useWords();
  const { position, of, game } = useSyncExternalStore(replay.subscribe, replay.getSnapshot);
  const by = (go: () => void) => (): void => {
    playing.stop();
    go();
  };
  const step = `, ${words.units[walk.unit]}`;
  return (
    <>
      <div className={styles.steps}>
        <IconButton icon="first" label={words.first} onClick={by(() => replay.goTo(0))} />
        <IconButton icon="back" label={words.back + step} shortcut="," onClick={by(walk.back)} />
        <IconButton
          icon={playing.isPlaying ? 'pause' : 'play'}
          label={playing.isPlaying ? words.pause : words.play}
          variant="secondary"
          shortcut="Space"
          onClick={playing.toggle}
        />
        <IconButton icon="forward" label={words.forward + step} shortcut="." onClick={by(walk.forward)} />
        <IconButton icon="last" label={words.last} onClick={by(() => replay.goTo(of))} />
      </div>
      <div className={styles.slider}>
        <Slider
          label={words.position}
          labelHidden
          value={position}
          max={of}
          format={(value) => words.at(game.state.round, value, of)}
          onChange={(value) => by(() => replay.goTo(value))()}
        />
      </div>
      <output className={styles.count} aria-hidden>
        {words.at(game.state.round, position, of)}
      </output>
    </>
  );
}
