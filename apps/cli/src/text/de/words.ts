import { type GameTexts, loadTexts } from '@altiplano/text';

/** The words that terminal and page share. */
export const game: GameTexts = await loadTexts('de');
export const words: GameTexts['words'] = game.words;
