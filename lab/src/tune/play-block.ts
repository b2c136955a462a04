import { createPlayers, type Mind, playUntil } from '@altiplano/bots';
import type { Pack } from '@altiplano/pack';
import { createGame, isRejection, type Options, score, winners } from '@altiplano/rules';

/** One seed, played once with the mind on every seat and the rival on all others. */
export interface Block {
  readonly mind: Mind;
  readonly rival: Mind;
  readonly seed: string;
}

/** What came of a block on average. */
export interface BlockResult {
  /** Own points less the mean of the rivals'. */
  readonly margin: number;
  /** Wins, shared ones in part. */
  readonly share: number;
}

function playFrom(seat: number, pack: Pack, options: Options, { mind, rival, seed }: Block): BlockResult {
  const game = createGame({ components: pack, options, seed });
  if (isRejection(game)) throw new Error(`no game: ${game.rejected}`);
  const minds = Array.from({ length: options.players }, (_, at) => (at === seat ? mind : rival));
  playUntil(game, createPlayers(minds, seed), Number.POSITIVE_INFINITY);
  const own = score(game, seat).total;
  let rivals = 0;
  for (let at = 0; at < options.players; at++) if (at !== seat) rivals += score(game, at).total;
  const won = winners(game);
  return {
    margin: own - rivals / (options.players - 1),
    share: won.includes(seat) ? 1 / won.length : 0,
  };
}

/** Plays a block by the quick way of playing. */
export function playBlock(pack: Pack, options: Options, block: Block): BlockResult {
  const { players } = options;
  let margin = 0;
  let share = 0;
  for (let seat = 0; seat < players; seat++) {
    const result = playFrom(seat, pack, options, block);
    margin += result.margin / players;
    share += result.share / players;
  }
  return { margin, share };
}
