import type { tip as english } from '../en/tip.ts';

/** How the terminal points at what a bot would do. */
export const tip: typeof english = {
  choice: (number, text) => `Nummer ${number}: ${text}`,
};
