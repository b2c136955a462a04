import type { TableSettingsInput } from '@altiplano/protocol';
import { optionMatrix } from '@altiplano/rules/engine';
import { type Dice, pick, roll } from './dice.ts';

const OPTIONS = optionMatrix();

/** Any game with any clock and any way of undoing. */
export function randomSettings(dice: Dice): TableSettingsInput {
  return {
    options: {
      ...pick(dice, OPTIONS),
      drawing: pick(dice, ['full', 'upTo']),
      openBags: roll(dice, 5) === 0,
    },
    clock: pick(dice, [
      { type: 'none' },
      { type: 'live', bank: 60, increment: 10 },
      { type: 'slow', days: 0.002 },
    ]),
    atZero: pick(dice, ['bot', 'wait']),
    undo: pick(dice, ['free', 'free', 'agreed', 'none']),
  };
}
