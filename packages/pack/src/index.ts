export { canonicalJson } from './canonical-json.ts';
export { checkPack } from './check/check-pack.ts';
export type { Problem } from './check/problem.ts';
export { fillIn, PROBLEM_SENTENCES, type ProblemCode } from './check/sentences.ts';
export { listProvenance, type ProvenanceRow, provenanceCounts } from './list-provenance.ts';
export type { Pack, Text } from './pack.ts';
export { packHash } from './pack-hash.ts';
export type { Provenance } from './provenance.ts';
export { shippedPack } from './shipped/shipped-pack.ts';
