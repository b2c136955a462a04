import { Button } from '../../ui/button.tsx';
import { Bag } from '../../art/stores/bag.tsx';
import type { TableWords } from '../words/en.ts';
import styles from './curtain.module.css';

interface CurtainProps {
  name: string;
  words: TableWords;
  onOpen: () => void;
}

/** Falls between two people who share a device. */
export function Curtain({ name, words, onOpen }: CurtainProps) {
  return (
    <main className={styles.curtain}>
      <Bag size={96} />
      <h1>{words.curtain(name)}</h1>
      <p>{words.curtainText}</p>
      <Button variant="primary" onClick={onOpen}>
        {words.curtainReady(name)}
      </Button>
    </main>
  );
}
