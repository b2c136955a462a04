import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import type { Finished } from '../load-finished.ts';
import { useReviewWords } from '../words/review-words.ts';
import { FairnessDialog } from './fairness-dialog.tsx';

/** Verifies the shuffle with one press. */
export function FairnessButton({ finished }: { finished: Finished }) {
  const { fairness } = useReviewWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon="verified" onClick={() => setOpen(true)}>
        {fairness.verify}
      </Button>
      {isOpen && <FairnessDialog finished={finished} onClose={() => setOpen(false)} />}
    </>
  );
}
