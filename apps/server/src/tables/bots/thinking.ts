import {
  type Answer,
  BOTS,
  type BotName,
  choose,
  type Pondering,
  type Pool,
  type Question,
  stepsFor,
} from '@altiplano/bots';
import { type Agenda, questionFor, type Thinking as HostThinking, type Turn } from '@altiplano/host';
import { kindOf, MOVE } from '@altiplano/rules/engine';
import type { Log } from '../../logs/logger.ts';
import type { Metrics } from '../../metrics/metrics.ts';

/** Bots' decisions, thought about in other threads: the most overdue first, with less thinking the more wait. */
export interface Thinking extends HostThinking {
  /** What a bot advises a person, who waits for it like others for their bots. */
  advise(question: Question & { readonly bot: BotName }): Promise<Answer>;
  /** How many decisions are being thought about or wait for it. */
  readonly count: number;
}

export interface ThinkingParts {
  readonly pool: Pool;
  readonly workers: number;
  readonly agenda: Agenda;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly ticks: () => number;
}

/** Levels that think long enough to gain from beginning early. */
const PONDERING: readonly BotName[] = ['master'];
/** How long people like to wait for a bot, in milliseconds: whose time is over first is thought about first. */
const PATIENCE: Partial<Record<BotName, number>> = { hard: 4000, master: 8000 };
const SHORT_PATIENCE = 2000;
/** Bots that think long; the others have a place of their own beside them in every thread. */
const LONG: readonly BotName[] = ['hard', 'master'];
/** All that wait shall have their answers within this: their budgets are cut until that fits. */
const TARGET = 5000;
/** A thought that is not done after this is told to answer, and its thread ended if it then does not. */
const LONGEST = 20_000;
const GRACE = 5000;
/** How much the newest thought counts in what a level costs on average. */
const NEWEST = 0.2;

interface Waiting {
  readonly number: number;
  readonly question: Question & { readonly bot: BotName };
  readonly turn: Turn;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (reason: unknown) => void;
}

type Lane = 'long' | 'short';

function laneOf(bot: BotName): Lane {
  return LONG.includes(bot) ? 'long' : 'short';
}

/** What thoughts that take about as long have in common. */
function sortOf({ bot, game }: Waiting['question']): string {
  return `${bot} ${game.state.phase}`;
}

function deadlineOf({ question, turn }: Waiting): number {
  return turn.since === null ? Infinity : turn.since + (PATIENCE[question.bot] ?? SHORT_PATIENCE);
}

function budgetFor({ bot, game }: Waiting['question'], share: number): number {
  const full = stepsFor(game, BOTS[bot].budget);
  return Math.min(full, Math.max(1, Math.floor(full * share)));
}

