import { type TableStore, warningsFor, whyNotMove } from '@altiplano/client';
import type { ReadableMove } from '@altiplano/rules';
import { phraseOf, rejectionMessage, say, warningMessage } from '@altiplano/text';
import { guessMove } from '../play/guess-move.ts';
import type { Target } from '../play/paths.ts';
import { looksFirst } from '../play/looks-first.ts';
import { planAfter, planKey } from './advised-plan.ts';
import { type Asked, type AtTable, EMPTY_SELECTION } from './at-table.ts';
import { droppedBy } from './dropped-by.ts';

/** State of the table that its actions read. */
export type Known = Pick<
  AtTable,
  'store' | 'ahead' | 'preferences' | 'game' | 'seat' | 'seen' | 'own' | 'choices' | 'names' | 'words'
>;
type Cells = Pick<AtTable, 'selection' | 'overlay' | 'notice' | 'considered'>;
type TableActions = Pick<
  AtTable,
  'press' | 'choose' | 'letGo' | 'play' | 'whyNot' | 'explain' | 'show' | 'dismiss'
>;

/** Actions that one of many goods will do for. */
const ANY_GOOD_DOES: ReadonlySet<Target> = new Set(['action:sell', 'action:deliver', 'action:store']);

/** Target of a finger that chose a move by its words: none on the table. */
const IN_WORDS: Target = 'list';

function playAll(store: TableStore, moves: readonly ReadableMove[]): void {
  // What reveals nothing is shown at once, so the next move can follow without waiting.
  for (const move of moves) {
    if (store.getSnapshot().waits) break;
    void store.play(move);
  }
}

/**
 * Actions of a player at the table; the same functions for as long as the table is on the screen. `isFinger`: whether
 * the press that leads here is that of a finger, which could not see before what it would do.
 */
export function createTableActions(
  latest: { readonly current: Known },
  cells: Cells,
  isFinger: () => boolean,
): TableActions {
  const { selection, overlay, notice, considered } = cells;
  const held = (): Target | null => latest.current.choices.held(selection.getSnapshot().target);
  const letGo = (): void => {
    if (selection.getSnapshot().aim !== null) considered.set(null);
    selection.set(EMPTY_SELECTION);
  };
  /** Who plays from the text stays there. */
  const closeAllButText = (): void => {
    if (overlay.getSnapshot()?.kind !== 'text') overlay.set(null);
  };
  let lastNotice = 0;

  const whyNot: TableActions['whyNot'] = (target) => {
    const { game, seat, seen, own, names, words } = latest.current;
    if (seat === null || own === null) return null;
    const move = guessMove(target, held(), { game, seen, own });
    const why = move === null ? null : whyNotMove(game, seat, move);
    if (why === null) return null;
    const isForLater = why.rejected === 'notNow';
    const { rule } = why;
    // The good was only guessed: it is not the one that is missed.
    const isAny = why.rejected === 'notThere' && ANY_GOOD_DOES.has(target);
    const message = isAny
      ? say`${words.nothingForIt} (${{ is: 'rule', rule, text: rule }})`
      : rejectionMessage(why, names);
    return { message, rule, isForLater };
  };

  /** A plan that a hint has proposed: as long as it lies like that, nobody is warned of it. */
  let advisedPlan: string | null = null;
  const asked = (move: ReadableMove, seat: number, isAdvised: boolean): Asked[] => {
    const { store, ahead, preferences, game, names } = latest.current;
    const { confirmations } = preferences.getSnapshot();
    const isPlan = move.type === 'declare' && advisedPlan === planKey(game, seat);
    // What is only tried out can always be taken back.
    const isTrying = ahead !== null && ahead.getSnapshot().study !== null;
    return warningsFor(game, seat, move, store.getSnapshot().undo.steps)
      .filter(({ code }) => confirmations[code] && (code === 'revealing' ? !isTrying : !isAdvised && !isPlan))
      .map((warning) => ({ code: warning.code, message: warningMessage(warning, names) }));
  };

  const aboutPrepared = (prepared: readonly ReadableMove[] | null, seat: number): Asked[] => {
    const { preferences, seen, names } = latest.current;
    const last = prepared?.at(-1);
    const code = 'preparedMove';
    if (last === undefined || !preferences.getSnapshot().confirmations[code]) return [];
    const phrase = phraseOf(last, { seen, seat, names });
    return [{ code, message: warningMessage({ code, figures: {} }, names, phrase) }];
  };

  const play: TableActions['play'] = (moves, trust) => {
    const { store, game, seat, choices } = latest.current;
    const [only] = moves;
    const isAlone = only !== undefined && moves.length === 1;
    const prepared =
      isAlone && trust === undefined ? droppedBy(only, selection.getSnapshot(), choices) : null;
    // Who goes back to the table finds what was prepared as it was.
    if (prepared === null) letGo();
    considered.set(prepared);
    notice.set(null);
    if (seat !== null && trust === 'advised') advisedPlan = planAfter(moves, game, seat);
    if (trust !== 'confirmed' && seat !== null && isAlone) {
      const warnings = [...aboutPrepared(prepared, seat), ...asked(only, seat, trust === 'advised')];
      if (warnings.length > 0) return overlay.set({ kind: 'warning', moves, warnings });
    }
    letGo();
    closeAllButText();
    playAll(store, moves);
  };

  /** A finger shows first what it would do; when it comes again, it is done. */
  const aimOrPlay = (target: Target, moves: readonly ReadableMove[]): void => {
    const { choices } = latest.current;
    const { aim, ...rest } = selection.getSnapshot();
    const isAimed = aim?.target === target && aim.choices === choices && aim.moves[0] === moves[0];
    if (isAimed || !isFinger() || !looksFirst(moves)) return play(moves);
    notice.set(null);
    closeAllButText();
    selection.set({ ...rest, aim: { target, moves, choices } });
    considered.set(moves);
  };

  const explain = (target: Target): boolean => {
    const why = whyNot(target);
    if (why !== null) notice.set({ id: ++lastNotice, ...why });
    return why !== null;
  };

  return {
    whyNot,
    explain: (target) => void explain(target),
    play,
    choose: (moves) => aimOrPlay(IN_WORDS, moves),
    letGo,
    show: (next) => overlay.set(next),
    dismiss() {
      notice.set(null);
      latest.current.store.dismissRefusal();
    },
    press(target, key) {
      const { own, choices } = latest.current;
      const isPlan = own?.decision === 'plan' || own?.decision === 'put';
      const result = choices.press(target, held(), isPlan);
      switch (result.kind) {
        case 'play':
          return aimOrPlay(target, result.choice.moves);
        case 'choose':
          return overlay.set({ kind: 'choose', choices: result.choices });
        case 'hold':
          notice.set(null);
          return selection.set({ target: result.target, key: key ?? null, aim: null });
        case 'letGo':
          return letGo();
        case 'nothing':
          if (!explain(target)) letGo();
          return;
      }
    },
  };
}
