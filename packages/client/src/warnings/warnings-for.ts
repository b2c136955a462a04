import {
  type Game,
  type Location,
  LOCATIONS,
  type ReadableMove,
  readMove,
  total,
  whyNot,
} from '@altiplano/rules/engine';
import { tryMove } from '../preview/preview.ts';
import { legalFor } from '../sight/legal-for.ts';
import { placesToAct } from './leftover.ts';
import {
  idleFood,
  incompleteCards,
  unplacedTiles,
  unreachablePlaces,
  unusableExtras,
  unusableTiles,
  worthTakingBack,
} from './plan-warnings.ts';
import { mostReached } from './reach.ts';
import { rehearse, seatOf } from './rehearsal.ts';
import { warn, type Warning } from './warning.ts';

/** What a seat may want to be warned of before it plays a legal move; `undoable`: the steps it could take back now. */
export function warningsFor(game: Game, seat: number, move: ReadableMove, undoable = 0): Warning[] {
  const read = readMove(game, move);
  if (typeof read !== 'number' || whyNot(game, seat, read) !== null) return [];
  return [...byType(game, seat, move), ...byEffect(game, seat, read, undoable)];
}

function byType(game: Game, seat: number, move: ReadableMove): Warning[] {
  switch (move.type) {
    case 'declare':
      return [
        ...unusableTiles(game, seat),
        ...unusableExtras(game, seat),
        ...incompleteCards(game, seat),
        ...unreachablePlaces(game, seat),
        ...idleFood(game, seat),
        ...unplacedTiles(game, seat),
      ];
    case 'pass':
      return passing(game, seat);
    case 'draw':
      return emptyPlanning(game, seat, Number(move.count));
    case 'finish':
      return earlyFinish(game, seat);
    default:
      return [];
  }
}

function passing(game: Game, seat: number): Warning[] {
  const turn = rehearse(game, seat);
  const { tiles, coins } = placesToAct(turn, seat);
  const withTiles = mostReached(turn, seat, tiles);
  if (withTiles > 0) {
    const { figure } = seatOf(game, seat);
    const nearest = tiles.includes(figure)
      ? figure
      : tiles.find((place) => mostReached(turn, seat, [place]) > 0);
    return [warn('passWithTiles', { places: withTiles, site: LOCATIONS[nearest ?? 0] as Location })];
  }
  const withCoins = mostReached(turn, seat, coins);
  return withCoins > 0 ? [warn('passWithCoins', { places: withCoins })] : [];
}

/** Spaces that drawing leaves empty while more could be drawn, or an idle tile could be taken back and used elsewhere. */
function emptyPlanning(game: Game, seatNumber: number, count: number): Warning[] {
  const seat = seatOf(game, seatNumber);
  const moves = legalFor(game, seatNumber);
  // In the swap of X18 a draw has nothing to do with planning spaces.
  if (!moves.every(({ type }) => type === 'draw' || type === 'takeBack')) return [];
  const free = seat.limit - total(seat.planning);
  const available = total(seat.bag) + total(seat.container);
  const spaces = free - Math.min(count, available);
  if (spaces <= 0) return [];
  const more = Math.max(0, Math.min(free, available) - count);
  if (more > 0) return [warn('emptyPlanning', { spaces, more })];
  const idle = worthTakingBack(game, seatNumber, moves);
  return idle === null ? [] : [warn('emptyPlanning', { spaces, more, ...idle })];
}

function earlyFinish(game: Game, seat: number): Warning[] {
  const more = legalFor(game, seat).filter(({ type }) => type !== 'finish').length;
  return more > 0 ? [warn('earlyFinish', { more })] : [];
}

function byEffect(game: Game, seat: number, move: number, undoable: number): Warning[] {
  const { events, reveals } = tryMove(game, seat, move);
  const warnings: Warning[] = [];
  const missed = events.find((event) => event.type === 'ranOut' || event.type === 'noCardLeft');
  // What happens once something is revealed is made up here.
  if (!reveals && missed !== undefined && missed.seat === seat) {
    warnings.push(warn('nothingGained', missed.type === 'ranOut' ? { good: missed.good } : {}));
  }
  if (reveals && undoable > 0) warnings.push(warn('revealing', { steps: undoable }));
  return warnings;
}
