import { copyGame, type Game, type Score, score, total, type View } from '@altiplano/rules/engine';
import { wrap } from '../board/layout.ts';
import { scoreTable } from '../board/score-sheet.ts';
import type { Scene } from '../board/scene.ts';
import type { Naming } from '../text/naming.ts';
import type { Texts } from '../text/texts.ts';
import type { Hidden } from '../text/en/play.ts';

/** The points that everyone can see of a seat, and what they leave out. */
export interface OpenPoints {
  readonly score: Score;
  readonly hidden: readonly Hidden[];
}

const HIDDEN: readonly Hidden[] = ['tiles', 'missions'];

/** What is left out of the points of any of them. */
function hiddenOf(points: readonly OpenPoints[]): Hidden[] {
  return HIDDEN.filter((what) => points.some(({ hidden }) => hidden.includes(what)));
}

/** What a seat would score now from what lies open alone (K1): bag, container and face-down missions left out. */
export function openPoints(game: Game, number: number): OpenPoints {
  const copy = copyGame(game);
  const seat = copy.state.seats[number];
  if (seat === undefined) throw new Error(`there is no seat ${number}`);
  const { openBags, missions } = game.options;
  const hasHiddenTiles = !openBags && total(seat.bag) + total(seat.container) > 0;
  const hasHiddenMissions = missions && seat.missionDone.includes(0);
  if (!openBags) {
    seat.bag.fill(0);
    seat.container.fill(0);
  }
  for (const [slot, isDone] of seat.missionDone.entries()) if (isDone === 0) seat.missions[slot] = -1;
  const hides: Record<Hidden, boolean> = { tiles: hasHiddenTiles, missions: hasHiddenMissions };
  return { score: score(copy, number), hidden: HIDDEN.filter((what) => hides[what]) };
}

/** What all know to come on top of another's points: so many tiles that nobody sees, and what is stored at the end (X24). */
function toCome(seat: number, seen: View, { texts, components }: Naming): string {
  const player = seen.players[seat];
  if (player === undefined || seat === seen.seat) return '';
  const kinds = player.extensions.map((id) => components.extensions.find((tile) => tile.id === id)?.kind);
  const atEnd = components.extensionKinds.filter(
    ({ id, effect }) => effect.verb === 'storeAtEnd' && kinds.includes(id),
  );
  const unseen = player.bag === null ? player.bagTiles + player.containerTiles : 0;
  const facts = [...(unseen > 0 ? [texts.play.unseen(unseen)] : []), ...atEnd.map(({ id }) => id)];
  return facts.length > 0 ? ` + ${facts.join(', ')}` : '';
}

/** What each has in the open, the own points first so that they compare, and what these are in all; in a line. */
export function pointsInTheOpen(game: Game, { seen, names, screen }: Scene, isShort = false): string {
  const { play } = names.texts;
  const own = typeof seen.seat === 'number' ? [seen.seat] : [];
  const seats = [...own, ...[...seen.players.keys()].filter((seat) => seat !== seen.seat)];
  const points = seats.map((seat) => openPoints(game, seat));
  const list = seats
    .map((seat, index) => `${names.seat(seat)}: ${points[index]?.score.total}${toCome(seat, seen, names)}`)
    .join(' · ');
  const inAll = own.map((seat) => ownInAll(game, seat, names.texts)).join('');
  if (isShort) return wrap(play.pointsInShort(list, inAll), screen.width, '  ').join('\n');
  return wrap(`  ${play.pointsInTheOpen(list, hiddenOf(points), inAll)}`, screen.width, '    ').join('\n');
}

/** The own points with the tiles that the others do not see; nothing if they see all. */
function ownInAll(game: Game, seat: number, { play }: Texts): string {
  const { hidden, score: open } = openPoints(game, seat);
  const all = score(game, seat);
  return hidden.includes('tiles') ? play.ownInAll(all.total - all.missions + open.missions) : '';
}

/** What everyone has in the open, by source: all side by side, or the one with that number. */
export function openPointsTable(game: Game, { seen, names }: Scene, number: string): string {
  const { texts } = names;
  const seats = seen.players.flatMap((_, seat) =>
    number === '' || String(seat + 1) === number ? [seat] : [],
  );
  const points = seats.map((seat) => openPoints(game, seat));
  const table = scoreTable(
    points.map((open) => open.score),
    seats.map((seat) => names.seat(seat)),
    texts,
  );
  return `${texts.play.openPoints(hiddenOf(points))}\n${table}`;
}
