import type { Thing } from '@altiplano/rules';
import { useEffect, useState } from 'react';
import { useFrame } from '../state/frame.ts';
import { type Laid, layOut } from './lay-out.ts';
import type { SiteSpaces } from './site-size.ts';

interface Site extends SiteSpaces {
  readonly site: string;
  readonly there: readonly Thing[];
  readonly isOwn: boolean;
}

/** What lies on which space of a site; on the own board, where the player has put it. */
export function useLaid({ site, there, size, printed, isOwn }: Site): Laid {
  const { tilePlacement } = useFrame();
  const draw = (before: Laid): Laid =>
    layOut(before, there, size, printed, {
      taken: tilePlacement.taken(site),
      landed: tilePlacement.landed(site),
    });
  const [known, setKnown] = useState(() => ({
    there,
    size,
    laid: isOwn ? draw(tilePlacement.laid.get(site) ?? []) : layOut([], there, size, printed),
  }));
  const isKnown = known.there === there && known.size === size;
  const laid = isKnown ? known.laid : isOwn ? draw(known.laid) : layOut([], there, size, printed);
  if (!isKnown) setKnown({ there, size, laid });
  useEffect(() => {
    if (isOwn) tilePlacement.laid.set(site, laid);
  }, [tilePlacement, site, laid, isOwn]);
  return laid;
}
