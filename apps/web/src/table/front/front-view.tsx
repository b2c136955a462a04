import { useEffect } from 'react';
import { fetchedLater } from '../../ui/fetched-later.tsx';
import { afterDrawn } from '../../ui/when-drawn.ts';
import { useFront } from '../state/use-cells.ts';

/** Nobody needs it for the first picture of the table. */
const inFront = fetchedLater(async () => (await import('./in-front.tsx')).InFront);

/** Whatever stands in front of the table. */
export function FrontView() {
  const front = useFront();
  useEffect(() => {
    // Who has no network now is not disturbed: it is asked for again when somebody wants it.
    afterDrawn(() => inFront.fetch().catch(() => undefined));
  }, []);
  return front === null ? null : <inFront.Shown front={front} />;
}
