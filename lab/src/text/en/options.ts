import { BOT_NAMES } from '@altiplano/bots';
import { LANGUAGES, wrap } from '@altiplano/cli/command-line';

export const { game: GAME_OPTIONS, common: COMMON_OPTIONS } = LANGUAGES.en.program.options;

/** Who can be named as a bot, weakest first. */
export const BOT_LIST = wrap(`Bots: ${BOT_NAMES.join(', ')}`, 80, '  ').join('\n');
