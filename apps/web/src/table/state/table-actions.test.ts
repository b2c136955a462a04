import { createCell, createPreferences, legalFor, type TableStore, viewOf } from '@altiplano/client';
import { shippedPack } from '@altiplano/pack';
import {
  createGame,
  DEFAULT_OPTIONS,
  type Game,
  isOver,
  isRejection,
  type ReadableMove,
} from '@altiplano/rules';
import { endsSomething, loadTexts, naming } from '@altiplano/text';
import { describe, expect, test } from 'vitest';
import { createStudyStore, playOn } from '../dev/study-store.ts';
import { type Choices, choicesFor } from '../play/choices.ts';
import { looksFirst } from '../play/looks-first.ts';
import { type Overlay, EMPTY_SELECTION, type Selection, type Notice } from './at-table.ts';
import { loadTableWords } from '../words/table-words.ts';
import { createTableActions, type Known } from './table-actions.ts';
import type { Target } from '../play/paths.ts';

const texts = await loadTexts('en');
const words = await loadTableWords('en');
/** A die that always falls the same way. */
function createDice(): (most: number) => number {
  let dice = 7;
  return (most) => {
    dice = (Math.imul(dice, 1103515245) + 12345) & 0x7fffffff;
    return Math.floor((dice / 0x80000000) * most);
  };
}

/** A table in the middle of a turn, and a target whose press costs something. */
function atTurn(): { store: TableStore; game: Game; choices: Choices; target: Target } {
  const created = createGame({
    components: shippedPack,
    options: { ...DEFAULT_OPTIONS, players: 2 },
    seed: 'aim',
  });
  if (isRejection(created)) throw new Error(created.rejected);
  const below = createDice();
  playOn(created, 0, below);
  const store = createStudyStore(created, below);
  for (let step = 0; step < 300; step++) {
    const game = store.getSnapshot().game ?? created;
    if (isOver(game)) break;
    const legal = legalFor(game, 0);
    const decision = viewOf(game, 0).players[0]?.decision ?? null;
    const choices = choicesFor(game, 0, legal, decision);
    const targets = [
      'action:order',
      'action:cart',
      ...shippedPack.orders.map(({ id }) => `card:orders:${id}` as const),
    ] as const;
    const target = targets.find((each) => {
      const pressed = choices.press(each, null, false);
      return pressed.kind === 'play' && looksFirst(pressed.choice.moves);
    });
    if (target !== undefined) return { store, game, choices, target };
    void store.play(legal[below(legal.length)] ?? { type: 'pass' });
  }
  throw new Error('This game never comes to a turn with something to buy.');
}

function tableActionsAt(
  { store, game, choices }: Pick<ReturnType<typeof atTurn>, 'store' | 'game' | 'choices'>,
  isFinger: boolean,
) {
  const preferences = createPreferences({ read: () => undefined, write: () => undefined });
  const seen = viewOf(game, 0);
  const own = seen.players[0] ?? null;
  const names = naming(texts, shippedPack, ['A', 'B']);
  const known: { -readonly [K in keyof Known]: Known[K] } = {
    store,
    ahead: null,
    preferences,
    game,
    seat: 0,
    seen,
    own,
    choices,
    names,
    words,
  };
  const cells = {
    selection: createCell<Selection>(EMPTY_SELECTION),
    overlay: createCell<Overlay | null>(null),
    notice: createCell<Notice | null>(null),
    considered: createCell<readonly ReadableMove[] | null>(null),
  };
  return { cells, known, tableActions: createTableActions({ current: known }, cells, () => isFinger) };
}

