import { useEffect, useRef } from 'react';
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
  const heading = useRef<HTMLHeadingElement>(null);
  // What had the focus is behind it. Not the button: who presses once too often must not see what is not theirs.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <main className={styles.curtain}>
      <Bag size={96} />
      <h1 ref={heading} tabIndex={-1}>
        {words.curtain(name)}
      </h1>
      <p>{words.curtainText}</p>
      <Button variant="primary" onClick={onOpen}>
        {words.curtainReady(name)}
      </Button>
    </main>
  );
}
