import type { FromClient, FromServer, FromServerOf } from '@altiplano/protocol';
import type { ExampleGame } from './example-game.ts';
import { ELLIPSIS } from './json-text.ts';

/** Long parts are shown once, where they are explained. */
const LONG = ['state', 'view', 'info', 'reasons', 'result'];

/** A message for readers, without what is too long or by chance. */
export function shortened(message: object, keeps: readonly string[] = []): unknown {
  const entries = Object.entries(message).map(([key, value]: [string, unknown]) => {
    if (LONG.includes(key) && !keeps.includes(key) && value !== null) return [key, ELLIPSIS];
    if (Array.isArray(value) && value.length > 6 && !keeps.includes(key)) {
      return [key, [...value.slice(0, 4), ELLIPSIS]];
    }
    return [key, value];
  });
  return Object.fromEntries(entries) as unknown;
}

/** The first message of a type that a person sent. */
export function sentExample({ said }: ExampleGame, type: FromClient['type']): FromClient {
  const found = said.find(({ to, message }) => to === 'server' && message.type === type);
  if (found === undefined) throw new Error(`nobody sent ${type}`);
  return found.message as FromClient;
}

/** The first message of a type from the server that fits. */
export function heardExample<K extends FromServer['type']>(
  { said }: ExampleGame,
  type: K,
  fits: (message: FromServerOf<K>) => boolean = () => true,
): FromServerOf<K> {
  const found = said.find(
    ({ by, message }) => by === 'server' && message.type === type && fits(message as FromServerOf<K>),
  );
  if (found === undefined) throw new Error(`the server never said ${type}`);
  return found.message as FromServerOf<K>;
}

/** What is shown of each message that a server sends. */
export function serverExamples(game: ExampleGame): Readonly<Record<FromServer['type'], readonly unknown[]>> {
  const hint = heardExample(game, 'hint');
  const rematched = heardExample(game, 'ok', ({ table }) => table !== undefined);
  const position = heardExample(game, 'position');
  return {
    welcome: [heardExample(game, 'welcome')],
    ok: [
      heardExample(game, 'ok', ({ number }) => number !== undefined),
      { ...rematched, table: 'h7KqW1oXz5Tn0sRbLy3VcE' },
    ],
    refused: [
      heardExample(game, 'refused', ({ trouble }) => trouble.rule !== undefined),
      heardExample(game, 'refused', ({ trouble }) => trouble.rule === undefined),
    ],
    table: [shortened(heardExample(game, 'table'), ['info'])],
    update: [
      shortened(
        heardExample(game, 'update', ({ deed, patch }) => deed.kind === 'played' && patch !== undefined),
      ),
      shortened(heardExample(game, 'update', ({ view, moves }) => view !== undefined && moves !== undefined)),
      shortened(heardExample(game, 'update', ({ deed }) => deed.kind === 'undone')),
    ],
    story: [shortened(heardExample(game, 'story'))],
    past: [shortened(heardExample(game, 'past'))],
    position: [shortened(position)],
    // What a bot advises changes with every training.
    hint: [{ ...hint, moves: [ELLIPSIS], reasons: [ELLIPSIS] }],
    chat: [heardExample(game, 'chat')],
    presence: [heardExample(game, 'presence')],
    left: [heardExample(game, 'left')],
  };
}
