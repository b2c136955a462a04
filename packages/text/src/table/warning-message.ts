import type { Figures } from '@altiplano/rules';
import type { Message, Part } from '../message/message.ts';
import { isThing, type Naming } from '../naming/naming.ts';
import type { WarningCode, WarningFigures } from './warnings.ts';

function figureInWords(name: string, value: string | number, names: Naming): Part {
  if (isThing(value)) return names.texts.mark.thing(value);
  return name === 'site' ? names.site(String(value)) : String(value);
}

/** What a player is warned of before a move. */
export function warningMessage(
  { code, figures }: { readonly code: WarningCode; readonly figures: Figures },
  names: Naming,
): Message {
  const named = Object.entries(figures).map(([name, value]) => [name, figureInWords(name, value, names)]);
  const all = { good: '', ...Object.fromEntries(named) } as WarningFigures;
  return names.texts.warnings[code].warns(all);
}
