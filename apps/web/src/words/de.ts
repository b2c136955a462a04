import { helpPage } from './de/help.ts';
import { mine, unreadable } from './de/mine.ts';
import { newGame } from './de/new-game.ts';
import { online } from './de/online.ts';
import { preferencesPage } from './de/preferences.ts';
import { lookBack, replayPage } from './de/replay.ts';
import { nowhere, shell, errorBoundary } from './de/shell.ts';
import { start } from './de/start.ts';
import { values } from './de/values.ts';
import type { Words } from './en.ts';

export const words: Words = {
  helpPage,
  lookBack,
  mine,
  newGame,
  nowhere,
  online,
  preferencesPage,
  replayPage,
  shell,
  errorBoundary,
  start,
  unreadable,
  values,
};
