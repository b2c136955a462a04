import type { ExtensionEffect, Good, Location, Thing } from '@altiplano/rules/engine';
import type { Pack } from '../pack.ts';

function exchange(location: Location, pays: readonly Thing[], ...gains: readonly Good[]): ExtensionEffect {
  return { verb: 'exchange', location, pays, gains };
}

/** X1–X25: the effects are the book's; that X20 is X14 once more, and where X25's action is taken, is ours. */
export const extensionKinds: Pack['extensionKinds'] = [
  { id: 'X1', effect: exchange('farm', ['food'], 'alpaca'), provenance: 'book' },
  { id: 'X2', effect: exchange('harbor', ['fish'], 'ore'), provenance: 'book' },
  { id: 'X3', effect: exchange('forest', ['food'], 'wood'), provenance: 'book' },
  { id: 'X4', effect: exchange('mine', ['food'], 'ore'), provenance: 'book' },
  { id: 'X5', effect: exchange('harbor', ['food'], 'fish'), provenance: 'book' },
  { id: 'X6', effect: exchange('market', ['coin', 'coin'], 'cacao'), provenance: 'book' },
  { id: 'X7', effect: exchange('market', ['coin'], 'alpaca', 'stone'), provenance: 'book' },
  { id: 'X8', effect: exchange('market', ['coin'], 'fish', 'wood'), provenance: 'book' },
  { id: 'X9', effect: exchange('market', ['coin'], 'stone', 'wood'), provenance: 'book' },
  { id: 'X10', effect: exchange('mine', ['food'], 'stone', 'ore'), provenance: 'book' },
  { id: 'X11', effect: exchange('harbor', ['fish', 'fish'], 'cacao'), provenance: 'book' },
  { id: 'X12', effect: exchange('harbor', ['fish'], 'ore', 'stone', 'wood'), provenance: 'book' },
  { id: 'X13', effect: exchange('forest', ['food', 'food'], 'cacao'), provenance: 'book' },
  { id: 'X14', effect: { verb: 'extraSpace' }, provenance: 'book' },
  { id: 'X15', effect: exchange('farm', ['alpaca'], 'wool'), provenance: 'book' },
  { id: 'X16', effect: exchange('forest', ['food'], 'cacao'), provenance: 'book' },
  { id: 'X17', effect: { verb: 'fare', thing: 'coin' }, provenance: 'book' },
  { id: 'X18', effect: { verb: 'swapDrawn' }, provenance: 'book' },
  { id: 'X19', effect: { verb: 'spaces', location: 'village', spaces: 2 }, provenance: 'book' },
  {
    id: 'X20',
    sameAs: 'X14',
    effect: { verb: 'extraSpace' },
    provenance: { sameAs: 'ours', effect: 'book' },
  },
  { id: 'X21', effect: exchange('harbor', ['fish'], 'wool', 'cacao'), provenance: 'book' },
  { id: 'X22', effect: exchange('market', ['coin', 'coin'], 'wool', 'ore'), provenance: 'book' },
  { id: 'X23', effect: exchange('market', ['coin', 'coin', 'coin'], 'silver', 'glass'), provenance: 'book' },
  { id: 'X24', effect: { verb: 'storeAtEnd', tiles: 10 }, provenance: 'book' },
  {
    id: 'X25',
    effect: { verb: 'holdCorn', corn: 2, location: 'village' },
    provenance: { effect: { verb: 'book', corn: 'book', location: 'ours' } },
  },
];
