import { hostname } from 'node:os';
import { isIP, isIPv4 } from 'node:net';

/** The name in a Host header, without the port and in small letters; null where there is none. */
export function nameIn(host: string | undefined): string | null {
  if (host === undefined || !URL.canParse(`http://${host}`)) return null;
  return new URL(`http://${host}`).hostname.replace(/^\[|\]$/g, '');
}

/** Whether a name means this very machine and nothing else. */
export function isLoopbackName(name: string): boolean {
  const isAddress = name === '::1' || (isIPv4(name) && name.startsWith('127.'));
  return isAddress || name === 'localhost' || name.endsWith('.localhost');
}

/** Endings that no one can register, so that no stranger's name ends like that. */
const PRIVATE = /\.(?:localhost|local|lan|home|internal|intranet|test|home\.arpa)$/;

/**
 * Whether a name is one that only this house can have given us: an address, a name without a dot, a private ending, this
 * machine's own. Under any other, where no public address is set, a stranger's page may be asking: its name can be made to
 * lead to us.
 */
export function isHouseName(name: string): boolean {
  const isBare = !name.includes('.');
  return isIP(name) > 0 || isBare || PRIVATE.test(name) || name === hostname().toLowerCase();
}
