import type { Candidate } from '@altiplano/bots';
import type { MoveOf, ReadableMove, Thing } from '@altiplano/rules';
import type { GameTexts } from '../language.ts';
import { joined, type Mark, type Message } from '../message/message.ts';
import type { Naming } from '../naming/naming.ts';

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

/** A bot's candidates, the best first; moves are numbers where it thinks and readable where they have travelled. */
type Candidates<M> = readonly (Omit<Candidate, 'moves'> & { readonly moves: readonly M[] })[];

/** One way to go on, with what is expected of it. */
export interface Advice<M = number> extends Omit<Candidate, 'moves'> {
  readonly moves: readonly M[];
  /** The points that are expected, or how many less than of the best. */
  readonly outlook: string;
  /** The same, and where the difference lies. */
  readonly why: string;
}

function partsText({ differences }: Pick<Candidate, 'differences'>, { hints }: GameTexts): string {
  return differences
    .slice(0, MOST_REASONS)
    .map(({ part, points }) => `${hints.parts[part]} ${hints.signed(points)}`)
    .join(', ');
}

/** The best candidates with reasons, none for a decision by rule of thumb; of those that differ in nothing worth a word only the first. */
export function adviceFrom<M>(
  reasons: Candidates<M>,
  decision: string | null,
  texts: GameTexts,
): Advice<M>[] {
  const [best, ...others] = reasons;
  if (best === undefined || BY_THUMB.includes(decision)) return [];
  const { hints } = texts;
  const advice: Advice<M>[] = [];
  const known = new Set([hints.behind(0, '')]);
  for (const candidate of others) {
    const less = best.expected - candidate.expected;
    const why = hints.behind(less, partsText(candidate, texts));
    if (!known.has(why)) advice.push({ ...candidate, outlook: hints.behind(less, ''), why });
    known.add(why);
  }
  // The best is compared with the candidate after it, so only if that one is named.
  const parts = advice[0]?.moves === others[0]?.moves ? partsText(best, texts) : '';
  const outlook = hints.best(best.expected, '');
  const first = { ...best, outlook, why: hints.best(best.expected, parts) };
  return [first, ...advice].slice(0, MOST_CANDIDATES);
}

type SayWhere = (things: Message, site: Mark) => Message;

/** Tiles by where they lie or shall lie: 2 food and fish on farm, wood on harbor. */
function bySite(moves: readonly MoveOf<'place' | 'unplace'>[], names: Naming, say: SayWhere): Message {
  const sites = new Map<string, Thing[]>();
  for (const move of moves) {
    sites.set(move.site, [...(sites.get(move.site) ?? []), move.thing]);
  }
  const { mark } = names.texts;
  const parts = [...sites].map(([site, things]) => say(mark.thingsAsOne(things), names.site(site)));
  return joined(parts, ', ');
}

/** A plan in words, as what is left to be done for it; that it is finished only where that is among the moves. */
export function planMessage(moves: readonly ReadableMove[], names: Naming): Message {
  const { hints, moves: texts } = names.texts;
  const takenUp = moves.filter((move) => move.type === 'unplace');
  const placed = moves.filter((move) => move.type === 'place');
  return joined(
    [
      ...(takenUp.length === 0 ? [] : [hints.takeUp(bySite(takenUp, names, hints.from))]),
      ...(placed.length === 0 ? [] : [hints.place(bySite(placed, names, hints.on))]),
      ...(moves.some(({ type }) => type === 'declare') ? [texts.label.declare] : []),
    ],
    '; ',
  );
}
