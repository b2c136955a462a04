import type { HelpTexts } from '../help/help.ts';
import { cards } from './help/cards.ts';
import { end } from './help/end.ts';
import { glossary } from './help/glossary.ts';
import { guide } from './help/guide.ts';
import { places } from './help/places.ts';
import { play } from './help/play.ts';
import { traveler } from './help/traveler.ts';

/** The rule reference of this language. */
export const help: HelpTexts = {
  chapters: { ...play, ...places, ...cards, ...traveler, ...end },
  glossary,
  guide,
};
