import { type Problem, shippedPack } from '@altiplano/pack';
import { packProblemText } from '@altiplano/text';
import { useState } from 'react';
import { useLanguage, useTexts, useWords } from '../app/language/language.tsx';
import { readJson, saveFile } from '../app/files.ts';
import { LinkButton } from '../app/navigation/link-button.tsx';
import { useTell } from '../app/toasts.tsx';
import { device } from '../local/device.ts';
import { noteOwnPack } from '../local/own-packs.ts';
import { isTrouble } from '../online/api.ts';
import { useTroubleWords } from '../online/use-trouble-words.ts';
import { FileButton } from '../setup/file-button.tsx';
import { Button } from '../ui/button.tsx';
import { Panel } from '../ui/panel.tsx';
import styles from './values.module.css';

type ImportOutcome = { readonly name: string } | { readonly problems: readonly Problem[] };

/** Loads a pack of one's own, or says all that is wrong with it. */
export function OwnPackPanel() {
  const { values } = useWords();
  const language = useLanguage();
  const words = useTroubleWords();
  const tell = useTell();
  const [outcome, setOutcome] = useState<ImportOutcome | null>(null);
  const load = async (file: File): Promise<void> => {
    const json = await readJson(file);
    if (json === undefined) return tell(values.notJson, 'bad');
    const added = await device().games.addPack(json);
    if (isTrouble(added)) return tell(words(added), 'bad');
    if ('problems' in added) return setOutcome(added);
    noteOwnPack({ hash: added.hash, name: added.pack.name });
    setOutcome({ name: added.pack.name[language] });
  };
  return (
    <Panel title={values.own}>
      <div className={styles.own}>
        <p>{values.ownSays}</p>
        <div className={styles.buttons}>
          <Button
            icon="download"
            onClick={() => saveFile('altiplano-pack.json', `${JSON.stringify(shippedPack, null, 2)}\n`)}
          >
            {values.download}
          </Button>
          <FileButton label={values.load} onFile={(file) => void load(file)} />
        </div>
        <div aria-live="polite">{outcome !== null && <ImportText outcome={outcome} />}</div>
      </div>
    </Panel>
  );
}

function ImportText({ outcome }: { outcome: ImportOutcome }) {
  const { values } = useWords();
  const texts = useTexts();
  if ('name' in outcome) {
    return (
      <div className={styles.buttons}>
        <p className={styles.good}>{values.loaded(outcome.name)}</p>
        <LinkButton to={{ screen: 'newGame' }} variant="primary">
          {values.play}
        </LinkButton>
      </div>
    );
  }
  return (
    <>
      <p className={styles.bad}>{values.problems(outcome.problems.length)}</p>
      <ul className={styles.problems}>
        {outcome.problems.map((problem) => (
          <li key={`${problem.path} ${problem.message}`}>
            {problem.path !== '' && <code>{problem.path}: </code>}
            {packProblemText(problem, texts)}
          </li>
        ))}
      </ul>
    </>
  );
}
