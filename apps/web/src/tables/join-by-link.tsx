import { useState } from 'react';
import { useWords } from '../app/language/language.tsx';
import { navigate } from '../app/navigation/navigation.ts';
import { TextField } from '../setup/text-field.tsx';
import { Button } from '../ui/button.tsx';
import { Panel } from '../ui/panel.tsx';
import { tableInLink } from './table-in-link.ts';
import styles from './tables.module.css';

/** For a link that came some other way than by being pressed. */
export function JoinByLink() {
  const { online } = useWords();
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  return (
    <Panel title={online.byLink}>
      <form
        className={styles.line}
        onSubmit={(event) => {
          event.preventDefault();
          const table = tableInLink(typed);
          if (table === null) setWrong(true);
          else navigate({ screen: 'table', table });
        }}
      >
        <TextField
          label={online.linkLabel}
          value={typed}
          wrong={isWrong ? online.gone : undefined}
          onChange={(text) => {
            setTyped(text);
            setWrong(false);
          }}
        />
        <Button type="submit">{online.linkGo}</Button>
      </form>
    </Panel>
  );
}
