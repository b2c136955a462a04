import type { Replay, ReplayViewer } from '@altiplano/client';
import { type GameRecord, recordText, type TableInfo } from '@altiplano/protocol';
import { useSyncExternalStore } from 'react';
import { saveFile } from '../app/files.ts';
import { useTexts, useWords } from '../app/language/language.tsx';
import { Select } from '../setup/select.tsx';
import { seatNames } from '../table/state/seat-names.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { Slider } from '../ui/slider.tsx';
import styles from './replay.module.css';
import { VerifyButton } from './verify-button.tsx';

interface ReplayBarProps {
  replay: Replay;
  record: GameRecord;
  info: TableInfo;
}

function viewerOf(value: string): ReplayViewer {
  return value === 'all' || value === 'spectator' ? value : Number(value);
}

/** Walks through a finished game: slider, single moves, whose eyes; and what can be done with its record. */
export function ReplayBar({ replay, record, info }: ReplayBarProps) {
  const { mine, replayPage: words } = useWords();
  const texts = useTexts();
  const { position, of, as } = useSyncExternalStore(replay.subscribe, replay.getSnapshot);
  const viewers = [
    { value: 'all', label: words.all },
    ...seatNames(info, texts).map((label, seat) => ({ value: String(seat), label })),
    { value: 'spectator', label: words.spectator },
  ];
  return (
    <div className={styles.bar} role="region" aria-label={words.title}>
      <div className={styles.steps}>
        <IconButton icon="first" label={words.first} onClick={() => replay.goTo(0)} />
        <IconButton icon="back" label={words.back} onClick={() => replay.goTo(position - 1)} />
        <IconButton icon="forward" label={words.forward} onClick={() => replay.goTo(position + 1)} />
        <IconButton icon="last" label={words.last} onClick={() => replay.goTo(of)} />
      </div>
      <div className={styles.slider}>
        <Slider
          label={words.position}
          labelHidden
          value={position}
          max={of}
          format={(value) => words.at(value, of)}
          onChange={(value) => replay.goTo(value)}
        />
      </div>
      <output className={styles.count} aria-hidden>
        {words.at(position, of)}
      </output>
      <Select
        label={words.seenBy}
        labelHidden
        value={String(as)}
        options={viewers}
        onChange={(value) => replay.look(viewerOf(value))}
      />
      <VerifyButton record={record} commitment={info.commitment} />
      <IconButton
        icon="download"
        label={mine.save}
        onClick={() => saveFile(`altiplano-${record.digest.slice(0, 8)}.json`, recordText(record))}
      />
    </div>
  );
}
