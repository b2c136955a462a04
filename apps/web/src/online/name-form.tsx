import { useState } from 'react';
import { useWords } from '../app/language/language.tsx';
import { Button } from '../ui/button.tsx';
import { Panel } from '../ui/panel.tsx';
import styles from './name-form.module.css';
import { OneLineForm } from './one-line-form.tsx';
import { claimCode, takeName } from './session.ts';

const LONGEST_NAME = 24;

/** Asks for a name, which is all that playing online needs; or for a code from another device. */
export function NameForm({ says }: { says: string }) {
  const { online } = useWords();
  const [isCode, setCode] = useState(false);
  return (
    <Panel title={isCode ? online.codeTitle : online.nameTitle}>
      <p className={styles.says}>{isCode ? online.codeSays : says}</p>
      {isCode ? (
        <OneLineForm
          key="code"
          label={online.code}
          button={online.useCode}
          autoComplete="one-time-code"
          send={claimCode}
        />
      ) : (
        <OneLineForm
          key="name"
          label={online.name}
          button={online.takeName}
          autoComplete="nickname"
          most={LONGEST_NAME}
          send={takeName}
        />
      )}
      <Button variant="quiet" onClick={() => setCode(!isCode)}>
        {isCode ? online.withoutCode : online.withCode}
      </Button>
    </Panel>
  );
}
