import { PRINTED_COSTS, sha256Hex } from '@altiplano/rules/engine';
import { canonicalJson } from './canonical-json.ts';
import type { Pack } from './pack.ts';
import { SHIPPED_HASH } from './shipped/shipped-hash.ts';
import { shippedPack } from './shipped/shipped-pack.ts';

const PRINTED = canonicalJson(PRINTED_COSTS);

/** The rulebook's costs said or left out are the same pack: those from before costs could be said keep their hash. */
function withoutPrintedCosts(pack: Pack): Pack {
  const { costs, ...rest } = pack;
  const { costs: source, ...provenance } = pack.provenance;
  const isPrinted = costs !== undefined && source === 'book' && canonicalJson(costs) === PRINTED;
  return isPrinted ? { ...rest, provenance } : pack;
}

/** A pack's content as 64 hexadecimal digits: the same for any order of keys, another for any other value. */
export function packHash(pack: Pack): string {
  return pack === shippedPack ? SHIPPED_HASH : sha256Hex(canonicalJson(withoutPrintedCosts(pack)));
}
