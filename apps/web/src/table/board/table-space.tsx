import type { Good } from '@altiplano/rules';
import { type ReactNode, useId } from 'react';
import { Space } from '../../ui/space.tsx';
import type { Spot } from '../play/paths.ts';
import { useTable } from '../state/at-table.ts';
import { useSpot } from '../state/use-spot.ts';
import { useDragging } from '../play/use-dragging.ts';
import styles from './table-space.module.css';

interface TableSpaceProps {
  spot: Spot;
  label: string;
  children?: ReactNode;
  ghost?: Good | undefined;
}

/** A space of the own board: pressed, dragged from, dropped on. */
export function TableSpace({ spot, label, children, ghost }: TableSpaceProps) {
  const { held, heldKey, press } = useTable();
  const key = useId();
  const { state, isLegal, pointing } = useSpot(spot);
  const isOther = state === 'chosen' && heldKey !== null && heldKey !== key;
  const drag = useDragging(spot, key);
  const canPress = isLegal || state === 'chosen' || held !== null;
  return (
    <span ref={drag} className={styles.wrap} {...pointing}>
      <Space
        label={label}
        ghost={ghost}
        state={isOther ? 'legal' : state}
        onPress={canPress ? () => press(spot, key) : undefined}
      >
        {children}
      </Space>
    </span>
  );
}
