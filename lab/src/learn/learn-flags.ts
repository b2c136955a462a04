import {
  BadInput,
  choiceFlag,
  COMMON_FLAGS,
  type FlagKinds,
  type Line,
  numberFlag,
  seedOf,
} from '@altiplano/cli/command-line';
import type { Texts } from '../text/texts.ts';
import { commandLine, nameOfFile } from '../tune/command-line.ts';
import { widthFlag } from '../tune/tune-flags.ts';
import { MODULE_MIXES } from './game-mix.ts';
import { PACK_CHOICES } from './lesson-jobs.ts';
import type { LearnSettings } from './learning.ts';
import { MOST_NETS } from './nets-file.ts';

export const LEARN_FLAGS: FlagKinds = {
  ...COMMON_FLAGS,
  iterations: 'text',
  games: 'text',
  players: 'text',
  modules: 'text',
  width: 'text',
  nets: 'text',
  seed: 'text',
  packs: 'text',
  others: 'text',
  duels: 'text',
  checkpoint: 'text',
  out: 'text',
  workers: 'text',
  progress: 'switch',
};

const ITERATIONS = 4;
const GAMES = 600;
const WIDTH = 8;
const NETS = 4;
const PLAYERS = '2,3,4,3,4,5';
const OTHERS = 1;
const MOST_OTHERS = 20;
const DUELS = 60;
const MOST_GAMES = 1_000_000;

function playersFlag(line: Line, texts: Texts): readonly number[] {
  const value = line.flags.get('players') ?? PLAYERS;
  const words = value.split(',').map((word) => word.trim());
  if (!words.every((word) => /^[2-5]$/.test(word))) throw new BadInput(texts.learn.wrongPlayers(value));
  return words.map(Number);
}

/** How long, how many and which games. */
export function learnSettings(line: Line, texts: Texts): LearnSettings {
  return {
    iterations: numberFlag(line, 'iterations', 1, 100_000, texts) ?? ITERATIONS,
    games: numberFlag(line, 'games', 1, MOST_GAMES, texts) ?? GAMES,
    players: playersFlag(line, texts),
    modules: choiceFlag(line, 'modules', MODULE_MIXES, texts) ?? 'mixed',
    width: widthFlag(line, WIDTH, texts),
    packs: choiceFlag(line, 'packs', PACK_CHOICES, texts) ?? 'family',
    others: numberFlag(line, 'others', 0, MOST_OTHERS, texts) ?? OTHERS,
    duels: numberFlag(line, 'duels', 1, MOST_GAMES, texts) ?? DUELS,
    nets: numberFlag(line, 'nets', 1, MOST_NETS, texts) ?? NETS,
    seed: seedOf(line, texts),
  };
}

/** The command that makes what so many iterations have made, with everything said that it would else assume. */
export function learnCommand(settings: LearnSettings, iterations: number, line: Line): string {
  const { games, players, modules, packs, others, duels, width, nets, seed } = settings;
  return commandLine('learn', '', {
    pack: nameOfFile(line.flags.get('pack')),
    iterations,
    games,
    players: players.join(','),
    modules,
    packs,
    others,
    duels,
    width,
    nets,
    seed,
    out: nameOfFile(line.flags.get('out')),
  });
}
