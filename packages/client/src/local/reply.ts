import type { Trouble } from '@altiplano/protocol';
import type { FromHost, LocalAnswer } from './messages.ts';

type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never;

/** An answer before it has the key of its request. */
export type Reply = WithoutId<
  | Extract<FromHost, { type: 'ok' | 'refused' | 'story' | 'past' | 'position' | 'hint' }>
  | Extract<LocalAnswer, { id: string }>
>;

export function refuse(trouble: Trouble): Reply {
  return { type: 'refused', trouble };
}

/** A trouble as a refusal; any other reply as it is. */
export function replied(found: Reply | Trouble): Reply {
  return 'type' in found ? found : refuse(found);
}
