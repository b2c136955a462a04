import { createCell, legalFor, type TableSnapshot, type TableStore } from '@altiplano/client';
import { DEFAULT_SETTINGS } from '@altiplano/protocol';
import {
  apply,
  awaitedSeat,
  copyGame,
  createChance,
  createMoveBuffer,
  type Game,
  isOver,
  legalMoves,
  readMove,
} from '@altiplano/rules/engine';

const buffer = createMoveBuffer();
const NOT_HERE = { code: 'unavailable', figures: {} } as const;

/** Plays the game on at random until it is this seat's turn, or over. */
export function playOn(game: Game, seat: number, below: (most: number) => number): void {
  while (!isOver(game) && awaitedSeat(game) !== seat) {
    const other = awaitedSeat(game);
    const count = legalMoves(game, other, buffer);
    apply(game, other, buffer[below(count)] ?? 0);
  }
}

function snapshotOf(game: Game, steps: number): TableSnapshot {
  return {
    status: 'ready',
    trouble: null,
    connection: { status: 'open', you: null, failures: 0, retryAt: null },
    catchingUp: false,
    you: 0,
    info: {
      status: isOver(game) ? 'finished' : 'running',
      origin: 'opened',
      settings: { ...DEFAULT_SETTINGS, options: game.options },
      host: 'local',
      seats: game.state.seats.map((_, seat) => ({
        person: seat === 0 ? { id: 'local', name: 'Amaru' } : null,
        bot: seat === 0 ? null : 'hard',
        ready: true,
      })),
      rules: '',
      pack: { id: 'shipped', hash: '' },
      commitment: '',
      entropy: null,
      seed: null,
      createdAt: 0,
      startedAt: 0,
      endedAt: null,
      proposal: null,
      result: null,
      continued: false,
      rematch: null,
    },
    clock: null,
    ahead: 0,
    own: null,
    presence: null,
    chat: [],
    game,
    mayAct: legalFor(game, 0).length > 0,
    waits: false,
    onTheirWay: 0,
    undo: { steps, ofTurn: steps, redo: 0 },
    refusal: null,
    queue: [],
    log: { lines: [], isComplete: true },
  };
}

/** A table for looking at: one game, all other seats play at random, every step can be taken back. */
export function createStudyStore(first: Game, below: (most: number) => number): TableStore {
  const past: Game[] = [];
  const cell = createCell(snapshotOf(first, 0));
  const now = (): Game => cell.getSnapshot().game ?? first;
  const show = (game: Game): void => cell.set(snapshotOf(game, past.length));
  return {
    subscribe: cell.subscribe,
    getSnapshot: cell.getSnapshot,
    play: async (move) => {
      const game = copyGame(now(), createChance(`study ${past.length}`));
      const read = readMove(game, move);
      if (typeof read !== 'number') return NOT_HERE;
      past.push(now());
      apply(game, 0, read);
      playOn(game, 0, below);
      show(game);
      return null;
    },
    undo: async () => {
      const before = past.pop();
      if (before !== undefined) show(before);
      return null;
    },
    undoTurn: async () => {
      const [before] = past;
      past.length = 0;
      if (before !== undefined) show(before);
      return null;
    },
    redo: async () => NOT_HERE,
    propose: async () => NOT_HERE,
    order: async () => NOT_HERE,
    say: async () => NOT_HERE,
    hint: async () => NOT_HERE,
    rematch: async () => NOT_HERE,
    position: async () => NOT_HERE,
    look: async () => NOT_HERE,
    loadLog: async () => NOT_HERE,
    gameAt: async () => NOT_HERE,
    shown: () => undefined,
    dismissRefusal: () => undefined,
    close: () => undefined,
  };
}
