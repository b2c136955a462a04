import type { Options } from '@altiplano/rules';
import { useTexts } from '../app/language/language.tsx';
import { Toggle } from '../ui/toggle.tsx';
import { Choice } from './choice.tsx';
import { withOptions } from './settings-draft.ts';
import styles from './fields.module.css';

export interface OptionFieldsProps {
  options: Options;
  onChange: (options: Options) => void;
}

/** Which parts of the game are played. */
export function ModuleFields({ options, onChange }: OptionFieldsProps) {
  const { settings } = useTexts();
  const texts = settings.options;
  const change = (changes: Partial<Options>): void => onChange(withOptions(options, changes));
  return (
    <div className={styles.fields}>
      <Toggle
        label={texts.missions.name}
        description={texts.missions.says}
        checked={options.missions}
        onChange={(missions) => change({ missions })}
      />
      <Choice
        text={texts.traveler}
        values={['off', 'eventsOnly', 'full']}
        value={options.traveler}
        onChange={(traveler) => change({ traveler })}
      />
      {options.traveler !== 'off' && (
        <Toggle
          label={texts.short.name}
          description={texts.short.says}
          checked={options.short}
          onChange={(short) => change({ short })}
        />
      )}
    </div>
  );
}
