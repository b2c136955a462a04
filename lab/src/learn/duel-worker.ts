import { createPlayers, type Mind, playUntil } from '@altiplano/bots';
import { type Pack, varyPack } from '@altiplano/pack';
import { createGame, isRejection, type Options, score } from '@altiplano/rules';
import { serveCalls } from '@altiplano/threads';

export interface DuelJob {
  readonly options: Options;
  readonly seed: string;
  readonly packSeed: string | null;
}

export interface SharedByDuels {
  readonly pack: Pack;
  /** The newcomer and the champion. */
  readonly minds: readonly [Mind, Mind];
}

/** By how much the newcomer's seats are ahead of the champion's, which have the others. */
function playOnce(
  pack: Pack,
  { options, seed }: DuelJob,
  minds: readonly [Mind, Mind],
  first: 0 | 1,
): number {
  const game = createGame({ components: pack, options, seed });
  if (isRejection(game)) throw new Error(`no game: ${game.rejected}`);
  const sides = game.state.seats.map((_, seat) => (seat + first) % 2);
  const players = createPlayers(
    sides.map((side) => minds[side] as Mind),
    seed,
  );
  playUntil(game, players, Number.POSITIVE_INFINITY);
  const points = [0, 0];
  const seats = [0, 0];
  for (const [seat, side] of sides.entries()) {
    points[side] = (points[side] as number) + score(game, seat).total;
    seats[side] = (seats[side] as number) + 1;
  }
  const [own = 0, theirs = 0] = points.map((sum, side) => sum / (seats[side] as number));
  return own - theirs;
}

await serveCalls(({ pack, minds }: SharedByDuels) => {
  return (job: DuelJob): number => {
    const components = job.packSeed === null ? pack : varyPack(pack, job.packSeed);
    return (playOnce(components, job, minds, 0) + playOnce(components, job, minds, 1)) / 2;
  };
});
