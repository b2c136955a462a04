import {
  type BotLevel,
  type Entry,
  type FromServer,
  type FromServerOf,
  type TableCommand,
  type Trouble,
  verifyRecord,
} from '@altiplano/protocol';
import { awaitedSeats, isOver, type ReadableMove, reveals, writeMove } from '@altiplano/rules/engine';
import { foldEntry, foldTable, forcedMove, recordOfLog, type Table, type TableParts } from '@altiplano/table';
import { describe, expect, test } from 'vitest';
import { movesOf } from '../question.ts';

/** How the next append goes wrong: nothing is stored, or only the answer is lost. */
export type Mishap = 'before' | 'after';

/** A running game of Ann on seat 0 and a bot, at a host under test. */
export interface GameAtHost {
  /** What Ann wants; null if it was done. */
  order(command: TableCommand, key?: string): Promise<Trouble | null>;
  /** What is durable. */
  log(): Promise<readonly Entry[]>;
  readonly parts: TableParts;
}

/** The same, where Ann looks on from elsewhere, what is stored can fail, and others work on the same store. */
export interface GameAtSharedHost extends GameAtHost {
  hint(): Promise<FromServerOf<'hint'> | Trouble>;
  /** All that Ann was told of the table so far. */
  readonly heard: readonly FromServer[];
  fail(how: Mishap): void;
  /** The same table through another host on the same store, which hears nothing of this one's changes. */
  other(): Promise<Pick<GameAtSharedHost, 'order' | 'heard'>>;
}

const known = new WeakMap<GameAtHost, Table>();

/** The fold of what is durable; it goes on with the same table. */
async function tableOf(game: GameAtHost): Promise<Table> {
  const entries = await game.log();
  const table = known.get(game) ?? foldTable(game.parts, entries.slice(0, 1));
  known.set(game, table);
  for (const entry of entries.slice(table.number)) foldEntry(table, entry);
  return table;
}

function ownSeat({ game }: Table): string {
  return JSON.stringify(game?.state.seats[0]) ?? expect.unreachable();
}

function personsSteps({ plays }: Table): number {
  return plays.filter(({ by }) => by === 'person').length;
}

/** Waits until the game waits for Ann, or is over. */
async function annsTurn(game: GameAtHost): Promise<Table> {
  for (;;) {
    const table = await tableOf(game);
    if (table.game === null) throw new Error('no game');
    if (table.status !== 'running' || isOver(table.game)) return table;
    if (awaitedSeats(table.game).includes(0)) return table;
    await new Promise((resolve) => setImmediate(resolve));
  }
}

/** The moves of Ann, those that reveal nothing first. */
function choices({ game }: Table): readonly { readonly move: ReadableMove; readonly isQuiet: boolean }[] {
  if (game === null) return [];
  return movesOf(game, 0)
    .map((code) => ({ move: writeMove(game, code), isQuiet: !reveals(game, 0, code) }))
    .toSorted((one, other) => Number(other.isQuiet) - Number(one.isQuiet));
}

async function playOne(game: GameAtHost, type?: ReadableMove['type']): Promise<void> {
  const moves = choices(await annsTurn(game));
  const { move } = moves.find((each) => each.move.type === type) ?? moves.at(-1) ?? expect.unreachable();
  expect(await game.order({ type: 'play', move })).toBeNull();
}

/** Plays on until Ann can place something on her plan. */
async function upToPlanning(game: GameAtHost): Promise<ReadableMove> {
  for (;;) {
    const found = choices(await annsTurn(game)).find(({ move }) => move.type === 'place');
    if (found !== undefined) return found.move;
    await playOne(game);
  }
}

function numbersTold({ heard }: Pick<GameAtSharedHost, 'heard'>): number[] {
  return heard.flatMap((message) => (message.type === 'update' ? [message.number] : []));
}

/** As patient as a test may be at all: a busy machine must not end it. */
const POLLING = { timeout: 1_800_000 };

function untilToldOf(game: Pick<GameAtSharedHost, 'heard'>, count: number): Promise<void> {
  return expect.poll(() => numbersTold(game).length, POLLING).toBeGreaterThanOrEqual(count);
}

