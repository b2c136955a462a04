import type { Thing } from '@altiplano/rules';
import { memo, useId, useSyncExternalStore } from 'react';
import { Space } from '../../ui/space.tsx';
import type { About } from '../about/explain.ts';
import type { Target } from '../play/paths.ts';
import { useFrame } from '../state/frame.ts';
import { useTarget } from '../state/use-target.ts';
import { useDragging } from '../play/use-dragging.ts';
import { spaceFace } from './space-face.tsx';
import styles from './table-space.module.css';

interface TableSpaceProps {
  target: Target;
  label: string;
  thing?: Thing | undefined;
  /** What it waits for while it is empty. */
  wanted?: Thing | undefined;
  /** The considered move would take it away. */
  leaves?: boolean;
  about?: About | undefined;
  /** What it is called among spaces for the same, and what lies on it in hand. */
  name?: string | undefined;
}

/** A space of the own board: pressed, dragged from, dropped on. */
export const TableSpace = memo(function TableSpace(props: TableSpaceProps) {
  const { target, label, thing, wanted, leaves = false, about, name } = props;
  const { selection, press, tilePlacement } = useFrame();
  const id = useId();
  const key = name ?? id;
  const { state, pointing } = useTarget(target);
  const heldKey = useSyncExternalStore(selection.subscribe, () =>
    state === 'chosen' ? selection.getSnapshot().key : null,
  );
  const isOther = state === 'chosen' && heldKey !== null && heldKey !== key;
  const drag = useDragging(target, key, thing !== undefined);
  return (
    <span {...drag} className={styles.wrap} data-about={about} data-space={name} {...pointing}>
      <Space
        label={label}
        state={isOther ? 'legal' : state}
        refused={state === 'plain'}
        onPress={() => {
          tilePlacement.land(key);
          press(target, key);
        }}
        {...spaceFace(thing, wanted, leaves)}
      />
    </span>
  );
});
