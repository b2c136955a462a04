import { movesOf } from '@altiplano/host';
import type { Player, Table } from './table.ts';

/** Waits for something that Ctrl-C may interrupt; null if it does. */
export async function interruptible<T>(
  { lines }: Pick<Table, 'lines'>,
  begin: (signal: AbortSignal) => Promise<T>,
): Promise<T | null> {
  const stop = new AbortController();
  lines.onInterrupt(() => stop.abort());
  try {
    return await begin(stop.signal);
  } catch (error) {
    if (stop.signal.aborted) return null;
    throw error;
  } finally {
    lines.onInterrupt(null);
  }
}

/** A seed for what a bot thinks now: of the game and the place in it, so that a resumed game goes on the same way. */
export function thoughtSeed({ session }: Pick<Table, 'session'>): string {
  return `${session.seed}/bots/${session.moves.length}`;
}

/** Lets a bot decide one thing; false if it was interrupted. */
export async function playBot(table: Table, seat: number): Promise<boolean> {
  const { session, texts, pool, notice } = table;
  const { game } = session;
  const moves = movesOf(game, seat);
  const [first, second] = moves;
  if (first === undefined) throw new Error(`seat ${seat} has no move`);
  if (second === undefined) {
    await session.play(seat, first, false);
    return true;
  }
  notice.show(texts.play.thinking(texts.words.bot(seat + 1)));
  const bot: Player = table.players[seat] ?? 'human';
  const seed = thoughtSeed(table);
  const answer = await interruptible(table, (signal) => pool.choose({ game, seat, bot, seed, signal }));
  if (answer === null) return false;
  if (!moves.includes(answer.move)) {
    throw new Error(`${bot} on seat ${seat} chose move ${answer.move}, which is not legal`);
  }
  await session.play(seat, answer.move, false);
  return true;
}
