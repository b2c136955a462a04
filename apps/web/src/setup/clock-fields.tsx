import type { ClockSettings, TableSettings } from '@altiplano/protocol';
import { useTexts, useWords } from '../app/language/language.tsx';
import { Slider } from '../ui/slider.tsx';
import { Choice } from './choice.tsx';

interface ClockFieldsProps {
  settings: TableSettings;
  onChange: (changes: Partial<TableSettings>) => void;
}

const MINUTE = 60;
/** Half an hour of thinking each, and half a minute more for each turn: about what people take at a table. */
const FIRST: { readonly [T in ClockSettings['type']]: Extract<ClockSettings, { type: T }> } = {
  none: { type: 'none' },
  live: { type: 'live', bank: 30 * MINUTE, increment: 30 },
  slow: { type: 'slow', days: 2 },
};

/** How much time everyone has. */
export function ClockFields({ settings: { clock, atZero }, onChange }: ClockFieldsProps) {
  const texts = useTexts().settings.table;
  const { newGame } = useWords();
  return (
    <>
      <Choice
        text={texts.clock}
        values={['none', 'live', 'slow']}
        value={clock.type}
        onChange={(type) => onChange({ clock: FIRST[type] })}
      />
      {clock.type === 'live' && (
        <>
          <Slider
            label={texts.clock.bank.name}
            value={clock.bank / MINUTE}
            min={5}
            max={120}
            step={5}
            format={newGame.minutes}
            onChange={(minutes) => onChange({ clock: { ...clock, bank: minutes * MINUTE } })}
          />
          <Slider
            label={texts.clock.increment.name}
            value={clock.increment}
            max={120}
            step={5}
            format={newGame.seconds}
            onChange={(increment) => onChange({ clock: { ...clock, increment } })}
          />
        </>
      )}
      {clock.type === 'slow' && (
        <Slider
          label={texts.clock.days.name}
          value={clock.days}
          min={1}
          max={14}
          format={newGame.days}
          onChange={(days) => onChange({ clock: { ...clock, days } })}
        />
      )}
      {clock.type !== 'none' && (
        <Choice
          text={texts.atZero}
          values={['bot', 'wait']}
          value={atZero}
          onChange={(value) => onChange({ atZero: value })}
        />
      )}
    </>
  );
}