/** What every host of tables promises, whatever it stores them in and whoever looks. */
export function hostContract(name: string, begin: (level: BotLevel) => Promise<GameAtHost>): void {
  describe(`a table at ${name}`, () => {
    test('whatever is refused changes nothing, and says why', async () => {
      const game = await begin('random');
      await upToPlanning(game);
      const before = (await game.log()).length;
      const move = { type: 'travel', to: 'farm' } as unknown as ReadableMove;
      expect(await game.order({ type: 'play', move })).toMatchObject({ code: expect.any(String) });
      expect(await game.order({ type: 'undo', to: 999_999 })).toMatchObject({ code: 'nothingToUndo' });
      expect(await game.log()).toHaveLength(before);
    });

    test('a command that comes twice is done once', async () => {
      const game = await begin('random');
      const move = await upToPlanning(game);
      const before = personsSteps(await tableOf(game));
      for (let time = 0; time < 2; time++) expect(await game.order({ type: 'play', move }, 'key')).toBeNull();
      expect(personsSteps(await tableOf(game))).toBe(before + 1);
    });

    test('a step that revealed nothing is taken back, and the position is as it was', async () => {
      const game = await begin('random');
      const move = await upToPlanning(game);
      const before = ownSeat(await tableOf(game));
      expect(await game.order({ type: 'play', move })).toBeNull();
      expect(ownSeat(await tableOf(game))).not.toBe(before);
      expect(await game.order({ type: 'undo' })).toBeNull();
      expect(ownSeat(await tableOf(game))).toBe(before);
    });

    test('bots answer by themselves, to the end of a game whose record verifies', async () => {
      const game = await begin('random');
      for (let table = await annsTurn(game); table.status === 'running'; table = await annsTurn(game)) {
        await playOne(game, 'declare');
      }
      const record = recordOfLog(game.parts.seed, await game.log());
      expect(verifyRecord(record, game.parts.pack).every(({ outcome }) => outcome === 'ok')).toBe(true);
    });

    test('who wants it so is not asked where there is no choice', async () => {
      const game = await begin('random');
      expect(await game.order({ type: 'prefer', forced: true })).toBeNull();
      for (let step = 0; step < 80; step++) {
        const { game: position, status } = await annsTurn(game);
        if (position === null || status !== 'running') break;
        expect(forcedMove(position, 0)).toBeNull();
        await playOne(game);
      }
    });
  });
}

/** What hosts promise besides where others look on and work on the same store; the contract of all hosts is part of it. */
export function sharedHostContract(
  name: string,
  begin: (level: BotLevel) => Promise<GameAtSharedHost>,
): void {
  hostContract(name, begin);
  describe(`a table at ${name}, followed and shared`, () => {
    test('whatever is refused is told to nobody', async () => {
      const game = await begin('random');
      await upToPlanning(game);
      const before = numbersTold(game).length;
      expect(await game.order({ type: 'undo', to: 999_999 })).not.toBeNull();
      expect(numbersTold(game)).toHaveLength(before);
    });

    test('each update is told once, in order', async () => {
      const game = await begin('random');
      for (let step = 0; step < 25; step++) await playOne(game);
      const told = numbersTold(game);
      const first = told[0] ?? 0;
      expect(told).toEqual(told.map((_, index) => first + index));
    });

    test.each(['before', 'after'] as const)(
      'an append that fails %s it is stored is made once',
      async (how) => {
        const game = await begin('random');
        const move = await upToPlanning(game);
        const before = personsSteps(await tableOf(game));
        game.fail(how);
        expect(await game.order({ type: 'play', move })).toBeNull();
        expect(personsSteps(await tableOf(game))).toBe(before + 1);
      },
    );

    test('through another host the same table goes on, whoever was faster', async () => {
      const game = await begin('random');
      const move = await upToPlanning(game);
      const before = personsSteps(await tableOf(game));
      const other = await game.other();
      expect(await game.order({ type: 'play', move })).toBeNull();
      // It has heard nothing of that step, and takes it in before it refuses.
      expect(await other.order({ type: 'undo' })).toBeNull();
      expect(await game.order({ type: 'play', move })).toBeNull();
      await untilToldOf(other, 2);
      expect(personsSteps(await tableOf(game))).toBe(before + 1);
    });

    test('a hint is a legal move, and nobody is advised on a seat that a bot plays', async () => {
      const game = await begin('random');
      const table = await annsTurn(game);
      const hint = await game.hint();
      if ('code' in hint) throw new Error(hint.code);
      expect(choices(table).map(({ move }) => JSON.stringify(move))).toContain(JSON.stringify(hint.moves[0]));
      expect(await game.order({ type: 'leave' })).toBeNull();
      expect(await game.hint()).toMatchObject({ code: 'botPlays' });
    });
  });
}
