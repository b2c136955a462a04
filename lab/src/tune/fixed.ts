import { rounded } from '../arena/rounded.ts';
import type { Texts } from '../text/texts.ts';

/** A number with so many places even where they are zeros, so that lines stand under each other. */
export function fixed(value: number, places: number, texts: Texts): string {
  const digits = { minimumFractionDigits: places, maximumFractionDigits: places };
  return rounded(value, places).toLocaleString(texts.language, digits);
}
