import type { TableSnapshot } from '@altiplano/client';
import { useEffect, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import type { OnlineAccess } from '../online-access.ts';
import type { OnlineWords } from '../words/en.ts';
import { type Lost, lostOf } from './lost.ts';
import { NoticeCard } from './notice-card.tsx';
import styles from './connection-notice.module.css';

interface ConnectionNoticeProps {
  snapshot: Pick<TableSnapshot, 'connection' | 'catchingUp'>;
  online: Pick<OnlineAccess, 'onRetry' | 'onSignIn' | 'onReload'>;
  words: OnlineWords;
}

/** Shorter interruptions are nobody's concern. */
const PATIENCE = 700;

/** Notice of a faulty connection to the server. Everything stays to be read. */
export function ConnectionNotice({ snapshot, online, words }: ConnectionNoticeProps) {
  const lost = lostOf(snapshot);
  const isLost = lost !== null;
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isLost) return undefined;
    const timer = setTimeout(() => setLong(true), PATIENCE);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [isLost]);
  if (lost === null || !isLong) return null;
  const isBad = lost === 'offline' || lost === 'signedOut' || lost === 'outdated';
  return (
    <NoticeCard tone={isBad ? 'bad' : 'warn'} actions={<Remedy lost={lost} online={online} words={words} />}>
      <p>{words.lost[lost]}</p>
      {snapshot.connection.retryAt !== null && <NextAttempt at={snapshot.connection.retryAt} words={words} />}
    </NoticeCard>
  );
}

function Remedy({ lost, online, words }: { lost: Lost } & Pick<ConnectionNoticeProps, 'online' | 'words'>) {
  switch (lost) {
    case 'offline':
    case 'restarting':
      return <Button onClick={() => online.onRetry()}>{words.retry}</Button>;
    case 'signedOut':
      return (
        <Button variant="primary" onClick={() => online.onSignIn()}>
          {words.signIn}
        </Button>
      );
    case 'outdated':
      return (
        <Button variant="primary" onClick={() => online.onReload()}>
          {words.reload}
        </Button>
      );
    case 'connecting':
    case 'catchingUp':
      return false;
  }
}

function NextAttempt({ at, words }: { at: number; words: OnlineWords }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.ceil((at - now) / 1000));
  return (
    <p className={styles.next} aria-live="off">
      {words.retryIn(seconds)}
    </p>
  );
}
