import { errandsOf } from '@altiplano/client';
import type { Location } from '@altiplano/rules';
import { createHelp } from '@altiplano/text';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { Icon } from '../../art/icons/icon.tsx';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { useAhead } from '../ahead/use-ahead.ts';
import { useHelpTexts } from '../about/use-help-texts.ts';
import { useMedia } from '../layout/use-media.ts';
import { useIsPast } from '../log/log-context.ts';
import { RichText } from '../message/rich-text.tsx';
import { useTable } from '../state/at-table.ts';
import { useHeld } from '../state/use-cells.ts';
import styles from './guide-bar.module.css';
import { type GuideNote, guideNote, type Progress, progressOf, type Where } from './guide-note.ts';
import { topicOf } from './topics.ts';

/** Points at what a note speaks of; everything on the table carries its name. */
function usePointing(where: Where | null, places: string): void {
  const which = where === 'places' ? places : '';
  useEffect(() => {
    if (where === null) return undefined;
    const root = document.documentElement;
    // A name of its own for each: when one attribute changes, the browser looks at everything that any value of it meets.
    const mark = `data-guide-${where}`;
    root.setAttribute(mark, which);
    return () => root.removeAttribute(mark);
  }, [where, which]);
}

/** Where there is something to do; not where the figure stands already. */
function placesToGo(progress: Progress, figure: Location | null): string {
  return progress.errands?.places.filter((place) => place !== figure).join(' ') ?? '';
}

function useProgress(seat: number): Progress {
  const { game, own, hasActed, legal } = useTable();
  const isHolding = useHeld() !== null;
  const decision = own?.decision ?? null;
  const errands = useMemo(
    () => (decision === 'plan' || decision === 'turn' ? errandsOf(game, seat) : null),
    [game, seat, decision],
  );
  return progressOf(legal, { hasActed, isHolding, errands });
}

/** Tells a newcomer what to do now and why, and shows where; nothing for those who do not want it. */
export function GuideBar() {
  const { seat, info, preferences } = useTable();
  const { guide } = useSyncExternalStore(preferences.subscribe, preferences.getSnapshot);
  const isPast = useIsPast();
  const isSmall = useMedia('(max-width: 47.99rem)');
  const isTrying = (useAhead()?.now.study ?? null) !== null;
  if (!guide || seat === null || isPast) return null;
  // Where room is scarce, the bar of what is tried out has it.
  if (isSmall && isTrying) return null;
  // Called off, or played by a bot: there is nothing to do.
  const isIdle =
    info.status === 'abandoned' || (info.seats[seat]?.person !== null && info.seats[seat]?.bot !== null);
  return isIdle ? null : <Note seat={seat} />;
}

function Note({ seat }: { seat: number }) {
  const { seen, words, names, preferences, onHelp } = useTable();
  const { guided } = useSyncExternalStore(preferences.subscribe, preferences.getSnapshot);
  // There a long note ends in dots until it is touched.
  const isSmall = useMedia('(max-width: 47.99rem)');
  const progress = useProgress(seat);
  const note = guideNote(seen, seat, progress, new Set(guided));
  const help = useHelpTexts(note.kind === 'step');
  const written = useMemo(() => (help === null ? null : createHelp(help, names)), [help, names]);
  usePointing('where' in note ? note.where : null, placesToGo(progress, seen.players[seat]?.figure ?? null));
  const topic =
    note.kind === 'now' ? topicOf(note.about) : note.kind === 'tooFar' ? topicOf('elsewhere') : null;
  const step = note.kind === 'step' ? (written?.step(note.step) ?? null) : null;
  return (
    <aside className={styles.bar} aria-label={words.guide.title}>
      <div className={styles.note}>
        <span className={styles.sign}>
          <Icon name="compass" size={22} />
        </span>
        <p className={styles.text} tabIndex={isSmall ? 0 : undefined}>
          {step !== null && <strong>{step.title}. </strong>}
          <RichText message={step?.text ?? [sentenceOf(note, words.guide)]} />
        </p>
        <span className={styles.doings}>
          {note.kind === 'step' ? (
            <Understood onRead={() => preferences.change({ guided: [...guided, note.step] })} />
          ) : (
            topic !== null && <IconButton icon="help" label={words.help} onClick={() => onHelp(topic)} />
          )}
          <IconButton
            icon="close"
            label={words.guide.hide}
            onClick={() => preferences.change({ guide: false })}
          />
        </span>
      </div>
    </aside>
  );
}

function Understood({ onRead }: { onRead: () => void }) {
  const { words } = useTable();
  const isSmall = useMedia('(max-width: 47.99rem)');
  return isSmall ? (
    <IconButton icon="check" variant="secondary" label={words.guide.read} onClick={onRead} />
  ) : (
    <Button onClick={onRead}>{words.guide.read}</Button>
  );
}

function sentenceOf(note: GuideNote, words: ReturnType<typeof useTable>['words']['guide']): string {
  switch (note.kind) {
    case 'step':
      return '';
    case 'now':
      return words.now[note.about];
    case 'tooFar':
      return words.tooFar(note.places, note.reachable);
    default:
      return words[note.kind];
  }
}
