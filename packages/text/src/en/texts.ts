import type { Language } from '../language.ts';
import { cards } from './cards.ts';
import { components } from './components.ts';
import { decisions } from './decisions.ts';
import { deeds } from './deeds.ts';
import { hints } from './hints.ts';
import { mark } from './mark.ts';
import { moves } from './moves.ts';
import { packProblems } from './pack-problems.ts';
import { preferences } from './preferences.ts';
import { provenance } from './provenance.ts';
import { refusals } from './refusals.ts';
import { score } from './score.ts';
import { settings } from './settings.ts';
import { shortcuts } from './shortcuts.ts';
import { told } from './told.ts';
import { troubles } from './troubles.ts';
import { verification } from './verification.ts';
import { warnings } from './warnings.ts';
import { GRAMMAR, words } from './words.ts';

/** The words of the game in English. */
export const texts = {
  language: 'en' as Language,
  grammar: GRAMMAR,
  mark,
  cards,
  components,
  decisions,
  deeds,
  hints,
  moves,
  packProblems,
  preferences,
  provenance,
  refusals,
  score,
  settings,
  shortcuts,
  told,
  troubles,
  verification,
  warnings,
  words,
};
