import { BOTS } from '@altiplano/bots';
import type { ArenaReport } from '../arena/arena-report.ts';
import { type Arena, playArena } from '../arena/play-arena.ts';
import type { Texts } from '../text/texts.ts';
import { blocksOf, type Gate, optionsOf } from './gate.ts';

/** What all gates of a run have in common. */
export interface GateRun extends Pick<Arena, 'pack' | 'packFile' | 'seed' | 'workers' | 'showAlways'> {
  readonly isQuick: boolean;
}

/** Plays a gate as the arena would with the same seed, so that the arena can show it again. */
export function playGate(gate: Gate, { isQuick, ...run }: GateRun, texts: Texts): Promise<ArenaReport> {
  const { candidate, against } = gate;
  const { budget } = BOTS[candidate];
  const blocks = blocksOf(gate, isQuick);
  // Gates are judged by plain results.
  const options = optionsOf(gate);
  return playArena({ ...run, candidate, against, budget, options, blocks, luckWorlds: 0 }, texts);
}
