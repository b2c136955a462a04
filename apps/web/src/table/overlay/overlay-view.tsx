import { useEffect } from 'react';
import { fetchedLater } from '../../ui/fetched-later.tsx';
import { afterDrawn } from '../../ui/when-drawn.ts';
import { useOverlay } from '../state/use-cells.ts';

/** Nobody needs it for the first picture of the table. */
const overlayContent = fetchedLater(async () => (await import('./overlay-content.tsx')).OverlayContent);

/** Overlay that is open, if one is. */
export function OverlayView() {
  const overlay = useOverlay();
  useEffect(() => {
    // Who has no network now is not disturbed: it is asked for again when somebody wants it.
    afterDrawn(() => overlayContent.fetch().catch(() => undefined));
  }, []);
  return overlay === null ? null : <overlayContent.Shown overlay={overlay} />;
}
