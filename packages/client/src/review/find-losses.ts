import {
  type Aim,
  canTryOut,
  type Difference,
  type Doubt,
  doubtMove,
  doubtPlan,
  isAdvised,
  lostAfter,
  sayWhy,
  tryOut,
} from '@altiplano/bots';
import type { Pack } from '@altiplano/pack';
import { asMove, type GameRecord, isProblem, type Problem, replay } from '@altiplano/protocol';
import { apply, copyGame, type Game, type ReadableMove, readMove, writeMove } from '@altiplano/rules/engine';

/** A decision that cost points, by a strong bot's opinion. */
export interface Loss {
  /** Before the decision: after so many moves of the record. */
  readonly position: number;
  readonly round: number;
  readonly kind: 'plan' | 'move';
  /** Points that it cost at the end, as far as one can tell. */
  readonly lost: number;
  /** What was done: a plan as its tiles, a turn as far as its end. */
  readonly played: readonly ReadableMove[];
  /** What the bot would have done. */
  readonly better: readonly ReadableMove[];
  /** What the bot would have done it for, as far as it had a plan for the round. */
  readonly aims: readonly Aim[];
  /** Where the bot's way is better or worse, largest first. */
  readonly differences: readonly Difference[];
}

/** How far the search is, and the losses that are certain so far, the largest first. */
export interface Losses {
  /** From 0 to 1. */
  readonly done: number;
  readonly losses: readonly Loss[];
}

export interface LossParts {
  readonly record: GameRecord;
  readonly pack: Pack;
  readonly seat: number;
}

/** At first sight, in points: what is less is not looked at more closely. */
const SUSPICIOUS = 0.4;
/** In points: what is less is not worth a word. */
const NOTABLE = 0.5;
/** The largest at first sight, for which time is taken. */
const MOST_TRIED = 16;
/** Imagined games in which both ways are tried. */
const WORLDS = 16;
/** Going through the moves is so much of the whole work. */
const FIRST_SIGHT = 0.35;

interface Suspicion {
  readonly doubt: Doubt;
  readonly position: number;
  readonly round: number;
  readonly played: readonly ReadableMove[];
}

/** The moves of a seat from a position up to the end of its turn. */
function turnFrom({ moves }: GameRecord, position: number, seat: number): ReadableMove[] {
  const turn: ReadableMove[] = [];
  for (const { seat: mover, move } of moves.slice(position)) {
    if (mover !== seat) break;
    const read = asMove(move);
    if (read === null) throw new Error(`the record has a move that is none: ${move.type}`);
    turn.push(read);
    if (move.type === 'endTurn' || move.type === 'pass') break;
  }
  return turn;
}

/** Goes through the game once and notes where the seat might have done better. */
function* suspect({ record, pack, seat }: LossParts): Generator<number, Suspicion[] | Problem> {
  const game = replay(record, pack, { at: 0 });
  if (isProblem(game)) return game;
  const found: Suspicion[] = [];
  /** Where the seat began to place tiles in this round. */
  let planFrom: number | null = null;
  for (const [position, { seat: mover, move }] of record.moves.entries()) {
    const code = readMove(game, move);
    if (typeof code !== 'number') throw new Error(`the record has no move ${position + 1}`);
    if (mover === seat) {
      if (move.type === 'place' || move.type === 'unplace') planFrom ??= position;
      const from = planFrom ?? position;
      const seed = `${record.digest}/${position}`;
      const doubt = doubtAbout(game, seat, writeMove(game, code), code, seed);
      // Whoever does what a hint says is not blamed for it afterwards.
      if (doubt !== null && doubt.lost >= SUSPICIOUS && !isAdvised(game, seat, code, seed)) {
        const played = move.type === 'declare' ? [] : turnFrom(record, position, seat);
        const at = move.type === 'declare' ? from : position;
        found.push({ doubt, position: at, round: game.state.round, played });
      }
      if (move.type === 'declare') planFrom = null;
      yield position / record.moves.length;
    }
    apply(game, mover, code);
  }
  return found;
}

function doubtAbout(game: Game, seat: number, move: ReadableMove, code: number, seed: string): Doubt | null {
  const truth = copyGame(game);
  return move.type === 'declare' ? doubtPlan(truth, seat, seed) : doubtMove(truth, seat, code, seed);
}

function lossOf({ doubt, position, round, played }: Suspicion, lost: number): Loss {
  const verdict = sayWhy(doubt);
  const readable = (code: number): ReadableMove => writeMove(doubt.game, code);
  const isPlan = played.length === 0;
  return {
    position,
    round,
    kind: isPlan ? 'plan' : 'move',
    lost,
    played: isPlan ? verdict.played.map(readable) : played,
    better: verdict.better.map(readable),
    aims: verdict.aims,
    differences: verdict.differences,
  };
}

/**
 * Looks for the decisions of a seat that cost it points: a strong bot, which knows only what the seat knew then, says what
 * it would have done, and tries the largest differences in imagined games. Works in small steps, so that it can be
 * stopped between any two; the last step has everything.
 */
export function* findLosses(parts: LossParts): Generator<Losses, Problem | null> {
  const search = suspect(parts);
  let step = search.next();
  for (; step.done !== true; step = search.next()) yield { done: FIRST_SIGHT * step.value, losses: [] };
  if (isProblem(step.value)) return step.value;
  const suspicions = step.value.sort((a, b) => b.doubt.lost - a.doubt.lost).slice(0, MOST_TRIED);
  const losses: Loss[] = [];
  for (const [index, suspicion] of suspicions.entries()) {
    const { doubt } = suspicion;
    const tried: number[] = [];
    while (canTryOut(doubt) && tried.length < WORLDS) {
      tried.push(tryOut(doubt, `${suspicion.position}/${tried.length}`));
      const part = (index + tried.length / WORLDS) / suspicions.length;
      yield { done: FIRST_SIGHT + (1 - FIRST_SIGHT) * part, losses };
    }
    const lost = lostAfter(doubt, tried);
    if (lost < NOTABLE) continue;
    losses.push(lossOf(suspicion, lost));
    losses.sort((a, b) => b.lost - a.lost);
  }
  yield { done: 1, losses };
  return null;
}
