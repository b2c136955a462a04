import type { Good } from '@altiplano/rules';
import { Fragment } from 'react';
import { ThingIcon } from '../message/thing-icon.tsx';

/** Goods of which one is gained. */
export function EitherOf({ goods, size }: { goods: readonly Good[]; size: number }) {
  return goods.map((good, index) => (
    <Fragment key={good}>
      {index > 0 && <span aria-hidden>/</span>}
      <ThingIcon thing={good} size={size} />
    </Fragment>
  ));
}
