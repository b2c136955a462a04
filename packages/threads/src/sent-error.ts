/** An error in a form in which threads can send it to each other; plain copies lose what is not of every error. */
export interface SentError {
  readonly name: string;
  readonly message: string;
  readonly stack: string;
  /** What else it carries, as far as it can be copied: codes of the system, figures of a fault. */
  readonly more: Readonly<Record<string, unknown>>;
  readonly cause?: SentError;
}

/** Makes an error of a class that its receiver knows; null for one that it does not. */
export type Revive = (sent: SentError, cause: Error | undefined) => Error | null;

function canBeCopied(value: unknown): boolean {
  try {
    structuredClone(value);
    return true;
  } catch {
    return false;
  }
}

/** What an error says to the other thread. */
export function sendable(error: unknown): SentError {
  if (!(error instanceof Error)) return { name: 'Error', message: String(error), stack: '', more: {} };
  const { name, message, stack = '', cause } = error;
  const own = Object.entries(error).filter(([key, value]) => key !== 'name' && canBeCopied(value));
  return {
    name,
    message,
    stack,
    more: Object.fromEntries(own),
    ...(cause === undefined ? {} : { cause: sendable(cause) }),
  };
}

/** The error that the other thread told of. */
export function received(sent: SentError, revive: Revive): Error {
  const { name, message, stack, more } = sent;
  const cause = sent.cause === undefined ? undefined : received(sent.cause, revive);
  const revived = revive(sent, cause);
  if (revived !== null) return Object.assign(revived, { stack });
  const error = new Error(message, cause === undefined ? {} : { cause });
  return Object.assign(error, { stack, ...more }, name === error.name ? {} : { name });
}
