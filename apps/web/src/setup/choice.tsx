import type { IconName } from '../art/icons/icon-paths.ts';
import { SegmentedControl } from '../ui/segmented-control.tsx';
import styles from './choice.module.css';

interface Explained {
  readonly name: string;
  readonly says: string;
}

interface ChoiceProps<Value extends string> {
  text: Explained & { readonly values: Readonly<Record<Value, Explained>> };
  values: readonly Value[];
  value: Value;
  icons?: Readonly<Partial<Record<Value, IconName>>> | undefined;
  onChange: (value: Value) => void;
}

/** One of a few, with a sentence about the one that is chosen. */
export function Choice<Value extends string>({ text, values, value, icons, onChange }: ChoiceProps<Value>) {
  return (
    <div className={styles.choice}>
      <SegmentedControl
        label={text.name}
        options={values.map((one) => {
          const icon = icons?.[one];
          return { value: one, label: text.values[one].name, ...(icon !== undefined && { icon }) };
        })}
        value={value}
        onChange={onChange}
      />
      <p className={styles.says}>{text.values[value].says}</p>
    </div>
  );
}
