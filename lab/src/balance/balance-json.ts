import { rounded } from '../arena/rounded.ts';
import type { Balance } from './summary/balance.ts';

const PLACES = 4;

function shorten(_name: string, value: unknown): unknown {
  return typeof value === 'number' ? rounded(value, PLACES) : value;
}

/** Everything as JSON, with as many decimal places as such figures can mean anything. */
export function balanceJson(balance: Balance): string {
  return JSON.stringify(balance, shorten, 2);
}
