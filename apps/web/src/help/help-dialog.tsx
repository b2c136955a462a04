import { useState } from 'react';
import { useWords } from '../app/language/language.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { HelpBook } from './help-book.tsx';

interface HelpDialogProps {
  /** Where it opens: see `openTopic`. */
  topic: string | null;
  onClose: () => void;
}

/** The rules in front of a table. */
export function HelpDialog({ topic: first, onClose }: HelpDialogProps) {
  const { helpPage, shell } = useWords();
  const [topic, setTopic] = useState(first);
  return (
    <Dialog open title={helpPage.title} closeLabel={shell.close} size="large" onClose={onClose}>
      <HelpBook topic={topic} onTopic={setTopic} />
    </Dialog>
  );
}
