import type { ChatLine } from '@altiplano/client';
import { useState } from 'react';
import { LiveRegion } from '../../../ui/live-region.tsx';
import type { OnlineWords } from '../words/en.ts';

interface ChatAnnouncerProps {
  chat: readonly ChatLine[];
  /** Whether all that was said before has come. */
  isComplete: boolean;
  /** The reader, whose own lines are not read out. */
  own: string;
  words: OnlineWords;
}

/** Reads out to screen readers, politely, what others say from now on; of several lines at once the last. */
export function ChatAnnouncer({ chat, isComplete, own, words }: ChatAnnouncerProps) {
  const [since, setSince] = useState<number | null>(null);
  if (since === null && isComplete) setSince(chat.at(-1)?.number ?? 0);
  const last = since === null ? undefined : chat.findLast(({ person }) => person.id !== own);
  const isNew = last !== undefined && since !== null && last.number > since;
  return <LiveRegion text={isNew ? words.said(last.person.name, last.text) : ''} />;
}
