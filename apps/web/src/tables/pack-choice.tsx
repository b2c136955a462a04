import { useState } from 'react';
import { useLanguage, useWords } from '../app/language/language.tsx';
import { Link } from '../app/navigation/link.tsx';
import { ownPacks } from '../local/own-packs.ts';
import { Select } from '../setup/select.tsx';
import styles from './tables.module.css';

interface PackChoiceProps {
  /** The hash of a pack on this device; empty for the shipped one. */
  pack: string;
  onChange: (pack: string) => void;
}

/** Which numbers are played with; how to get others where there are none yet. */
export function PackChoice({ pack, onChange }: PackChoiceProps) {
  const { newGame, online, shell } = useWords();
  const language = useLanguage();
  const [packs] = useState(ownPacks);
  if (packs.length === 0) {
    return (
      <p className={styles.says}>
        {online.noPacks} <Link to={{ screen: 'values' }}>{shell.places.values}</Link>
      </p>
    );
  }
  return (
    <Select
      label={newGame.packTitle}
      description={newGame.packSays}
      value={pack}
      options={[
        { value: '', label: newGame.packShipped },
        ...packs.map(({ hash, name }) => ({ value: hash, label: name[language] })),
      ]}
      onChange={onChange}
    />
  );
}