export function createThinking(parts: ThinkingParts): Thinking {
  const { pool, workers, agenda, log, metrics, ticks } = parts;
  const waiting = new Set<Waiting>();
  /** How many are being thought about, of those that think long and of the others. */
  const busy: Record<Lane, number> = { long: 0, short: 0 };
  /** Milliseconds of a whole thought that begins a turn, by bot and phase. */
  const costs = new Map<string, number>();
  let lastNumber = 0;
  const waits = metrics.histogram(
    'bot_wait_seconds',
    'How long a game waited for what a bot thought.',
    SECONDS,
  );
  const shortened = metrics.counter('bot_thoughts_shortened', 'Bots that thought less, as many waited.');
  const replaced = metrics.counter('bot_thoughts_failed', 'Moves by chance, as a bot did not find any.');
  metrics.gauge('bots_waiting', 'Decisions that no thread has begun to think about.', () => waiting.size);

  function count(): number {
    return waiting.size + busy.long + busy.short;
  }

  /** What goes on with a turn is remembered for the most part. */
  function costOf({ question, turn }: Waiting): number {
    return turn.share === null && turn.since !== null ? (costs.get(sortOf(question)) ?? 0) : 0;
  }

  function mostOverdue(): Waiting | undefined {
    let first: Waiting | undefined;
    for (const one of waiting) {
      if (busy[laneOf(one.question.bot)] >= workers) continue;
      if (first === undefined || deadlineOf(one) < deadlineOf(first)) first = one;
    }
    return first;
  }

  function shareNow(): number {
    let work = 0;
    for (const one of waiting) work += costOf(one);
    return work === 0 ? 1 : Math.min(1, (TARGET * workers) / work);
  }

  function next(): void {
    for (let one = mostOverdue(); one !== undefined; one = mostOverdue()) {
      const isFirst = one.turn.share === null;
      one.turn.share ??= shareFor(one);
      waiting.delete(one);
      void think(one, one.turn.share, isFirst);
    }
  }

  function shareFor({ turn }: Waiting): number {
    const share = turn.since === null ? 1 : shareNow();
    if (share < 1) shortened.add();
    return share;
  }

  /** Ends the thinking if it does not end by itself, and then the thread. */
  function guard(number: number, pondering: Pondering): void {
    const key = `thought ${number}`;
    agenda.set(key, ticks() + LONGEST, () => {
      pondering.answerNow();
      agenda.set(key, ticks() + GRACE, () => {
        pondering.giveUp();
        guard(number, pondering);
      });
    });
  }

  async function think(one: Waiting, share: number, isFirst: boolean): Promise<void> {
    const { number, question, turn, resolve, reject } = one;
    const lane = laneOf(question.bot);
    const steps = budgetFor(question, share);
    const began = ticks();
    busy[lane]++;
    try {
      const pondering = pool.ponder({ ...question, budget: { plan: steps, action: steps } });
      guard(number, pondering);
      const answer = await pondering.answer;
      if (isFirst && share === 1) note(sortOf(question), ticks() - began);
      if (turn.since !== null) waits.observe((ticks() - turn.since) / 1000);
      resolve(answer);
    } catch (error) {
      reject(error);
    } finally {
      agenda.drop(`thought ${number}`);
      busy[lane]--;
      next();
    }
  }

  function note(sort: string, took: number): void {
    const known = costs.get(sort);
    costs.set(sort, known === undefined ? took : known + NEWEST * (took - known));
  }

  function ask(question: Waiting['question'], turn: Turn): Promise<Answer> {
    const { signal } = question;
    return new Promise((resolve, reject) => {
      if (signal?.aborted === true) {
        reject(signal.reason);
        return;
      }
      const one = { number: ++lastNumber, question, turn, resolve, reject };
      signal?.addEventListener('abort', () => {
        if (waiting.delete(one)) reject(signal.reason);
      });
      waiting.add(one);
      // What is asked for in the same turn of the event loop is compared before one is begun.
      queueMicrotask(next);
    });
  }

  return {
    async choose(table, game, { seat, level }, moves, turn, signal) {
      const [first, second] = moves;
      if (first === undefined) throw new Error(`a game waits for seat ${seat}, which has no move`);
      if (second === undefined) return first;
      const question = questionFor(table, game, seat, level);
      try {
        const { move } = await ask({ ...question, signal }, turn);
        // Whoever thinks ahead may find that nothing but declaring is left to do.
        if (moves.includes(move) || kindOf(move) === MOVE.declare) return move;
        throw new Error(`${level} on seat ${seat} chose a move that is not legal`);
      } catch (err) {
        if (signal.aborted) throw err;
        // Whatever is wrong with the bot or its thread, the game goes on.
        log.error({ err, level }, 'a bot could not think: a move by chance stands in');
        replaced.add();
        return choose(BOTS.random, question.game, seat, question.seed);
      }
    },
    advise: (question) => ask(question, { since: ticks(), share: null }),
    // Only in a thread that is free: no thought ahead delays one that is waited for.
    mayThinkAhead: ({ level }) => PONDERING.includes(level) && count() < workers,
    get count() {
      return count();
    },
  };
}

const SECONDS = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100];
