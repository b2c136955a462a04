import type { Figures } from '@altiplano/rules';
import type { Message } from '../message/message.ts';
import { isLocation, isThing, type Naming } from '../naming/naming.ts';
import type { WarningCode, WarningFigures } from './warnings.ts';

function inWords(figures: Figures, names: Naming, prepared: Message): WarningFigures {
  const { mark, warnings } = names.texts;
  const { good, thing, site } = figures;
  const number = (name: string): number => Number(figures[name] ?? 0);
  const called = names.site(String(site ?? ''));
  return {
    good: isThing(good) ? mark.thing(good) : null,
    thing: isThing(thing) ? mark.thing(thing, Math.max(1, number('tiles'))) : null,
    site: called,
    where: isLocation(site) ? [mark.at(site)] : warnings.on(called),
    prepared,
    missing: number('missing'),
    more: number('more'),
    places: number('places'),
    reachable: number('reachable'),
    spaces: number('spaces'),
    steps: number('steps'),
    tiles: number('tiles'),
  };
}

/** What a player is warned of before a move; `prepared`: what would be dropped by it. */
export function warningMessage(
  { code, figures }: { readonly code: WarningCode; readonly figures: Figures },
  names: Naming,
  prepared: Message = [],
): Message {
  return names.texts.warnings[code].warns(inWords(figures, names, prepared));
}
