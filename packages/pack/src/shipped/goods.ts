import type { GoodRow } from '@altiplano/rules/engine';
import type { Pack } from '../pack.ts';
import type { Provenance, ProvenanceOf } from '../provenance.ts';

/** Opals and the six higher goods follow from the wording of the expansion; only values and prices differ in source. */
function sources(value: Provenance, price: Provenance): ProvenanceOf<GoodRow> {
  return { value, price, opals: 'derived', higher: 'derived' };
}

export const goods: Pack['goods'] = {
  food: { value: 0, price: null, opals: 1, higher: false, provenance: sources('derived', 'ours') },
  corn: { value: 0, price: null, opals: null, higher: false, provenance: 'derived' },
  wood: { value: 0, price: null, opals: 1, higher: false, provenance: 'derived' },
  stone: { value: 0, price: 1, opals: 1, higher: false, provenance: sources('derived', 'ours') },
  fish: { value: 1, price: null, opals: 1, higher: false, provenance: 'derived' },
  alpaca: { value: 1, price: 1, opals: 1, higher: false, provenance: sources('derived', 'ours') },
  cacao: { value: 1, price: 1, opals: 2, higher: true, provenance: sources('ours', 'ours') },
  ore: { value: 2, price: 2, opals: 2, higher: true, provenance: sources('ours', 'ours') },
  wool: { value: 2, price: 2, opals: 2, higher: true, provenance: sources('derived', 'ours') },
  cloth: { value: 3, price: 3, opals: 2, higher: true, provenance: sources('book', 'ours') },
  silver: { value: 3, price: 3, opals: 2, higher: true, provenance: sources('derived', 'ours') },
  glass: { value: 4, price: 3, opals: 2, higher: true, provenance: sources('derived', 'ours') },
};
