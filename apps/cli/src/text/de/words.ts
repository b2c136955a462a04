import { type GameTexts, loadReasons, loadTexts, type ReasonTexts } from '@altiplano/text';

/** The words that terminal and page share. */
export const game: GameTexts = await loadTexts('de');
export const words: GameTexts['words'] = game.words;
export const reasons: ReasonTexts = await loadReasons('de');
