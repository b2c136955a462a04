import type { Good, Thing } from '@altiplano/rules';
import type { ReactNode } from 'react';
import { Coin } from '../../art/tokens/coin.tsx';
import { ThingIcon } from '../message/thing-icon.tsx';
import styles from './space-face.module.css';

/** What a space shows: the tile on it, or faintly the one that it waits for. */
export function spaceFace(
  thing: Thing | undefined,
  wanted: Thing | undefined,
  leaves = false,
): { children?: ReactNode; ghost?: Good } {
  if (thing !== undefined) {
    const tile = <ThingIcon thing={thing} />;
    return { children: leaves ? <span className={styles.leaves}>{tile}</span> : tile };
  }
  if (wanted === undefined) return {};
  if (wanted !== 'coin') return { ghost: wanted };
  return {
    children: (
      <span className={styles.ghost}>
        <Coin size={30} />
      </span>
    ),
  };
}
