import { sha256Hex } from '@altiplano/rules';
import { canonicalJson } from './canonical-json.ts';
import type { Pack } from './pack.ts';
import { SHIPPED_HASH } from './shipped/shipped-hash.ts';
import { shippedPack } from './shipped/shipped-pack.ts';

/** A pack's content as 64 hexadecimal digits: the same for any order of keys, another for any other value. */
export function packHash(pack: Pack): string {
  return pack === shippedPack ? SHIPPED_HASH : sha256Hex(canonicalJson(pack));
}
