import { OPTION_CHOICES, type Options } from '@altiplano/rules/engine';
import { Fragment, type ReactNode } from 'react';
import { useTexts, useWords } from '../app/language/language.tsx';
import { Toggle } from '../ui/toggle.tsx';
import { Choice } from './choice.tsx';
import styles from './fields.module.css';
import { Select } from './select.tsx';
import { withOptions } from './settings-draft.ts';

export interface OptionFieldsProps {
  options: Options;
  onChange: (options: Options) => void;
}

/** The part of a form in which an option is chosen; the number of players follows from the seats. */
type Group = 'seats' | 'modules' | 'rules';

/** The options that are switched on and off. */
type Switch = { [K in keyof Options]: Options[K] extends boolean ? K : never }[keyof Options];
/** The options that are one of a few words. */
type Word = 'traveler' | 'roles' | 'planning' | 'drawing';

type FieldProps = OptionFieldsProps & { readonly change: (changes: Partial<Options>) => void };

function SwitchField({ name, options, change }: FieldProps & { readonly name: Switch }) {
  const text = useTexts().settings.options[name];
  return (
    <Toggle
      label={text.name}
      description={text.says}
      checked={options[name]}
      onChange={(on) => change({ [name]: on })}
    />
  );
}

function WordField({ name, options, change }: FieldProps & { readonly name: Word }) {
  const texts = useTexts().settings.options;
  return (
    <Choice<string>
      text={texts[name]}
      values={OPTION_CHOICES[name]}
      value={options[name]}
      onChange={(value) => change({ [name]: value })}
    />
  );
}

function EditionField({ options, change }: FieldProps) {
  const text = useTexts().settings.options.edition;
  return (
    <Choice
      text={text}
      values={['2018', '2017']}
      value={`${options.edition}`}
      onChange={(edition) => change({ edition: edition === '2017' ? 2017 : 2018 })}
    />
  );
}

function StartingSeatField({ options, change }: FieldProps) {
  const text = useTexts().settings.options.startingSeat;
  const { newGame } = useWords();
  const seats = Array.from({ length: options.players }, (_, seat) => seat);
  return (
    <Select
      label={text.name}
      description={text.says}
      value={String(options.startingSeat)}
      options={[
        { value: 'random', label: text.values.random.name },
        ...seats.map((seat) => ({ value: String(seat), label: newGame.seat(seat + 1) })),
      ]}
      onChange={(value) => change({ startingSeat: value === 'random' ? 'random' : Number(value) })}
    />
  );
}

/** Every option and its field, in the order of the forms. */
const FIELDS: { readonly [K in keyof Options]: readonly [Group, (props: FieldProps) => ReactNode] } = {
  players: ['seats', () => null],
  missions: ['modules', (props) => <SwitchField {...props} name="missions" />],
  traveler: ['modules', (props) => <WordField {...props} name="traveler" />],
  short: ['modules', (props) => props.options.traveler !== 'off' && <SwitchField {...props} name="short" />],
  roles: ['rules', (props) => <WordField {...props} name="roles" />],
  planning: ['rules', (props) => <WordField {...props} name="planning" />],
  drawing: ['rules', (props) => <WordField {...props} name="drawing" />],
  edition: ['rules', (props) => <EditionField {...props} />],
  openBags: ['rules', (props) => <SwitchField {...props} name="openBags" />],
  startingSeat: ['rules', (props) => <StartingSeatField {...props} />],
};

/** The options of a group: which parts of the game are played, or the finer choices of how. */
export function OptionFields({ group, options, onChange }: OptionFieldsProps & { readonly group: Group }) {
  const change = (changes: Partial<Options>): void => onChange(withOptions(options, changes));
  return (
    <div className={styles.fields}>
      {Object.entries(FIELDS).map(([name, [of, field]]) =>
        of === group ? <Fragment key={name}>{field({ options, onChange, change })}</Fragment> : null,
      )}
    </div>
  );
}
