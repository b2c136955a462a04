import { helpPage } from './en/help.ts';
import { mine, unreadable } from './en/mine.ts';
import { newGame } from './en/new-game.ts';
import { online } from './en/online.ts';
import { preferencesPage } from './en/preferences.ts';
import { lookBack, replayPage } from './en/replay.ts';
import { nowhere, shell, errorBoundary } from './en/shell.ts';
import { start } from './en/start.ts';
import { values } from './en/values.ts';

const english = {
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

type English = typeof english;

/** The words of the page; English sets what there is. */
export interface Words extends English {}

export const words: Words = english;
