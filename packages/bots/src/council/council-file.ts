import { sha256Hex } from '@altiplano/rules/engine';
import { INPUT_GROUPS, INPUTS, UNIT } from './inputs.ts';
import { createTaughtNet, LAYERS, type TaughtNet, toWhole } from './taught-net.ts';
import { MOST_PASSED, PASSED, WEIGHT, type WholeNet } from './whole-net.ts';

/** What the inputs are and how they are summed up: nets made for anything else say nothing sensible. */
export const INPUTS_MARK = sha256Hex(JSON.stringify([INPUT_GROUPS, UNIT, WEIGHT, PASSED, MOST_PASSED])).slice(
  0,
  12,
);

/** One net in a file: the units of both layers, and all its weights, layer by layer, as 16-bit numbers in base 64. */
export interface CouncilRow {
  readonly first: number;
  readonly second: number;
  readonly weights: string;
}

/** Nets that are asked together, as their file holds them. */
export interface CouncilFile {
  /** What made them. */
  readonly command: string;
  /** What they were made for. */
  readonly inputs: string;
  readonly nets: readonly CouncilRow[];
}

/** Finer than what is played with, so that a net can go on learning from its file. */
const FINE = 4096;
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (let i = 0; i < bytes.length; i += 3) {
    const bits = (bytes[i] << 16) | ((bytes[i + 1] ?? 0) << 8) | (bytes[i + 2] ?? 0);
    for (let k = 0; k < 4; k++) text += LETTERS[(bits >> (18 - 6 * k)) & 63];
  }
  return text;
}

function fromBase64(text: string, length: number): Uint8Array {
  const bytes = new Uint8Array(length);
  for (let i = 0, at = 0; i < text.length; i += 4) {
    let bits = 0;
    for (let k = 0; k < 4; k++) bits = (bits << 6) | LETTERS.indexOf(text[i + k]);
    for (let k = 0; k < 3 && at < length; k++) bytes[at++] = (bits >> (16 - 8 * k)) & 255;
  }
  return bytes;
}

function sizeOf(first: number, second: number): number {
  return INPUTS * first + first + first * second + second + second + 1;
}

/** Letters that a net of this shape takes in its file. */
export function lettersOf(first: number, second: number): number {
  return 4 * Math.ceil((2 * sizeOf(first, second)) / 3);
}

export function writeTaught(net: TaughtNet): CouncilRow {
  const { first, second } = net;
  const bytes = new Uint8Array(2 * sizeOf(first, second));
  let at = 0;
  for (const name of LAYERS) {
    for (const value of net[name]) {
      const fine = Math.max(-32768, Math.min(32767, Math.round(value * FINE)));
      bytes[at++] = fine & 255;
      bytes[at++] = (fine >> 8) & 255;
    }
  }
  return { first, second, weights: toBase64(bytes) };
}

export function readTaught({ first, second, weights }: CouncilRow): TaughtNet {
  const net = createTaughtNet(first, second, () => 0);
  const bytes = fromBase64(weights, 2 * sizeOf(first, second));
  let at = 0;
  for (const name of LAYERS) {
    const values = net[name];
    for (let i = 0; i < values.length; i++, at += 2) {
      values[i] = (((bytes[at] | (bytes[at + 1] << 8)) << 16) >> 16) / FINE;
    }
  }
  return net;
}

/** Nets out of their file, as they play; those made for other inputs are refused. */
export function readCouncil({ inputs, nets }: CouncilFile): readonly WholeNet[] {
  if (inputs !== INPUTS_MARK)
    throw new Error(`the nets were made for the inputs ${inputs}, not ${INPUTS_MARK}`);
  return nets.map((row) => toWhole(readTaught(row)));
}
