import { createContext, type ReactNode, useContext } from 'react';

/** What the page offers once a game is over, beside the score. */
export interface AfterGame {
  /** How the points came about; shown below the score. */
  readonly more: ReactNode;
  readonly onReview?: (() => void) | undefined;
  readonly onNewGame?: (() => void) | undefined;
}

export const AfterGameContext = createContext<AfterGame | null>(null);

/** What the page around the table offers after the game. */
export function useAfterGame(): AfterGame | null {
  return useContext(AfterGameContext);
}
