import { BOTS, choose, createPool, ponder, type ToThinker, type WorkerLike } from '@altiplano/bots';
import { steadyPack } from '@altiplano/pack/testing';
import { awaitedSeat, createGame, DEFAULT_OPTIONS, type Game, isRejection } from '@altiplano/rules';
import { expect, test } from 'vitest';
import { spawnThinker } from './spawn-thinker.ts';

function newGame(seed: string): Game {
  const game = createGame({ components: steadyPack, options: DEFAULT_OPTIONS, seed });
  if (isRejection(game)) throw new Error(game.rejected);
  return game;
}

function questions(count: number) {
  return Array.from({ length: count }, (_, index) => {
    const game = newGame(`game ${index}`);
    return { game, seat: awaitedSeat(game), bot: 'random', seed: `bot ${index}` };
  });
}

const direct = ({ game, seat, seed }: ReturnType<typeof questions>[number]) => ({
  move: choose(BOTS.random, game, seat, seed),
});

test('threads find the moves that the bot finds directly', async () => {
  const pool = createPool({ spawn: spawnThinker, size: 2 });
  const asked = questions(30);
  const answers = await Promise.all(asked.map((question) => pool.choose(question)));
  expect(answers).toEqual(asked.map(direct));
  const [first] = asked;
  if (first === undefined) throw new Error('no question');
  const { answer, answerNow } = pool.ponder({ ...first, bot: 'planner', reasons: true });
  answerNow();
  const thought = ponder(BOTS.planner, first.game, first.seat, first.seed);
  expect(await answer).toEqual({ move: thought.move(), reasons: thought.reasons() });
  await pool.close();
});

test('what is asked of a thread that ends is asked again of another', async () => {
  const threads: WorkerLike[] = [];
  const pool = createPool({
    spawn() {
      const thread = spawnThinker();
      threads.push(thread);
      return thread;
    },
    size: 1,
  });
  const asked = questions(3);
  const answers = Promise.all(asked.map((question) => pool.choose(question)));
  await threads[0]?.terminate();
  expect(await answers).toEqual(asked.map(direct));
  expect(threads).toHaveLength(2);
  await pool.close();
});

test('a thread answers nonsense by what is wrong with it and lives on', async () => {
  const thread = spawnThinker();
  const replies: unknown[] = [];
  const two = new Promise<void>((resolve, reject) => {
    thread.onFailure(reject);
    thread.onMessage((reply) => {
      if (replies.push(reply) === 2) resolve();
    });
  });
  thread.postMessage('nonsense' as unknown as ToThinker);
  thread.postMessage({ id: 5 } as unknown as ToThinker);
  await two;
  expect(replies).toEqual([
    { id: null, failed: expect.any(String) },
    { id: 5, failed: expect.any(String) },
  ]);
  await thread.terminate();
});
