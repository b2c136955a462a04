import { ADVISER, type Answer, type BotName, type Question } from '@altiplano/bots';
import { type FromServerOf, type Trouble, trouble } from '@altiplano/protocol';
import { type Game, type Viewer, writeMove } from '@altiplano/rules/engine';
import type { Table } from '@altiplano/table';
import { movesOf, questionFor } from './question.ts';

/** What a bot is asked for the person on a seat, or why there is no hint. */
export function hintQuestion(table: Table, viewer: Viewer): (Question & { readonly bot: BotName }) | Trouble {
  const { game, settings, status, places } = table;
  if (!settings.hints) return trouble('hintsOff');
  if (status !== 'running' || game === null) return trouble('notRunning', { status });
  if (viewer === 'spectator') return trouble('notSeated');
  if (places[viewer]?.bot !== null) return trouble('botPlays');
  if (movesOf(game, viewer).length === 0) return trouble('noHint');
  return { ...questionFor(table, game, viewer, ADVISER), reasons: true };
}

/** A bot's answer as it is told: the move, and why. */
export function hintOf(
  game: Game,
  { move, reasons = [] }: Answer,
): Pick<FromServerOf<'hint'>, 'moves' | 'reasons'> {
  const readable = (code: number) => writeMove(game, code);
  return {
    moves: [readable(move)],
    reasons: reasons.map(({ moves, aims, expected, differences }) => ({
      moves: moves.map(readable),
      aims,
      expected,
      differences,
    })),
  };
}
