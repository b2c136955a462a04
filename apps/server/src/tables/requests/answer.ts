import type { FromServer, Trouble } from '@altiplano/protocol';

/** What comes of a request: done, refused, or a message that is the answer. */
export type Answer =
  | { readonly ok: { readonly number?: number; readonly table?: string } }
  | { readonly refused: Trouble }
  | { readonly message: FromServer };

export function refuse(trouble: Trouble): Answer {
  return { refused: trouble };
}
