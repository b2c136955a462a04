import type { TableSettings } from '@altiplano/protocol';
import type { ReactNode } from 'react';
import { useTexts, useWords } from '../app/language/language.tsx';
import { SegmentedControl } from '../ui/segmented-control.tsx';
import { Choice } from './choice.tsx';
import styles from './fields.module.css';
import { OptionFields } from './option-fields.tsx';
import { More } from './more.tsx';
import { withOptions } from './settings-draft.ts';
import { TableFields } from './table-fields.tsx';
import { TextField } from './text-field.tsx';

interface SettingsFieldsProps {
  settings: TableSettings;
  onChange: (settings: TableSettings) => void;
  /** What else is decided before anyone comes, after the number of players. */
  children?: ReactNode;
}

const COUNTS = ['2', '3', '4', '5'] as const;
const LONGEST_TITLE = 60;

/** All that the host of an online table decides. */
export function SettingsFields({ settings, onChange, children }: SettingsFieldsProps) {
  const texts = useTexts().settings;
  const { newGame } = useWords();
  const change = (changes: Partial<TableSettings>): void => onChange({ ...settings, ...changes });
  const { options } = settings;
  return (
    <div className={styles.fields}>
      <SegmentedControl
        label={texts.options.players.name}
        options={COUNTS.map((count) => ({ value: count, label: count }))}
        value={`${options.players}` as (typeof COUNTS)[number]}
        onChange={(players) => change({ options: withOptions(options, { players: Number(players) }) })}
      />
      {children}
      <Choice
        text={texts.table.visibility}
        values={['private', 'open']}
        icons={{ private: 'lock', open: 'users' }}
        value={settings.visibility}
        onChange={(visibility) => change({ visibility })}
      />
      {settings.visibility === 'open' && (
        <TextField
          label={texts.table.title.name}
          description={texts.table.title.says}
          value={settings.title}
          most={LONGEST_TITLE}
          onChange={(title) => change({ title })}
        />
      )}
      <OptionFields group="modules" options={options} onChange={(next) => change({ options: next })} />
      <More title={newGame.more}>
        <TableFields settings={settings} onChange={change} />
        <OptionFields group="rules" options={options} onChange={(next) => change({ options: next })} />
      </More>
    </div>
  );
}
