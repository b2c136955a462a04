import type { Ahead, Cell, PreferenceStore, TableStore, WarningCode } from '@altiplano/client';
import type { TableInfo } from '@altiplano/protocol';
import type { Components, Game, PlayerView, ReadableMove, View } from '@altiplano/rules';
import type { CardTable, GameTexts, Language, Message, Naming } from '@altiplano/text';
import { createContext, useContext } from 'react';
import type { AheadPage } from '../ahead/ahead-page.ts';
import type { OnlineAccess } from '../online/online-access.ts';
import type { OnlinePage } from '../online/online-page.ts';
import type { Choice, Choices } from '../play/choices.ts';
import type { Target } from '../play/paths.ts';
import type { TableWords } from '../words/en.ts';

/** Overlay in front of the table: one at a time. */
export type Overlay =
  | { readonly kind: 'choose'; readonly choices: readonly Choice[] }
  | { readonly kind: 'card'; readonly table: CardTable; readonly id: string; readonly target: Target | null }
  | { readonly kind: 'cards'; readonly table: CardTable; readonly ids: readonly string[] }
  | { readonly kind: 'warning'; readonly moves: readonly ReadableMove[]; readonly warnings: readonly Asked[] }
  | { readonly kind: 'player'; readonly seat: number }
  | { readonly kind: 'odds' }
  | { readonly kind: 'hint' }
  | { readonly kind: 'text' }
  | { readonly kind: 'tools' }
  | { readonly kind: 'keys' }
  | { readonly kind: 'online'; readonly page: OnlinePage }
  | { readonly kind: 'ahead'; readonly page: AheadPage };

/** A warning before a move. */
export interface Asked {
  readonly code: WarningCode;
  readonly message: Message;
}

/**
 * Why moves need not be doubted: the player has been asked already, or a hint has proposed them. Of a proposal it is
 * still asked whether it may reveal something.
 */
export type Trust = 'confirmed' | 'advised';

/** Something said in passing. */
export interface Notice {
  readonly id: number;
  readonly message: Message;
  readonly rule: string | null;
  /** Whether something else has to be decided first, which it can lead to. */
  readonly isForLater?: boolean;
}

/** A part of the table that small screens show by itself. */
export type TablePart = 'board' | 'places' | 'market' | 'players' | 'log';

/** A target that a finger has touched once: touched again, its moves are played. */
export interface Aim {
  readonly target: Target;
  readonly moves: readonly ReadableMove[];
  /** The choices of that moment; an aim of another moment counts no more. */
  readonly choices: Choices;
}

/** Selection of the player, and the move they aim at. */
export interface Selection {
  readonly target: Target | null;
  /** Which of several equal things it is, by its own key. */
  readonly key: string | null;
  readonly aim: Aim | null;
}

export const EMPTY_SELECTION: Selection = { target: null, key: null, aim: null };

/**
 * Context of everything on the table screen. It changes with the game and with nothing else: what changes
 * more often stands in cells of its own, so that pressing or pointing does not draw the whole table anew.
 */
export interface AtTable {
  readonly store: TableStore;
  readonly info: TableInfo;
  /** Thinking ahead at this table; null where nobody plays. */
  readonly ahead: Ahead | null;
  /** The people around an online table; null for a game on this device. */
  readonly online: OnlineAccess | null;
  readonly game: Game;
  readonly seen: View;
  readonly components: Components;
  /** The own seat; null for a spectator. */
  readonly seat: number | null;
  readonly own: PlayerView | null;
  /** Moves that are legal now, for the own seat. */
  readonly legal: readonly ReadableMove[];
  readonly choices: Choices;
  readonly hasActed: boolean;
  readonly texts: GameTexts;
  readonly language: Language;
  readonly words: TableWords;
  readonly names: Naming;
  readonly seatNames: readonly string[];
  readonly preferences: PreferenceStore;
  readonly selection: Cell<Selection>;
  readonly overlay: Cell<Overlay | null>;
  readonly notice: Cell<Notice | null>;
  /** The news of the last round that the reader has closed. */
  readonly heard: Cell<string | null>;
  /** The player whose line is unfolded. */
  readonly peek: Cell<number | null>;
  /** The part of the table that a small screen shows; null: the one it begins with. */
  readonly part: Cell<TablePart | null>;
  /** The line of the log from which on the reader wants to read; null: wherever it stands. */
  readonly readFrom: Cell<number | null>;
  /** The moves that are being considered: pointed at, or focused. */
  readonly considered: Cell<readonly ReadableMove[] | null>;
  /** Whose board somebody who looks on has chosen. */
  readonly watched: Cell<number | null>;
  press(target: Target, key?: string): void;
  /** Plays moves that were chosen by their words; a finger is shown first what they would do. */
  choose(moves: readonly ReadableMove[]): void;
  letGo(): void;
  /** Plays moves one after the other; asks first where the player wants to be asked. */
  play(moves: readonly ReadableMove[], trust?: Trust): void;
  /** Says why a target cannot be used now, if there is something to say. */
  explain(target: Target): void;
  /** Why a target cannot be used now; null if it can, or if nobody would want to. */
  whyNot(target: Target): Omit<Notice, 'id'> | null;
  show(overlay: Overlay | null): void;
  dismiss(): void;
  onHelp(rule: string | null): void;
  /** Leads to the preferences; null where there is no way to them. */
  readonly onPreferences: (() => void) | null;
  onLeave(): void;
}

export const TableContext = createContext<AtTable | null>(null);

/** The table around a component. */
export function useTable(): AtTable {
  const table = useContext(TableContext);
  if (table === null) throw new Error('There is no table around this component.');
  return table;
}
