import { serveCalls } from '../serve-calls.ts';

class Fault extends Error {
  override readonly name = 'Fault';
  readonly code = 'tooMany';
  readonly figures = { most: 3 };
  /** Cannot be copied, and so stays here. */
  readonly retry = (): void => undefined;
}

/** What the tests of calls ask for: a fault with all that it carries, something that is no error, or an echo. */
export type FaultCall = 'fault' | 'no error' | { readonly echo: string };

await serveCalls((isReady: boolean) => {
  if (!isReady) throw new Fault('never ready');
  return (call: FaultCall): string => {
    if (call === 'fault') throw new Fault('too many', { cause: new RangeError('four') });
    // A library may throw anything.
    if (call === 'no error') throw 'a word' as unknown as Error;
    return call.echo;
  };
});
