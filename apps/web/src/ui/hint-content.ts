import type { ReactNode } from 'react';

/** What a hint says. */
export interface HintContent {
  /** A line in bold above the text. */
  title?: string | undefined;
  text?: ReactNode;
  /** Leads on to the rules: a button in the hint, and the key `?` while the thing has the focus. */
  more?: { label: string; open: () => void } | undefined;
  /** Also opens on a plain press, for things that do nothing else. */
  onPress?: boolean;
}

/** How a hint was called up: pointing shows it as a bubble beside the thing, a long press at the foot of the screen. */
export type Shown = 'no' | 'bubble' | 'sheet';
