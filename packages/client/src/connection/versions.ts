import type { PROTOCOL_VERSION } from '@altiplano/protocol';

/**
 * The version of the messages that is spoken here. Written out, as its own file brings all schemas along, which a page
 * has no use for; the type makes the compiler complain when the protocol goes on.
 */
export const SPOKEN: typeof PROTOCOL_VERSION = 1;
