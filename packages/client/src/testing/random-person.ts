import { createDice } from '@altiplano/bots';
import { nextPerson } from '../local/next-person.ts';
import { legalFor } from '../sight/legal-for.ts';
import type { TableSnapshot, TableStore } from '../table/table-store.ts';
import { until } from './device.ts';

export interface PlayedGame {
  /** How many moves were answered without a refusal. */
  readonly done: number;
  readonly last: TableSnapshot;
}

function hasEnded({ info }: TableSnapshot): boolean {
  return info !== null && info.status !== 'running';
}

/**
 * Plays the seats of the people at a table by chance until the game ends or `stop` says so; at a shared device the one
 * whose turn it is comes to look.
 */
export async function playRandomly(
  store: TableStore,
  seed: string,
  stop: (snapshot: TableSnapshot) => boolean = () => false,
): Promise<PlayedGame> {
  const dice = createDice(seed);
  const answers: Promise<unknown>[] = [];
  let done = 0;
  for (;;) {
    const snapshot = await until(store, (now) => hasEnded(now) || now.mayAct || nextPerson(now) !== null);
    if (hasEnded(snapshot) || stop(snapshot)) break;
    const next = nextPerson(snapshot);
    if (next !== null) {
      await store.look(next);
      continue;
    }
    const { game, you } = snapshot;
    if (game === null || you === 'spectator') continue;
    const moves = legalFor(game, you);
    const move = moves[dice.below(moves.length)];
    if (move === undefined) continue;
    const answer = store.play(move).then((trouble) => {
      if (trouble === null) done++;
    });
    answers.push(answer);
    // Sometimes several are on their way.
    if (dice.below(3) > 0) await answer;
  }
  await Promise.all(answers);
  return { done, last: store.getSnapshot() };
}
