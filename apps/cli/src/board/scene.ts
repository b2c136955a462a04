import type { View } from '@altiplano/rules';
import type { Naming } from '../text/naming.ts';
import type { Screen } from './screen.ts';

/** What is shown to whom, and how. */
export interface Scene {
  readonly seen: View;
  readonly names: Naming;
  readonly screen: Screen;
}
