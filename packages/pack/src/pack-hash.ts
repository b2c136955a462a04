import { sha256Hex } from '@altiplano/rules';
import { canonicalJson } from './canonical-json.ts';
import type { Pack } from './pack.ts';

/** A pack's content as 64 hexadecimal digits: the same for any order of keys, another for any other value. */
export function packHash(pack: Pack): string {
  return sha256Hex(canonicalJson(pack));
}
