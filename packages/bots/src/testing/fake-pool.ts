import { awaitedSeat, type Game } from '@altiplano/rules';
import { BOTS, isBotName } from '../bots.ts';
import { createPool, type Pool } from '../worker/pool.ts';
import type { Question } from '../worker/question.ts';
import { createFakePlatform, type FakePlatform } from './fake-workers.ts';
import { createSlowBot } from './slow-bot.ts';

export interface FakePool {
  readonly platform: FakePlatform;
  readonly pool: Pool;
  /** The seeds of all steps that slow bots have thought, over all workers. */
  readonly steps: string[];
  /** Why workers were lost. */
  readonly lost: string[];
}

/** A pool of workers in this thread, whose bots are the real ones and a slow one. */
export function fakePool(size: number): FakePool {
  const steps: string[] = [];
  const lost: string[] = [];
  const slow = createSlowBot((seed) => void steps.push(seed));
  const platform = createFakePlatform((name) =>
    name === 'slow' ? slow : isBotName(name) ? BOTS[name] : undefined,
  );
  const pool = createPool({
    spawn: platform.spawn,
    size,
    lost: ({ message }) => void lost.push(message),
  });
  return { platform, pool, steps, lost };
}

/** A slow bot's question for the seat that the game waits for. */
export function question(game: Game, seed: string, more: Partial<Question> = {}): Question {
  return { game, seat: awaitedSeat(game), bot: 'slow', seed, ...more };
}
