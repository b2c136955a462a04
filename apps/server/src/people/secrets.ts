import { createHash, randomBytes, randomInt } from 'node:crypto';

/** A session's token: 256 bits of chance. Only its hash is ever stored. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** An id that nobody can guess: 128 bits of chance, safe in an address. */
export function newId(): string {
  return randomBytes(16).toString('base64url');
}

/** What is kept of a token or a code. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** No letter that looks like a digit: what is read aloud is typed right. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const CODE_LENGTH = 10;

/** A one-time code to read aloud or type: 50 bits of chance. */
export function newCode(): string {
  return Array.from({ length: CODE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}

/** A code as people read it. */
export function shownCode(code: string): string {
  return `${code.slice(0, CODE_LENGTH / 2)}-${code.slice(CODE_LENGTH / 2)}`;
}

/** The code that somebody meant by what they typed, or null if it cannot be one. */
export function typedCode(text: string): string | null {
  const code = text.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  const isCode = code.length === CODE_LENGTH && [...code].every((letter) => ALPHABET.includes(letter));
  return isCode ? code : null;
}
