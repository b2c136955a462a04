import type { Answer, BotName, Candidate, Reasons } from '@altiplano/bots';
import { type Game, type ReadableMove, type Thing, writeMove } from '@altiplano/rules';
import { wrap } from '../board/layout.ts';
import { thingsText } from '../text/naming.ts';
import { interruptible, thoughtSeed } from './bot-turn.ts';
import type { Choice } from './choices.ts';
import { ownPlayer, type Sight } from './sight.ts';
import type { Table } from './table.ts';

/** A good bot that needs only a moment and says why. */
const ADVISER = 'learned' satisfies BotName;
const MOST_CANDIDATES = 3;
const MOST_REASONS = 3;

/** Decisions that bots take by rule of thumb; the points beside them would say nothing. */
const BY_THUMB: readonly (string | null)[] = [
  'chooseRole',
  'draftMission',
  'passMission',
  'pickMission',
  'takeBack',
  'swapOut',
  'swapIn',
  'lift',
];

/** What the adviser would do in a seat's place, from what that seat knows; null if it was interrupted. */
export async function askTip(table: Table, seat: number): Promise<Answer | null> {
  const { game } = table.session;
  const question = { game, seat, bot: ADVISER, seed: thoughtSeed(table), reasons: true };
  table.notice.show(table.texts.tip.thinking);
  const answer = await interruptible(table, (signal) => table.pool.choose({ ...question, signal }));
  table.notice.clear();
  return answer;
}

/** Tiles by where they lie or shall lie: 2 food on farm, wood on harbor. */
function bySite(moves: readonly ReadableMove[], sight: Sight, say: (thing: string, site: string) => string) {
  const sites = new Map<string, Thing[]>();
  for (const move of moves) {
    const site = sight.names.site(String(move['site']));
    sites.set(site, [...(sites.get(site) ?? []), move['thing'] as Thing]);
  }
  return [...sites].map(([site, things]) => say(thingsText(things, sight.names.texts), site)).join(', ');
}

/** A plan as what is left to be done for it. */
function planText(game: Game, sight: Sight, moves: readonly number[]): string {
  const { tip, moves: text } = sight.names.texts;
  const readable = moves.map((move) => writeMove(game, move));
  const takenUp = readable.filter(({ type }) => type === 'unplace');
  const placed = readable.filter(({ type }) => type === 'place');
  return [
    ...(takenUp.length === 0 ? [] : [tip.takeUp(bySite(takenUp, sight, text.label.from))]),
    ...(placed.length === 0 ? [] : [tip.place(bySite(placed, sight, text.label.on))]),
    text.label.declare,
  ].join('; ');
}

function choiceText(move: number, choices: readonly Choice[], sight: Sight): string {
  const index = choices.findIndex((choice) => choice.move === move);
  const choice = choices[index];
  if (choice === undefined) throw new Error(`the tip ${move} is not among the choices`);
  const { heading, label } = choice;
  return sight.names.texts.tip.choice(index + 1, heading === null ? label : `${heading}: ${label}`);
}

function partsText({ differences }: Candidate, { names }: Sight): string {
  const { tip } = names.texts;
  return differences
    .slice(0, MOST_REASONS)
    .map(({ part, points }) => `${tip.parts[part]} ${tip.signed(points)}`)
    .join(', ');
}

interface Advice {
  readonly moves: readonly number[];
  readonly why: string;
}

/** The best candidates with reasons; of those that differ in nothing worth a word only the first. */
function adviceFrom([best, ...others]: Reasons, sight: Sight): Advice[] {
  if (best === undefined) return [];
  const { tip } = sight.names.texts;
  const advice: Advice[] = [];
  const known = new Set([tip.behind(0, '')]);
  for (const other of others) {
    const why = tip.behind(best.expected - other.expected, partsText(other, sight));
    if (!known.has(why)) advice.push({ moves: other.moves, why });
    known.add(why);
  }
  // The best is compared with the candidate after it, so only if that one is named.
  const parts = advice[0]?.moves === others[0]?.moves ? partsText(best, sight) : '';
  const first = { moves: best.moves, why: tip.best(best.expected, parts) };
  return [first, ...advice].slice(0, MOST_CANDIDATES);
}

/** A tip in words: the best candidates, what each is expected to bring, and what makes the difference. */
export function tipLines(
  { move, reasons = [] }: Answer,
  game: Game,
  choices: readonly Choice[],
  sight: Sight,
  width: number,
): string[] {
  const { tip } = sight.names.texts;
  const { decision } = ownPlayer(sight);
  const advice = BY_THUMB.includes(decision) ? [] : adviceFrom(reasons, sight);
  if (advice.length === 0) {
    return [tip.thumb, ...wrap(`  ${choiceText(move, choices, sight)}`, width, '     ')];
  }
  const lines = advice.flatMap(({ moves, why }, rank) => {
    const isPlan = decision === 'plan';
    const text = isPlan ? planText(game, sight, moves) : choiceText(moves[0] as number, choices, sight);
    return [...wrap(`  ${'ABC'[rank]}) ${text}`, width, '     '), ...wrap(`     ${why}`, width, '       ')];
  });
  return [tip.title, ...lines];
}
