import type { Options } from '@altiplano/rules';
import { useTexts, useWords } from '../app/language/language.tsx';
import { Toggle } from '../ui/toggle.tsx';
import { Choice } from './choice.tsx';
import styles from './fields.module.css';
import type { OptionFieldsProps } from './module-fields.tsx';
import { Select } from './select.tsx';
import { withOptions } from './settings-draft.ts';

/** The finer choices of how the game is played. */
export function RuleFields({ options, onChange }: OptionFieldsProps) {
  const { settings } = useTexts();
  const { newGame } = useWords();
  const texts = settings.options;
  const change = (changes: Partial<Options>): void => onChange(withOptions(options, changes));
  const seats = Array.from({ length: options.players }, (_, seat) => seat);
  return (
    <div className={styles.fields}>
      <Choice
        text={texts.roles}
        values={['random', 'draft']}
        value={options.roles}
        onChange={(roles) => change({ roles })}
      />
      <Choice
        text={texts.planning}
        values={['ordered', 'simultaneous']}
        value={options.planning}
        onChange={(planning) => change({ planning })}
      />
      <Choice
        text={texts.drawing}
        values={['full', 'upTo']}
        value={options.drawing}
        onChange={(drawing) => change({ drawing })}
      />
      <Choice
        text={texts.edition}
        values={['2018', '2017']}
        value={`${options.edition}`}
        onChange={(edition) => change({ edition: edition === '2017' ? 2017 : 2018 })}
      />
      <Toggle
        label={texts.openBags.name}
        description={texts.openBags.says}
        checked={options.openBags}
        onChange={(openBags) => change({ openBags })}
      />
      <Select
        label={texts.startingSeat.name}
        description={texts.startingSeat.says}
        value={String(options.startingSeat)}
        options={[
          { value: 'random', label: texts.startingSeat.values.random.name },
          ...seats.map((seat) => ({ value: String(seat), label: newGame.seat(seat + 1) })),
        ]}
        onChange={(value) => change({ startingSeat: value === 'random' ? 'random' : Number(value) })}
      />
    </div>
  );
}
