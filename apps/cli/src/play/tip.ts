import { ADVISER, type Answer } from '@altiplano/bots';
import { type Game, writeMove } from '@altiplano/rules/engine';
import { adviceFrom, type Advice, plain, planMessage, reasonOf, sentence } from '@altiplano/text';
import { wrap } from '../board/layout.ts';
import { interruptible, thoughtSeed } from './bot-turn.ts';
import type { Choice } from './choices.ts';
import { saidOf } from './meaning.ts';
import { ownPlayer, type Sight } from './sight.ts';
import type { Table } from './table.ts';

/** What the adviser would do in a seat's place, from what that seat knows; null if it was interrupted. */
export async function askTip(table: Table, seat: number): Promise<Answer | null> {
  const { game } = table.session;
  const question = { game, seat, bot: ADVISER, seed: thoughtSeed(table), reasons: true };
  table.notice.show(table.texts.hints.thinking);
  const answer = await interruptible(table, (signal) => table.pool.choose({ ...question, signal }));
  table.notice.clear();
  return answer;
}

function choiceText(move: number, choices: readonly Choice[], sight: Sight): string {
  const index = choices.findIndex((choice) => choice.move === move);
  const choice = choices[index];
  if (choice === undefined) throw new Error(`the tip ${move} is not among the choices`);
  return sight.names.texts.tip.choice(index + 1, saidOf(choice));
}

/** Why a bot would do it, in a sentence. */
function whyText({ moves, aims, differences }: Advice, rank: number, game: Game, sight: Sight): string {
  const { seen, seat, names } = sight;
  const way = {
    isBest: rank === 0,
    moves: moves.map((step) => writeMove(game, step)),
    aims,
    differences,
  };
  return plain(sentence(reasonOf(way, { seen, seat, names: names.game }, names.texts.reasons)));
}

/** A tip in words: the best candidates, what each is expected to bring, and what makes the difference. */
export function tipLines(
  { move, reasons = [] }: Answer,
  game: Game,
  choices: readonly Choice[],
  sight: Sight,
  width: number,
): string[] {
  const { hints } = sight.names.texts;
  const { decision } = ownPlayer(sight);
  const advice = adviceFrom(reasons, decision, sight.names.texts);
  if (advice.length === 0) {
    return [hints.thumb, ...wrap(`  ${choiceText(move, choices, sight)}`, width, '     ')];
  }
  const lines = advice.flatMap((way, rank) => {
    const { moves, why } = way;
    const isPlan = decision === 'plan';
    const plan = (): string =>
      plain(
        planMessage(
          moves.map((step) => writeMove(game, step)),
          sight.names.game,
        ),
      );
    const text = isPlan ? plan() : choiceText(moves[0] as number, choices, sight);
    const reason = whyText(way, rank, game, sight);
    return [
      ...wrap(`  ${'ABC'[rank]}) ${text}`, width, '     '),
      ...(reason === '' ? [] : wrap(`     ${reason}`, width, '     ')),
      ...wrap(`     ${why}`, width, '       '),
    ];
  });
  return [hints.title, ...lines];
}
