import {
  legalFor,
  type TableSnapshot,
  type TableStore,
  viewOf,
  warningsFor,
  whyNotMove,
} from '@altiplano/client';
import type { TableInfo } from '@altiplano/protocol';
import type { Game, ReadableMove } from '@altiplano/rules';
import { naming, rejectionMessage, troubleMessage, warningMessage } from '@altiplano/text';
import { useContext, useMemo, useState, useSyncExternalStore } from 'react';
import { type Choice, choicesFor, press } from '../play/choices.ts';
import { meantMove } from '../play/meant.ts';
import type { Spot } from '../play/paths.ts';
import { tableWords } from '../words/table-words.ts';
import type { AtTable, Front, Notice } from './at-table.ts';
import { ConsideredContext } from './considered.ts';
import { seatNames } from './seat-names.ts';
import type { TableScreenProps } from './table-screen-props.ts';

const NOTHING: readonly never[] = [];

/** A snapshot of a table where a game is to be seen. */
export type GameSnapshot = TableSnapshot & { readonly game: Game; readonly info: TableInfo };

function useWords({ texts, language }: TableScreenProps, { info, game }: GameSnapshot) {
  return useMemo(() => {
    const called = seatNames(info, texts);
    return {
      texts,
      language,
      words: tableWords(language),
      seatNames: called,
      names: naming(texts, game.components, called),
    };
  }, [texts, language, info, game.components]);
}

function useSight(snapshot: GameSnapshot) {
  const { game, you, mayAct } = snapshot;
  return useMemo(() => {
    const seat = you === 'spectator' ? null : you;
    const seen = viewOf(game, you);
    const own = seat === null ? null : (seen.players[seat] ?? null);
    const legal = seat !== null && mayAct ? legalFor(game, seat) : NOTHING;
    const choices: readonly Choice[] =
      seat === null ? NOTHING : choicesFor(game, seat, legal, own?.decision ?? null);
    const hasActed = legal.some(({ type }) => type === 'endTurn');
    return { game, seen, seat, own, legal, choices, hasActed, components: game.components };
  }, [game, you, mayAct]);
}

async function playAll(store: TableStore, moves: readonly ReadableMove[]): Promise<void> {
  // What reveals nothing is shown at once, so the next move can follow without waiting.
  for (const move of moves) {
    if (store.getSnapshot().waits) break;
    void store.play(move);
  }
}

/** All that the parts of the table screen share. */
export function useAtTable(props: TableScreenProps, snapshot: GameSnapshot): AtTable {
  const { store, preferences, onHelp, onLeave } = props;
  const worded = useWords(props, snapshot);
  const sight = useSight(snapshot);
  const wishes = useSyncExternalStore(preferences.subscribe, preferences.getSnapshot);
  const considered = useContext(ConsideredContext);
  const [held, setHeld] = useState<Spot | null>(null);
  const [heldKey, setHeldKey] = useState<string | null>(null);
  const [front, setFront] = useState<Front | null>(null);
  const [told, setTold] = useState<Notice | null>(null);
  const { names } = worded;
  const { game, seat, own, choices } = sight;
  // What was held may be gone: others act, and steps are taken back.
  const hand = held !== null && choices.some(({ path }) => path[0] === held) ? held : null;

  const whyNot: AtTable['whyNot'] = (spot) => {
    if (seat === null || own === null) return null;
    const move = meantMove(spot, hand, game, own);
    const why = move === null ? null : whyNotMove(game, seat, move);
    return why === null ? null : { message: rejectionMessage(why, names), rule: why.rule };
  };

  const play: AtTable['play'] = (moves, isConfirmed = false) => {
    setHeld(null);
    considered.set(null);
    const [only] = moves;
    if (!isConfirmed && seat !== null && only !== undefined && moves.length === 1) {
      const warnings = warningsFor(game, seat, only, snapshot.undo.steps)
        .filter(({ code }) => wishes.confirmations[code])
        .map((warning) => ({ code: warning.code, message: warningMessage(warning, names) }));
      if (warnings.length > 0) return setFront({ kind: 'warning', moves, warnings });
    }
    // Who plays from the text stays there.
    setFront((before) => (before?.kind === 'text' ? before : null));
    void playAll(store, moves);
  };

  const refuse = (spot: Spot): void => {
    const why = whyNot(spot);
    if (why !== null) setTold({ id: Date.now(), ...why });
    else setHeld(null);
  };

  const pressSpot = (spot: Spot, key?: string): void => {
    const isPlan = own?.decision === 'plan' || own?.decision === 'put';
    const result = press(spot, hand, choices, isPlan);
    switch (result.kind) {
      case 'play':
        return play(result.choice.moves);
      case 'choose':
        return setFront({ kind: 'choose', choices: result.choices });
      case 'hold':
        setHeldKey(key ?? null);
        return setHeld(result.spot);
      case 'letGo':
        return setHeld(null);
      case 'nothing':
        return refuse(spot);
    }
  };

  const { refusal } = snapshot;
  const refused = refusal && {
    id: 0,
    message: troubleMessage(refusal.trouble, names),
    rule: refusal.trouble.rule ?? null,
  };

  return {
    store,
    snapshot,
    info: snapshot.info,
    preferences,
    onHelp,
    onLeave,
    ...worded,
    ...sight,
    held: hand,
    heldKey,
    press: pressSpot,
    letGo: () => setHeld(null),
    play,
    whyNot,
    front,
    show: setFront,
    notice: told ?? refused,
    dismiss: () => {
      setTold(null);
      store.dismissRefusal();
    },
    consider: (moves) => considered.set(moves),
  };
}
