import { useSyncExternalStore } from 'react';
import { Select } from '../../../setup/select.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useTable } from '../../state/at-table.ts';
import { NoticeCard } from './notice-card.tsx';

/** For somebody who looks on: what one sees, whose board lies in the middle, and the way to the rules. */
export function SpectatorNotice() {
  const { seat, seen, seatNames, words, online: around, watched, show, onHelp } = useTable();
  const looked = useSyncExternalStore(watched.subscribe, watched.getSnapshot);
  if (seat !== null || around === null) return null;
  const { online } = words;
  return (
    <NoticeCard
      actions={
        <>
          <Select
            label={online.whose}
            labelHidden
            value={String(looked ?? seen.startingSeat)}
            options={seatNames.map((name, index) => ({ value: String(index), label: words.boardOf(name) }))}
            onChange={(value) => watched.set(Number(value))}
          />
          <IconButton icon="help" label={words.help} onClick={() => onHelp(null)} />
          <IconButton icon="log" label={words.textView} shortcut="T" onClick={() => show({ kind: 'text' })} />
        </>
      }
    >
      <p>
        <strong>{online.lookingOn}</strong>
      </p>
      <p>{online.lookingOnSays}</p>
    </NoticeCard>
  );
}
