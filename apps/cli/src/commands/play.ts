import { GAME_FLAGS } from '../arguments/game-flags.ts';
import type { Command } from './command.ts';
export const play: Command = { flags: GAME_FLAGS, words: 0, run: () => 0 };
