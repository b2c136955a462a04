import type { Queue, Stopped } from '@altiplano/client';
import { troubleMessage } from '@altiplano/text';
import { RichText } from '../message/rich-text.tsx';
import { useTable } from '../state/at-table.ts';
import { mismatchMessage } from './step-message.ts';

/** Whether a queue has stopped although its player wanted it to go on. */
export function isAlarming({ kind }: Stopped): boolean {
  return kind === 'mismatch' || kind === 'refused';
}

/** Why a queue has stopped. */
export function StoppedText({ queue: { stopped } }: { queue: Queue }) {
  const { words, names } = useTable();
  if (stopped === null) return null;
  return (
    <>
      <strong>{words.ahead.stopped[stopped.kind]}</strong>{' '}
      {stopped.kind === 'mismatch' && <RichText message={mismatchMessage(stopped.why, names, words.ahead)} />}
      {stopped.kind === 'refused' && <RichText message={troubleMessage(stopped.trouble, names)} />}
    </>
  );
}
