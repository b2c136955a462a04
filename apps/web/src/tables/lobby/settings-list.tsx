import type { TableInfo } from '@altiplano/protocol';
import { useTexts, useWords } from '../../app/language/language.tsx';
import { More } from '../../setup/more.tsx';
import styles from './lobby.module.css';
import { settingLines } from './setting-lines.ts';

/** Everything that the host has decided, with a sentence about each, for those who come to play. */
export function SettingsList({ info }: { info: TableInfo }) {
  const words = useWords();
  const texts = useTexts();
  return (
    <More title={words.online.allSettings}>
      <dl className={styles.settings}>
        {settingLines(info, texts, words).map(({ name, value, says }) => (
          <div key={name}>
            <dt>
              {name}: <strong>{value}</strong>
            </dt>
            <dd>{says}</dd>
          </div>
        ))}
      </dl>
    </More>
  );
}
