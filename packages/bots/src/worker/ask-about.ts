import { canonicalJson } from '@altiplano/pack';
import { type Components, createChance, imagine, sha256Hex } from '@altiplano/rules/engine';
import { BOT_ENTROPY } from './job.ts';
import type { Ask, Pack } from './messages.ts';
import type { Question } from './question.ts';

const packs = new WeakMap<Components, Pack>();

/** Components under the hash of their content, so that two tables with the same pack send it once. */
function packOf(components: Components): Pack {
  const known = packs.get(components);
  if (known !== undefined) return known;
  const pack = { id: sha256Hex(canonicalJson(components)), components };
  packs.set(components, pack);
  return pack;
}

/** A question as it leaves the caller: the position that the seat imagines, and nothing of what it cannot know (K2, K3). */
export function askAbout(question: Question, openEnded: boolean): { pack: Pack; ask: Ask } {
  const { game, seat, bot, seed, budget, milliseconds, reasons } = question;
  const pack = packOf(game.components);
  const { state } = imagine(game, seat, createChance(seed, BOT_ENTROPY));
  const { options } = game;
  return {
    pack,
    ask: { pack: pack.id, options, state, seat, bot, seed, budget, milliseconds, openEnded, reasons },
  };
}
