import { type Hands, mouse } from './hands.ts';
import { bestSpace, goodOf } from './plan.ts';
import { see, type TableState } from './table-state.ts';
import type { AnyTable, Question } from './table.ts';
import type { Found } from './tree.ts';

/** How a person plays. */
interface Habits {
  readonly hands?: Hands;
  /** Looks on after every step; for tests of what must hold at any time. */
  readonly after?: (step: string) => Promise<void>;
}

/** A person at a table who plays by what the page offers, and knows nothing else. */
export interface Player {
  /** Does one thing, as soon as something is asked: what was pressed, or null when the game is over. */
  step(waits?: boolean): Promise<string | null>;
  /** Plays to the end. */
  play(): Promise<void>;
  /** Plays until something is true. */
  playUntil(isReached: () => Promise<boolean>): Promise<void>;
}

/** So many steps without anything new are a page that is stuck. */
const PATIENCE = 20;
/** A player who still finds things to do after so many passes all the same. */
const DILIGENCE = 12;
/** So many presses in a row may miss, because what was there is gone by then. */
const CLUMSINESS = 3;
/** How long the page may take to show what a press has changed before it is looked at again. */
const SETTLES = 2000;

/** Sits down at the table on a page. */
export function seatAt(table: AnyTable, { hands = mouse, after }: Habits = {}): Player {
  const { said } = table;
  const { cancel, close, back, confirm } = said.table;
  const { locations } = said.game.words;
  const places = Object.values<string>(locations);
  /** Kinds of tiles that fit nowhere in this round. */
  const misfits = new Set<string>();
  let actions = 0;
  let last = '';
  let idle = 0;
  let misses = 0;

  /** What the person wants to press; null to wait. */
  async function wanted(state: TableState): Promise<Found | null> {
    const { dialog, curtain, prepared, question } = state;
    if (dialog !== null) {
      const onward = dialog.filter(({ name }) => ![cancel, close, back].includes(name));
      return dialog.find(({ name }) => name === confirm) ?? onward[0] ?? dialog[0] ?? null;
    }
    return curtain ?? prepared ?? (question === null ? null : answer(question, state));
  }

  async function answer(question: Question, state: TableState): Promise<Found | null> {
    switch (question) {
      case 'chooseRole':
      case 'draftMission':
      case 'passMission':
      case 'pickMission':
        return state.draft[0] ?? null;
      case 'takeBack':
        misfits.clear();
        actions = 0;
        return state.main;
      case 'plan':
        return planned(state);
      case 'acted':
        return state.main;
      case 'turn':
        return (actions++ < DILIGENCE ? actionOf(state) : null) ?? state.main ?? thoughtBetter();
      default:
        return state.choices[0] ?? state.main;
    }
  }

  /** The space for the next of the drawn tiles, which is in hand by then; the main button when none is left. */
  async function planned(state: TableState): Promise<Found | null> {
    const tile = state.tray.find(({ name }) => goodOf(name, said) !== null && !misfits.has(name));
    const good = tile === undefined ? null : goodOf(tile.name, said);
    if (tile === undefined || good === null) return state.main;
    await tryToPress(tile);
    const space = bestSpace(good, (await see(table)).spaces, said);
    if (space === null) misfits.add(tile.name);
    return space ?? tile;
  }

  /** Something to do here, else the way to a place where something of one's own lies. */
  function actionOf({ choices, placed }: TableState): Found | null {
    const there = placed
      .map((name) => name.split(': '))
      .filter(([, thing = '']) => goodOf(thing, said) !== null);
    const worthGoing = there.map(([place = '']) => place);
    return (
      choices.find(({ name }) => !places.includes(name)) ??
      choices.find(({ name }) => worthGoing.includes(name)) ??
      null
    );
  }

  /** Where the way led to nothing, the turn is taken back, to pass instead. */
  function thoughtBetter(): Found {
    actions = DILIGENCE;
    return { name: said.table.undoTurn, target: table.undoTurn };
  }

  async function tryToPress({ target }: Found): Promise<void> {
    try {
      await hands.press(target);
      misses = 0;
    } catch (error) {
      if (++misses > CLUMSINESS) throw error;
    }
  }

  /** The next state that is not the last one; the same one if nothing changes for a while. */
  async function nextState(): Promise<TableState> {
    const until = Date.now() + SETTLES;
    for (;;) {
      const state = await see(table);
      if (state.text !== last || Date.now() > until) return state;
    }
  }

  async function step(waits = true): Promise<string | null> {
    let state = await nextState();
    if (state.question === null && state.dialog === null && state.curtain === null && !state.isOver) {
      if (!waits) return '';
      await table.asked.or(table.score).or(table.curtain).first().waitFor();
      state = await see(table);
    }
    if (state.isOver && state.dialog === null) return null;
    idle = state.text === last ? idle + 1 : 0;
    last = state.text;
    if (idle > PATIENCE) throw new Error(`Nothing happens any more: ${state.text}`);
    const found = await wanted(state);
    if (found !== null) await tryToPress(found);
    const done = found?.name ?? '';
    await after?.(done);
    return done;
  }

  return {
    step,
    async play() {
      while ((await step()) !== null);
    },
    async playUntil(isReached) {
      while (!(await isReached()) && (await step()) !== null);
    },
  };
}
