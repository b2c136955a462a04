import type { PreferenceStore, TableSnapshot, TableStore, WarningCode } from '@altiplano/client';
import type { TableInfo } from '@altiplano/protocol';
import type { Components, Game, PlayerView, ReadableMove, View } from '@altiplano/rules';
import type { CardTable, GameTexts, Language, Message, Naming } from '@altiplano/text';
import { createContext, useContext } from 'react';
import type { Choice } from '../play/choices.ts';
import type { Spot } from '../play/paths.ts';
import type { TableWords } from '../words/en.ts';

/** What is in front of the table: one thing at a time. */
export type Front =
  | { readonly kind: 'choose'; readonly choices: readonly Choice[] }
  | { readonly kind: 'card'; readonly table: CardTable; readonly id: string; readonly spot: Spot | null }
  | { readonly kind: 'warning'; readonly moves: readonly ReadableMove[]; readonly warnings: readonly Asked[] }
  | { readonly kind: 'player'; readonly seat: number }
  | { readonly kind: 'odds' }
  | { readonly kind: 'hint' }
  | { readonly kind: 'text' }
  | { readonly kind: 'keys' };

/** What somebody is warned of before a move. */
export interface Asked {
  readonly code: WarningCode;
  readonly message: Message;
}

/** Something said in passing. */
export interface Notice {
  readonly id: number;
  readonly message: Message;
  readonly rule: string | null;
}

/** What everything on the table screen knows and can do. */
export interface AtTable {
  readonly store: TableStore;
  readonly snapshot: TableSnapshot;
  readonly info: TableInfo;
  readonly game: Game;
  readonly seen: View;
  readonly components: Components;
  /** The own seat; null for a spectator. */
  readonly seat: number | null;
  readonly own: PlayerView | null;
  /** What may be played here and now. */
  readonly legal: readonly ReadableMove[];
  readonly choices: readonly Choice[];
  readonly hasActed: boolean;
  readonly texts: GameTexts;
  readonly language: Language;
  readonly words: TableWords;
  readonly names: Naming;
  readonly seatNames: readonly string[];
  readonly preferences: PreferenceStore;
  readonly held: Spot | null;
  /** Which of several equal things is held, by its own key. */
  readonly heldKey: string | null;
  press(spot: Spot, key?: string): void;
  letGo(): void;
  /** Plays moves one after the other; asks first where the player wants to be asked. */
  play(moves: readonly ReadableMove[], isConfirmed?: boolean): void;
  /** Why a spot cannot be used now; null if it can, or if nobody would want to. */
  whyNot(spot: Spot): { readonly message: Message; readonly rule: string } | null;
  readonly front: Front | null;
  show(front: Front | null): void;
  readonly notice: Notice | null;
  dismiss(): void;
  /** What is being considered: pointed at, or focused. */
  consider(moves: readonly ReadableMove[] | null): void;
  onHelp(rule: string | null): void;
  onLeave(): void;
}

export const TableContext = createContext<AtTable | null>(null);

/** The table around a component. */
export function useTable(): AtTable {
  const table = useContext(TableContext);
  if (table === null) throw new Error('There is no table around this component.');
  return table;
}
