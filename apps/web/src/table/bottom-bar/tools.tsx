import { useSyncExternalStore } from 'react';
import type { IconName } from '../../art/icons/icon-paths.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { useTryTool } from '../ahead/use-try-tool.ts';
import { useHintOff } from '../status/use-hint-off.ts';
import { topicOf } from '../guide/topics.ts';
import { useIsOver } from '../end/use-is-over.ts';
import { useMedia } from '../layout/use-media.ts';
import { useTable } from '../state/at-table.ts';
import styles from './bottom-bar.module.css';

/** Something that helps a player. */
export interface Tool {
  readonly icon: IconName;
  readonly label: string;
  readonly shortcut: string | undefined;
  readonly reason?: string | undefined;
  readonly pressed?: boolean | undefined;
  run(): void;
}

/** Tools of a player: trying out, a hint, the odds of the bag, the guide, the rules, the table as text, preferences, the keys where there are any. */
export function useTools(): readonly Tool[] {
  const { show, words, own, onHelp, onPreferences, preferences } = useTable();
  const { guide } = useSyncExternalStore(preferences.subscribe, preferences.getSnapshot);
  const hasKeys = !useMedia('(hover: none) and (pointer: coarse)');
  const hintOff = useHintOff();
  const trying = useTryTool();
  const isOver = useIsOver();
  const playing: readonly Tool[] = [
    ...(trying === null ? [] : [trying]),
    {
      icon: 'hint',
      label: words.hint,
      shortcut: 'H',
      reason: hintOff ?? undefined,
      run: () => show({ kind: 'hint' }),
    },
    { icon: 'chart', label: words.odds, shortcut: 'O', run: () => show({ kind: 'odds' }) },
  ];
  return [
    ...(isOver ? [] : playing),
    {
      icon: 'compass',
      label: guide ? words.guide.hide : words.guide.on,
      shortcut: 'G',
      run: () => preferences.change(guide ? { guide: false } : { guide: true, guided: [] }),
    },
    { icon: 'help', label: words.help, shortcut: '?', run: () => onHelp(topicOf(own?.decision ?? null)) },
    { icon: 'log', label: words.textView, shortcut: 'T', run: () => show({ kind: 'text' }) },
    ...(onPreferences === null
      ? []
      : [{ icon: 'settings', label: words.preferences, shortcut: undefined, run: onPreferences } as const]),
    ...(hasKeys
      ? [{ icon: 'board', label: words.shortcuts, shortcut: 'K', run: () => show({ kind: 'keys' }) } as const]
      : []),
  ];
}

/** All tools, as signs. */
export function Tools() {
  return (
    <div className={styles.tools}>
      {useTools().map(({ icon, label, shortcut, reason, pressed, run }) => (
        <IconButton
          key={icon}
          icon={icon}
          label={label}
          shortcut={shortcut}
          reason={reason}
          pressed={pressed}
          onClick={run}
        />
      ))}
    </div>
  );
}
