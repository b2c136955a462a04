import { useEffect } from 'react';
import { fetchedLater } from '../../ui/fetched-later.tsx';
import { afterDrawn, announceLater } from '../../ui/when-drawn.ts';
import { HAS_ROOM } from './has-room.ts';

const otherPart = fetchedLater(async () => (await import('./other-part.tsx')).OtherPart, <Awaited />);

/** A part of the table besides the board, as soon as its program is there. */
export const OtherPart = otherPart.Shown;

// On a phone the first picture of the table is the board alone, and does not wait for the rest; see also `first-look.js`.
if (matchMedia(HAS_ROOM).matches) fetchParts();

/** Who has no network now is not disturbed: they are asked for again when somebody wants them. */
function fetchParts(): void {
  otherPart.fetch().catch(() => undefined);
}

/** Whoever scrolls to something waits until it is there. */
function Awaited() {
  useEffect(announceLater, []);
  return null;
}

/** Fetches the other parts once the board is drawn, before somebody turns to them. */
export function useOtherPartsSoon(): void {
  useEffect(() => afterDrawn(fetchParts), []);
}
