import { BOT_LEVELS, type BotLevel, type TableSettings } from '@altiplano/protocol';
import { useTexts } from '../app/language/language.tsx';
import { Toggle } from '../ui/toggle.tsx';
import { Choice } from './choice.tsx';
import { ClockFields } from './clock-fields.tsx';
import styles from './fields.module.css';
import { Select } from './select.tsx';

interface TableFieldsProps {
  settings: TableSettings;
  onChange: (changes: Partial<TableSettings>) => void;
}

/** How people play together at an online table. */
export function TableFields({ settings, onChange }: TableFieldsProps) {
  const texts = useTexts().settings.table;
  return (
    <div className={styles.fields}>
      <ClockFields settings={settings} onChange={onChange} />
      <Choice
        text={texts.undo}
        values={['free', 'agreed', 'none']}
        value={settings.undo}
        onChange={(undo) => onChange({ undo })}
      />
      <Choice
        text={texts.pace}
        values={['instant', 'brisk', 'calm']}
        value={settings.pace}
        onChange={(pace) => onChange({ pace })}
      />
      <Toggle
        label={texts.hints.name}
        description={texts.hints.says}
        checked={settings.hints}
        onChange={(hints) => onChange({ hints })}
      />
      <Toggle
        label={texts.spectators.name}
        description={texts.spectators.says}
        checked={settings.spectators}
        onChange={(spectators) => onChange({ spectators })}
      />
      <Select
        label={texts.substitute.name}
        description={texts.substitute.says}
        value={settings.substitute}
        options={BOT_LEVELS.map((level) => ({ value: level, label: texts.substitute.values[level].name }))}
        onChange={(level) => onChange({ substitute: level as BotLevel })}
      />
    </div>
  );
}
