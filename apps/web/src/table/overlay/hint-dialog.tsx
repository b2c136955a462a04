import type { Hint } from '@altiplano/client';
import { loadReasons, type ReasonTexts } from '@altiplano/text';
import { useEffect, useState } from 'react';
import { Dialog } from '../../ui/dialog.tsx';
import { useTable } from '../state/at-table.ts';
import { useHintOff } from '../status/use-hint-off.ts';
import { HintFigures } from './hint-figures.tsx';
import { advised, LETTERS } from './hint-reasons.ts';
import styles from './hint-dialog.module.css';
import { HintWay } from './hint-way.tsx';

/** A hint, and the words for its reasons; null if these cannot be had now. */
interface Found {
  readonly hint: Hint | 'none';
  readonly reasons: ReasonTexts | null;
}

function useHintFor(isOff: boolean): Found | null {
  const { store, game, language } = useTable();
  const [found, setFound] = useState<(Found & { readonly of: object }) | null>(null);
  useEffect(() => {
    if (isOff) return undefined;
    let isOpen = true;
    const words = loadReasons(language).catch(() => null);
    void Promise.all([store.hint(), words]).then(([hint, reasons]) => {
      if (isOpen) setFound({ of: game, hint: 'moves' in hint ? hint : 'none', reasons });
    });
    return () => {
      isOpen = false;
    };
  }, [store, game, language, isOff]);
  return found?.of === game ? found : null;
}

/** Advice of a bot: its move and why, and the other ways that it weighed. */
export function HintDialog() {
  const { show, words, texts, own } = useTable();
  const off = useHintOff();
  const found = useHintFor(off !== null);
  const hint = found?.hint ?? null;
  const reasons = found?.reasons ?? null;
  const advice = hint === null || hint === 'none' ? [] : advised(hint, own?.decision ?? null, texts);
  return (
    <Dialog open title={words.hintTitle} closeLabel={words.close} onClose={() => show(null)} size="medium">
      {off !== null && <p>{off}</p>}
      {off === null && hint === null && <p aria-busy>{texts.hints.thinking}</p>}
      {hint === 'none' && <p>{words.hintNone}</p>}
      <ol className={styles.list}>
        {advice.map((each, index) => (
          <HintWay
            key={index}
            advice={each}
            reasons={reasons}
            letter={advice.length === 1 ? null : (LETTERS[index] ?? null)}
            isBest={index === 0}
          />
        ))}
      </ol>
      {reasons !== null && <HintFigures advice={advice} title={reasons.figures} />}
    </Dialog>
  );
}
