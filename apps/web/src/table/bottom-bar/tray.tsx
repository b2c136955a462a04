import type { Good, PlayerView } from '@altiplano/rules';
import { spread } from '@altiplano/text';
import { useEffect, useState } from 'react';
import { TableSpace } from '../board/table-space.tsx';
import { Space } from '../../ui/space.tsx';
import { useMedia } from '../layout/use-media.ts';
import { useTable } from '../state/at-table.ts';
import { useFrame } from '../state/frame.ts';
import { keepSlots } from './slots.ts';
import styles from './tray.module.css';

const SLOT = 'slot ';

/** When nothing is about to be drawn. */
const NEEDS_ROOM: readonly string[] = ['roles', 'missionDraft', 'missionPick', 'actions'];

/** The slot whose tile was selected last. */
function useTaken(): number | null {
  const { selection } = useFrame();
  const [taken, setTaken] = useState<number | null>(null);
  useEffect(
    () =>
      selection.subscribe(() => {
        const { key } = selection.getSnapshot();
        // When it is let go it may just have been placed: it stays the one that was taken.
        if (key !== null) setTaken(key.startsWith(SLOT) ? Number(key.slice(SLOT.length)) : null);
      }),
    [selection],
  );
  return taken;
}

function useSlots({ planning, planningSpaces }: PlayerView): readonly (Good | null)[] {
  const taken = useTaken();
  const [known, setKnown] = useState({ planning, slots: keepSlots([], planning, planningSpaces) });
  if (known.planning === planning && known.slots.length >= planningSpaces) return known.slots;
  const slots = keepSlots(known.slots, planning, planningSpaces, taken);
  setKnown({ planning, slots });
  return slots;
}

/** The planning spaces with the drawn goods; what an event lifted lies beside them. */
export function Tray({ own }: { own: PlayerView }) {
  const { components, words, texts, seen } = useTable();
  const slots = useSlots(own);
  const tilesInHand = spread(own.hand);
  const isSmall = useMedia('(max-width: 47.99rem)');
  // There what is in hand lies where the spaces that are still shut would be.
  const most =
    isSmall && tilesInHand.length > 0 ? slots.length : Math.max(components.board.planning.most, slots.length);
  const used = slots.filter((good) => good !== null).length;
  const name = (good: Good): string => texts.words.things[good];
  // Where room is scarce, what can be done now needs it more than empty spaces.
  if (isSmall && NEEDS_ROOM.includes(seen.phase) && used === 0 && tilesInHand.length === 0) return null;
  return (
    <section
      className={styles.tray}
      aria-label={words.planningSpaces(used, own.planningSpaces)}
      data-part="tray"
      tabIndex={-1}
    >
      {Array.from({ length: most }, (_, index) => {
        const good = slots[index] ?? null;
        if (good !== null) {
          return (
            <TableSpace
              key={index}
              name={`${SLOT}${index}`}
              target={`thing:planning:${good}`}
              label={name(good)}
              thing={good}
              about={`good:${good}`}
            />
          );
        }
        return index < own.planningSpaces ? (
          <TableSpace key={index} target="tray" label={words.emptySpace} about="term:planningSpace" />
        ) : (
          <span key={index} data-about="term:planningSpace">
            <Space label={words.lockedSpace} state="shut" />
          </span>
        );
      })}
      {tilesInHand.length > 0 && (
        <span className={styles.hand}>
          <span>{words.lifted}</span>
          {tilesInHand.map((good, index) => (
            <TableSpace
              key={index}
              target={`thing:hand:${good}`}
              label={name(good)}
              thing={good}
              about={`good:${good}`}
            />
          ))}
        </span>
      )}
    </section>
  );
}
