import { clsx } from 'clsx';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { placeBeside } from '../../ui/placement.ts';
import { Button } from '../../ui/button.tsx';
import { RichText } from '../message/rich-text.tsx';
import { useTable } from '../state/at-table.ts';
import styles from './about-bubble.module.css';
import { explain } from './explain.ts';
import { useAsked } from './use-asked.ts';
import { useHelpTexts } from './use-help-texts.ts';
import { asTarget, type Target } from '../play/paths.ts';

/** Between an answer and what it must not lie on. */
const GAP = 6;

/** Beside the thing that is asked about; under a finger, from edge to edge at that end of the screen where the thing is not. */
function place(bubble: HTMLElement, thing: HTMLElement, isHeld: boolean): void {
  const around = thing.getBoundingClientRect();
  if (isHeld) {
    const isLow = around.top + around.bottom > innerHeight;
    bubble.dataset['at'] = isLow ? 'head' : 'foot';
    // Below the button that brings the game on, unless it would lie on the thing then.
    const under = document.querySelector('[data-part="main"]')?.getBoundingClientRect().bottom ?? 0;
    const isRoom = under + GAP + bubble.offsetHeight <= around.top;
    bubble.style.insetBlockStart = isLow && isRoom ? `${under + GAP}px` : '';
    return;
  }
  const { offsetWidth: width, offsetHeight: height } = bubble;
  const { left, top } = placeBeside(around, { width, height }, { width: innerWidth, height: innerHeight });
  bubble.style.translate = `${Math.round(left)}px ${Math.round(top)}px`;
}

/** Explains whatever on the table somebody points at, holds a finger on, or asks about with a key. */
export function AboutBubble() {
  const { names, words, onHelp, whyNot, own, selection } = useTable();
  const ref = useRef<HTMLDivElement>(null);
  const { asked, close } = useAsked(ref);
  // Who selects something has asked enough.
  useEffect(() => selection.subscribe(close), [selection, close]);
  const help = useHelpTexts(asked !== null);
  const element = asked?.element ?? null;
  const about =
    element?.dataset['about'] === undefined ? null : explain(element.dataset['about'], names, help);
  const target = element === null ? undefined : targetIn(element);
  // Before it is the time to act, everything would be refused for the same reason.
  const isTurn = own?.decision === 'turn' || own?.decision === 'steps';
  const why = target === undefined || !isTurn ? null : whyNot(target);
  const isShown = about !== null;
  useLayoutEffect(() => {
    const bubble = ref.current;
    if (bubble === null || element === null || !isShown) return undefined;
    bubble.showPopover();
    place(bubble, element, asked?.isHeld === true);
    return () => {
      if (bubble.isConnected) bubble.hidePopover();
    };
  }, [element, isShown, asked?.isHeld]);
  const topic = why?.rule ?? about?.rules[0];
  const read = (id: string): void => {
    close();
    onHelp(id);
  };
  return (
    <div
      ref={ref}
      popover="manual"
      role="tooltip"
      aria-live="polite"
      className={clsx(styles.bubble, asked?.isHeld === true && styles.sheet)}
    >
      {about !== null && (
        <>
          <strong className={styles.title}>
            <RichText message={about.title} />
          </strong>
          <p>
            <RichText message={about.does} />
          </p>
          {about.facts.length > 0 && (
            <ul className={styles.facts}>
              {about.facts.map((fact, index) => (
                <li key={index}>
                  <RichText message={fact} />
                </li>
              ))}
            </ul>
          )}
          {why !== null && (
            <p className={styles.why}>
              <strong>{words.whyNot}:</strong> <RichText message={why.message} />
            </p>
          )}
          {topic !== undefined && (
            <Button variant="quiet" icon="help" onClick={() => read(topic)}>
              {/^[A-Z]\d+$/.test(topic) ? words.readRule(topic) : words.readOn}
            </Button>
          )}
        </>
      )}
    </div>
  );
}

/** The target that something is, or the one inside it, if it cannot be pressed now. */
function targetIn(element: HTMLElement): Target | undefined {
  const { target, open } = element.dataset;
  return open === undefined ? asTarget(target) : undefined;
}
