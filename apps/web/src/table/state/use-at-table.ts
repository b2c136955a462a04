import { createCell, legalFor, type TableSnapshot, viewOf } from '@altiplano/client';
import type { TableInfo } from '@altiplano/protocol';
import type { Game, ReadableMove, View } from '@altiplano/rules';
import { naming } from '@altiplano/text';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { choicesFor, NO_CHOICES } from '../play/choices.ts';
import {
  type AtTable,
  EMPTY_SELECTION,
  type Overlay,
  type Selection,
  type Notice,
  type TablePart,
} from './at-table.ts';
import { seatNames } from './seat-names.ts';
import { createTableActions, type Known } from './table-actions.ts';
import type { Frame } from './frame.ts';
import { createTilePlacement } from './tile-placement.ts';
import { sameParts } from './same-parts.ts';
import { createTargets } from './targets.ts';
import { useFinger } from './use-finger.ts';
import type { TableScreenProps } from './table-screen-props.ts';

const NOTHING: readonly never[] = [];

/** A snapshot of a table where a game is to be seen. */
export type GameSnapshot = TableSnapshot & { readonly game: Game; readonly info: TableInfo };

function useWords({ texts, words, language }: TableScreenProps, { info, game }: GameSnapshot) {
  const { components } = game;
  // The table may be told anew without anybody being called otherwise.
  const called = JSON.stringify(seatNames(info, texts));
  return useMemo(() => {
    const all = JSON.parse(called) as string[];
    const names = naming(texts, components, all);
    return { texts, language, words, seatNames: all, names, components };
  }, [texts, words, language, called, components]);
}

type Given = Pick<GameSnapshot, 'game' | 'you' | 'mayAct'>;

function sightOf({ game, you, mayAct }: Given, before: View | null) {
  const seat = you === 'spectator' ? null : you;
  // A move changes little: who draws the rest should not have to look for the difference.
  const seen = sameParts(before, viewOf(game, you));
  const own = seat === null ? null : (seen.players[seat] ?? null);
  const legal = seat !== null && mayAct ? legalFor(game, seat) : NOTHING;
  const choices = seat === null ? NO_CHOICES : choicesFor(game, seat, legal, own?.decision ?? null);
  const hasActed = legal.some(({ type }) => type === 'endTurn');
  return { game, seen, seat, own, legal, choices, hasActed };
}

function useSight({ game, you, mayAct }: GameSnapshot) {
  const [known, setKnown] = useState(() => {
    const of: Given = { game, you, mayAct };
    return { of, sight: sightOf(of, null) };
  });
  if (known.of.game === game && known.of.you === you && known.of.mayAct === mayAct) return known.sight;
  const of: Given = { game, you, mayAct };
  const sight = sightOf(of, known.sight.seen);
  setKnown({ of, sight });
  return sight;
}

function createCells(opensInWords: boolean) {
  return {
    selection: createCell<Selection>(EMPTY_SELECTION),
    overlay: createCell<Overlay | null>(opensInWords ? { kind: 'text' } : null),
    notice: createCell<Notice | null>(null),
    heard: createCell<string | null>(null),
    peek: createCell<number | null>(null),
    part: createCell<TablePart | null>(null),
    readFrom: createCell<number | null>(null),
    considered: createCell<readonly ReadableMove[] | null>(null),
    watched: createCell<number | null>(null),
  };
}

/** All that the parts of the table screen share: of this moment, and for as long as the table is on the screen. */
export function useAtTable(
  props: TableScreenProps,
  snapshot: GameSnapshot,
): { readonly table: AtTable; readonly frame: Frame } {
  const { store, preferences, ahead = null, online = null, onHelp, onLeave, onPreferences } = props;
  const { info } = snapshot;
  const worded = useWords(props, snapshot);
  const sight = useSight(snapshot);
  const [cells] = useState(() => createCells(preferences.getSnapshot().textView));
  const known: Known = { store, ahead, preferences, ...worded, ...sight };
  const latest = useRef({ ...known, onHelp, onLeave, onPreferences });
  useLayoutEffect(() => {
    latest.current = { ...known, onHelp, onLeave, onPreferences };
  });
  // Whoever gives these may give new functions each time; the table need not notice.
  const [ways] = useState(() => ({
    onHelp: (topic: string | null) => latest.current.onHelp(topic),
    onLeave: () => latest.current.onLeave(),
    onPreferences: onPreferences === undefined ? null : () => latest.current.onPreferences?.(),
  }));
  const isFinger = useFinger();
  const [tableActions] = useState(() => createTableActions(latest, cells, isFinger));
  const [targets] = useState(() => createTargets(cells.selection));
  const [tilePlacement] = useState(() => createTilePlacement(cells.selection));
  const frame = useMemo(
    () => ({
      store,
      ahead,
      online,
      preferences,
      targets,
      tilePlacement,
      ...ways,
      ...worded,
      ...cells,
      ...tableActions,
    }),
    [store, ahead, online, preferences, targets, tilePlacement, ways, worded, cells, tableActions],
  );
  // Who is drawn with this game asks the targets while it is drawn; who is not is told afterwards. Not before all effects
  // of those who were: until then React takes what they have just drawn for news, and would draw it once more.
  const { choices } = sight;
  targets.use(choices);
  useEffect(() => targets.tell(), [targets, choices]);
  const table = useMemo(() => ({ ...frame, info, ...sight }), [frame, info, sight]);
  return { table, frame };
}
