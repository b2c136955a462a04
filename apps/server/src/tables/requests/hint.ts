import { ADVISER, type Answer as BotAnswer } from '@altiplano/bots';
import { type Table, viewerOf, whyNotWatch } from '@altiplano/table';
import { type Trouble, trouble } from '@altiplano/protocol';
import { type Game, writeMove } from '@altiplano/rules/engine';
import { movesOf, questionFor } from '../bots/question.ts';
import { type Answer, refuse } from './answer.ts';
import type { Context } from './context.ts';

/** The seat and the game that a person may be given a hint for, or why not. */
function hintable(table: Table, person: string): { readonly game: Game; readonly seat: number } | Trouble {
  const { game, settings, status, places } = table;
  if (whyNotWatch(table, person) !== null) return trouble('noSuchTable');
  const seat = viewerOf(table, person);
  if (!settings.hints) return trouble('hintsOff');
  if (status !== 'running' || game === null) return trouble('notRunning');
  if (seat === 'spectator') return trouble('notSeated');
  if (places[seat]?.bot !== null) return trouble('botPlays');
  return movesOf(game, seat).length === 0 ? trouble('noHint') : { game, seat };
}

function reasonsIn(game: Game, { reasons = [] }: BotAnswer) {
  return reasons.map(({ moves, aims, expected, differences }) => ({
    moves: moves.map((move) => writeMove(game, move)),
    aims,
    expected,
    differences,
  }));
}

/** What a bot would do in the person's place, and why, from what that seat knows. */
export async function hint(context: Context, person: string, id: string, key: string): Promise<Answer> {
  const question = await context.shelf.use(id, ({ table }) => {
    const found = hintable(table, person);
    return 'code' in found ? found : questionFor(table, found.game, found.seat, ADVISER);
  });
  if (question === null) return refuse(trouble('noSuchTable'));
  if ('code' in question) return refuse(question);
  // Thought about outside of the table's queue: the game goes on meanwhile.
  const found = await context.thinking.advise({ ...question, reasons: true });
  const moves = [writeMove(question.game, found.move)];
  return { message: { type: 'hint', id: key, table: id, moves, reasons: reasonsIn(question.game, found) } };
}