describe('pressing something that costs', () => {
  test('with a finger shows first what it would do, and does it when it is pressed again', () => {
    const table = atTurn();
    const { cells, tableActions } = tableActionsAt(table, true);
    tableActions.press(table.target);
    expect(table.store.getSnapshot().game).toBe(table.game);
    expect(cells.selection.getSnapshot().aim?.target).toBe(table.target);
    expect(cells.considered.getSnapshot()).toEqual(cells.selection.getSnapshot().aim?.moves);
    tableActions.press(table.target);
    expect(cells.selection.getSnapshot()).toEqual(EMPTY_SELECTION);
    expect(table.store.getSnapshot().game).not.toBe(table.game);
  });

  test('with a finger shows it first as well if it was chosen by its words', () => {
    const table = atTurn();
    const { cells, tableActions } = tableActionsAt(table, true);
    const moves = table.choices.from(table.target)[0]?.moves ?? [];
    tableActions.choose(moves);
    expect(table.store.getSnapshot().game).toBe(table.game);
    expect(cells.considered.getSnapshot()).toBe(moves);
    tableActions.play(moves);
    expect(table.store.getSnapshot().game).not.toBe(table.game);
  });

  test('with a finger in the text leaves the text open, before and after', () => {
    const table = atTurn();
    const { cells, tableActions } = tableActionsAt(table, true);
    const moves = table.choices.from(table.target)[0]?.moves ?? [];
    cells.overlay.set({ kind: 'text' });
    tableActions.choose(moves);
    expect(cells.overlay.getSnapshot()).toEqual({ kind: 'text' });
    expect(cells.selection.getSnapshot().aim?.moves).toBe(moves);
    tableActions.play(moves);
    expect(cells.overlay.getSnapshot()).toEqual({ kind: 'text' });
    expect(table.store.getSnapshot().game).not.toBe(table.game);
  });

  test('with a finger can be left by letting go', () => {
    const table = atTurn();
    const { cells, tableActions } = tableActionsAt(table, true);
    tableActions.press(table.target);
    tableActions.letGo();
    expect(cells.selection.getSnapshot()).toEqual(EMPTY_SELECTION);
    expect(cells.considered.getSnapshot()).toBeNull();
    expect(table.store.getSnapshot().game).toBe(table.game);
  });

  test('and ending the turn instead asks first, and leaves what was prepared as it was', () => {
    const table = atTurn();
    const { cells, tableActions } = tableActionsAt(table, true);
    const ending = legalFor(table.game, 0).find(endsSomething) ?? { type: 'pass' };
    tableActions.press(table.target);
    const { aim } = cells.selection.getSnapshot();
    tableActions.play([ending]);
    const overlay = cells.overlay.getSnapshot();
    expect(overlay?.kind === 'warning' && overlay.warnings[0]?.code).toBe('preparedMove');
    expect(cells.selection.getSnapshot().aim).toBe(aim);
    expect(cells.considered.getSnapshot()).toBe(aim?.moves);
    expect(table.store.getSnapshot().game).toBe(table.game);
    tableActions.play([ending], 'confirmed');
    expect(cells.selection.getSnapshot()).toEqual(EMPTY_SELECTION);
    expect(table.store.getSnapshot().game).not.toBe(table.game);
  });

  test('and is not asked about where that warning is switched off', () => {
    const table = atTurn();
    const { cells, tableActions, known } = tableActionsAt(table, true);
    known.preferences.confirm('preparedMove', false);
    tableActions.press(table.target);
    tableActions.play([legalFor(table.game, 0).find(endsSomething) ?? { type: 'pass' }]);
    const overlay = cells.overlay.getSnapshot();
    const codes = overlay?.kind === 'warning' ? overlay.warnings.map(({ code }) => code) : [];
    expect(codes).not.toContain('preparedMove');
  });

  test('with a mouse, which has pointed at it before, does it at once', () => {
    const table = atTurn();
    tableActionsAt(table, false).tableActions.press(table.target);
    expect(table.store.getSnapshot().game).not.toBe(table.game);
  });
});

/** A table while seat 0 plans, and a plan that somebody who is asked would be warned of. */
function atPlanning() {
  const created = createGame({
    components: shippedPack,
    options: { ...DEFAULT_OPTIONS, players: 2 },
    seed: 'advice',
  });
  if (isRejection(created)) throw new Error(created.rejected);
  const below = createDice();
  playOn(created, 0, below);
  const store = createStudyStore(created, below);
  for (let step = 0; step < 20; step++) {
    const game = store.getSnapshot().game ?? created;
    const legal = legalFor(game, 0);
    const placing = legal.filter(({ type }) => type === 'place');
    if (placing.length > 0) return { store, game, choices: choicesFor(game, 0, legal, 'plan'), placing };
    void store.play(legal[0] ?? { type: 'pass' });
  }
  throw new Error('This game never comes to planning.');
}

/** What is asked before a plan is declared that a hint has proposed, or nobody. */
function doubts(trust: 'advised' | undefined): string[] {
  const table = atPlanning();
  const idle = table.placing.find((move) => 'site' in move && move.site === 'movement:1') ?? table.placing[0];
  const { tableActions, cells, known } = tableActionsAt(table, false);
  if (idle === undefined) throw new Error('nothing to place');
  tableActions.play([idle], trust);
  known.game = table.store.getSnapshot().game ?? table.game;
  tableActions.play([{ type: 'declare' }]);
  const overlay = cells.overlay.getSnapshot();
  return overlay?.kind === 'warning' ? overlay.warnings.map(({ code }) => code) : [];
}

describe('a plan', () => {
  test('is doubted where it wastes something', () => {
    expect(doubts(undefined)).toContain('idleFood');
  });

  test('is not doubted as it was proposed by a hint; only that something will be revealed is said', () => {
    expect(doubts('advised').filter((code) => code !== 'revealing')).toEqual([]);
  });
});
