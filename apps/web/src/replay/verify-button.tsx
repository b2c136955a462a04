import { shippedPack, packHash } from '@altiplano/pack';
import { type Check, type GameRecord, verifyRecord } from '@altiplano/protocol';
import { plain, problemMessage, sentence } from '@altiplano/text';
import { useState } from 'react';
import { useTexts, useWords } from '../app/language/language.tsx';
import { Icon } from '../art/icons/icon.tsx';
import { device } from '../local/device.ts';
import { api } from '../online/api.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import styles from './replay.module.css';

interface VerifyButtonProps {
  record: GameRecord;
  /** What was published before the first draw. */
  commitment: string;
}

/** Checks on this device that the game was shuffled and played as its record says. */
export function VerifyButton({ record, commitment }: VerifyButtonProps) {
  const { shell, replayPage: words } = useWords();
  const texts = useTexts();
  const [checks, setChecks] = useState<readonly Check[] | null>(null);
  const verify = async (): Promise<void> => {
    const { hash } = record.pack;
    const own = packHash(shippedPack) === hash ? shippedPack : await device().games.pack(hash);
    const pack = own ?? (await api.pack(hash));
    if (pack !== null) setChecks(verifyRecord(record, pack, { commitment }));
  };
  const isSound = checks?.every(({ outcome }) => outcome === 'ok') ?? false;
  return (
    <>
      <Button icon="verified" onClick={() => void verify()}>
        {words.verify}
      </Button>
      <Dialog
        open={checks !== null}
        title={isSound ? words.sound : words.unsound}
        closeLabel={shell.close}
        onClose={() => setChecks(null)}
      >
        <p>{words.verifySays}</p>
        <ul className={styles.checks}>
          {checks?.map(({ check, outcome, problem }) => (
            <li key={check} className={styles[outcome]}>
              <Icon name={outcome === 'ok' ? 'check' : 'warning'} size={18} />
              {words.checks[check]}
              {problem !== null && `: ${plain(sentence(problemMessage(problem, texts)))}`}
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  );
}
