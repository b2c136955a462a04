import type { Replay, ReplayViewer } from '@altiplano/client';
import { useSyncExternalStore } from 'react';
import { useTexts, useWords } from '../app/language/language.tsx';
import { Select } from '../setup/select.tsx';
import { seatNames } from '../table/state/seat-names.ts';
import type { Finished } from '../review/load-finished.ts';
import { PACES, type Pace } from './use-playing.ts';
import { UNITS, type Unit, type Walk } from './use-walk.ts';

function viewerOf(value: string): ReplayViewer {
  return value === 'all' || value === 'spectator' ? value : Number(value);
}

interface EyesProps {
  replay: Replay;
  finished: Finished;
  labelHidden?: boolean;
}

/** Whose eyes the game is seen with. */
export function Eyes({ replay, finished, labelHidden = false }: EyesProps) {
  const { replayPage: words } = useWords();
  const texts = useTexts();
  const { as } = useSyncExternalStore(replay.subscribe, replay.getSnapshot);
  const options = [
    { value: 'all', label: words.eyes.all },
    ...seatNames(finished.info, texts).map((label, seat) => ({ value: String(seat), label })),
    { value: 'spectator', label: words.eyes.spectator },
  ];
  return (
    <Select
      label={words.seenBy}
      labelHidden={labelHidden}
      value={String(as)}
      options={options}
      onChange={(value) => replay.look(viewerOf(value))}
    />
  );
}

interface StrideProps {
  walk: Walk;
  labelHidden?: boolean;
}

/** How long a step is. */
export function Stride({ walk, labelHidden = false }: StrideProps) {
  const { replayPage: words } = useWords();
  return (
    <Select
      label={words.unit}
      labelHidden={labelHidden}
      value={walk.unit}
      options={UNITS.map((value) => ({ value, label: words.units[value] }))}
      onChange={(value) => walk.setUnit(value as Unit)}
    />
  );
}

interface PaceChoiceProps {
  pace: Pace;
  onChange: (pace: Pace) => void;
}

/** How quickly it goes on by itself. */
export function PaceChoice({ pace, onChange }: PaceChoiceProps) {
  const { replayPage: words } = useWords();
  return (
    <Select
      label={words.pace}
      value={pace}
      options={PACES.map((value) => ({ value, label: words.paces[value] }))}
      onChange={(value) => onChange(value as Pace)}
    />
  );
}
