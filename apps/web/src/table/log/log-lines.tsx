import type { LogLine } from '@altiplano/client';
import { clsx } from 'clsx';
import { type KeyboardEvent, memo, useCallback, useMemo, useState } from 'react';
import { RichText } from '../message/rich-text.tsx';
import { useFrame } from '../state/frame.ts';
import { useLogJumps } from './log-context.ts';
import { isBeforeGame } from './log-entries.ts';
import styles from './log-part.module.css';
import { messagesOf } from './messages-of.ts';

/** Moves the focus along the lines; they are one stop for the tab key. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const lines = [...event.currentTarget.querySelectorAll<HTMLElement>('button')];
  const at = lines.indexOf(document.activeElement as HTMLElement);
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: lines.length - 1 }[event.key];
  if (to === undefined || at < 0) return;
  event.preventDefault();
  lines[Math.min(lines.length - 1, Math.max(0, to))]?.focus();
}

/** One entry may stand under two rounds. */
function keyOf({ number, round }: LogLine): string {
  return `${number} ${round}`;
}

/** The line that tells of the moment one looks at: the last one up to it. */
function currentLine(lines: readonly LogLine[], at: number | null): LogLine | undefined {
  return at === null ? undefined : lines.findLast(({ number }) => number <= at);
}

/** Lines of the log; where there is a way to their moments, each leads there. */
export function LogLines({ lines: all }: { lines: readonly LogLine[] }) {
  const { names } = useFrame();
  const lines = useMemo(() => all.filter((line) => messagesOf(line, names).length > 0), [all, names]);
  const jumps = useLogJumps();
  const [focused, setFocused] = useState<string | null>(null);
  const at = jumps?.at ?? null;
  const current = currentLine(lines, at);
  const stop = lines.find((line) => keyOf(line) === focused) ?? current ?? lines.at(-1);
  const goTo = jumps?.goTo;
  const jump = useCallback((number: number) => goTo?.(number), [goTo]);
  return (
    <div className={styles.list} role="list" onKeyDown={walk}>
      {lines.map((line, index) => (
        <Line
          key={keyOf(line)}
          line={line}
          isNewRound={line.round !== null && lines[index - 1]?.round !== line.round}
          isCurrent={line === current}
          isLater={at !== null && line.number > at}
          isStop={line === stop}
          onJump={goTo === undefined || isBeforeGame(line) ? null : jump}
          onFocus={setFocused}
        />
      ))}
    </div>
  );
}

interface LineProps {
  line: LogLine;
  isNewRound: boolean;
  isCurrent: boolean;
  isLater: boolean;
  isStop: boolean;
  onJump: ((number: number) => void) | null;
  onFocus: (key: string) => void;
}

const Line = memo(function Line(props: LineProps) {
  const { line, isNewRound, isCurrent, isLater, isStop, onJump, onFocus } = props;
  const { names, words } = useFrame();
  const text = messagesOf(line, names).map((message, index) => (
    <span key={index} className={styles.message}>
      <RichText message={message} />
    </span>
  ));
  const className = clsx(
    styles.line,
    line.void && styles.void,
    line.deed.kind === 'undone' && styles.quiet,
    isCurrent && styles.current,
    isLater && styles.later,
  );
  return (
    <>
      {isNewRound && line.round !== null && (
        <div role="listitem" className={styles.roundItem}>
          <h3 className={styles.round}>{words.round(line.round)}</h3>
        </div>
      )}
      <div role="listitem" data-line={line.number}>
        {onJump === null ? (
          <p className={className}>{text}</p>
        ) : (
          <button
            type="button"
            className={clsx(className, styles.jump)}
            tabIndex={isStop ? 0 : -1}
            aria-current={isCurrent ? 'step' : undefined}
            onFocus={() => onFocus(keyOf(line))}
            onClick={() => onJump(line.number)}
          >
            {text}
          </button>
        )}
      </div>
    </>
  );
});
