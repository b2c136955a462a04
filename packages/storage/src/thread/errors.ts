import { StorageFault, type StorageFaultCode } from '../fault.ts';

/** An error in a form in which threads can send it to each other; plain copies lose what is not of every error. */
export interface SentError {
  readonly message: string;
  readonly stack: string;
  /** What the system or the database calls it. */
  readonly code?: string;
  readonly errcode?: number;
  /** Only of a fault of the storage. */
  readonly figures?: StorageFault['figures'];
  readonly cause?: SentError;
}

type Known = Error & { readonly code?: unknown; readonly errcode?: unknown };

/** What an error says to the other thread. */
export function sendable(error: unknown): SentError {
  if (!(error instanceof Error)) return { message: String(error), stack: '' };
  const { message, stack = '', code, errcode, cause } = error as Known;
  return {
    message,
    stack,
    ...(typeof code === 'string' ? { code } : {}),
    ...(typeof errcode === 'number' ? { errcode } : {}),
    ...(error instanceof StorageFault ? { figures: error.figures } : {}),
    ...(cause === undefined ? {} : { cause: sendable(cause) }),
  };
}

/** The error that the other thread told of. */
export function received(sent: SentError): Error {
  const { message, stack, figures, cause: sentCause, ...rest } = sent;
  const cause = sentCause === undefined ? undefined : received(sentCause);
  const error =
    figures === undefined
      ? new Error(message, cause === undefined ? {} : { cause })
      : new StorageFault(rest.code as StorageFaultCode, message, { ...figures }, cause);
  return Object.assign(error, { stack, ...rest });
}
