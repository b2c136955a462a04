import type { ExtensionEffect, ExtensionKindRow, ExtensionRow, Letter } from '@altiplano/rules/engine';
import type { Pack } from '../pack.ts';
import type { Sourced } from '../provenance.ts';

function kind(id: string, effect: ExtensionEffect): Sourced<ExtensionKindRow> {
  return { id, effect, provenance: 'ours' };
}

/** 24 kinds: no X20; X14 is on two tiles instead. */
export const extensionKinds: Pack['extensionKinds'] = [
  kind('X1', { verb: 'exchange', location: 'farm', pays: ['food', 'fish'], gains: ['alpaca'] }),
  kind('X2', { verb: 'exchange', location: 'harbor', pays: ['fish', 'wood'], gains: ['ore', 'silver'] }),
  kind('X3', { verb: 'exchange', location: 'forest', pays: ['stone'], gains: ['wood', 'food'] }),
  kind('X4', { verb: 'exchange', location: 'mine', pays: ['food', 'coin'], gains: ['ore'] }),
  kind('X5', { verb: 'exchange', location: 'harbor', pays: ['food'], gains: ['fish', 'food'] }),
  kind('X6', {
    verb: 'exchange',
    location: 'market',
    pays: ['coin', 'coin', 'food'],
    gains: ['cacao', 'cloth'],
  }),
  kind('X7', { verb: 'exchange', location: 'market', pays: ['coin'], gains: ['stone'] }),
  kind('X8', { verb: 'exchange', location: 'village', pays: ['coin', 'stone'], gains: ['glass'] }),
  kind('X9', { verb: 'exchange', location: 'road', pays: ['wood'], gains: ['stone', 'alpaca', 'wool'] }),
  kind('X10', {
    verb: 'exchange',
    location: 'mine',
    pays: ['wood', 'wood'],
    gains: ['stone', 'ore', 'silver'],
  }),
  kind('X11', { verb: 'exchange', location: 'harbor', pays: ['fish', 'fish', 'fish'], gains: ['glass'] }),
  kind('X12', { verb: 'exchange', location: 'harbor', pays: ['alpaca'], gains: ['ore', 'wood'] }),
  kind('X13', { verb: 'exchange', location: 'forest', pays: ['food', 'wood'], gains: ['cacao'] }),
  kind('X14', { verb: 'extraSpace' }),
  kind('X15', { verb: 'exchange', location: 'farm', pays: ['alpaca', 'alpaca'], gains: ['wool', 'cloth'] }),
  kind('X16', { verb: 'exchange', location: 'forest', pays: ['wool'], gains: ['cacao', 'glass'] }),
  kind('X17', { verb: 'fare', thing: 'wood' }),
  kind('X18', { verb: 'swapDrawn' }),
  kind('X19', { verb: 'spaces', location: 'mine', spaces: 3 }),
  kind('X21', { verb: 'exchange', location: 'harbor', pays: ['fish', 'coin'], gains: ['wool'] }),
  kind('X22', {
    verb: 'exchange',
    location: 'market',
    pays: ['coin', 'coin', 'coin', 'coin'],
    gains: ['ore', 'glass'],
  }),
  kind('X23', { verb: 'exchange', location: 'market', pays: ['coin', 'silver'], gains: ['cloth', 'glass'] }),
  kind('X24', { verb: 'storeAtEnd', tiles: 6 }),
  kind('X25', { verb: 'holdCorn', corn: 3, location: 'forest' }),
];

function tile(id: string, letter: Letter, price: number, players: number): Sourced<ExtensionRow> {
  return { id, kind: id.replace(/[a-z]$/, ''), letter, price, players, provenance: 'ours' };
}

export const extensions: Pack['extensions'] = [
  tile('X25', 'A', 4, 2),
  tile('X24', 'A', 1, 2),
  tile('X23', 'A', 3, 2),
  tile('X22', 'A', 2, 3),
  tile('X21', 'A', 1, 2),
  tile('X19', 'A', 3, 2),
  tile('X18', 'B', 1, 2),
  tile('X17', 'B', 3, 4),
  tile('X17b', 'B', 3, 2),
  tile('X16', 'B', 2, 5),
  tile('X15', 'B', 1, 2),
  tile('X14', 'B', 4, 2),
  tile('X14b', 'B', 4, 2),
  tile('X13', 'C', 1, 3),
  tile('X12', 'C', 3, 2),
  tile('X11', 'C', 1, 4),
  tile('X10', 'C', 2, 2),
  tile('X9', 'C', 3, 2),
  tile('X8', 'C', 2, 2),
  tile('X7', 'C', 2, 5),
  tile('X6', 'D', 1, 2),
  tile('X5', 'D', 1, 2),
  tile('X5b', 'D', 1, 3),
  tile('X4', 'D', 5, 2),
  tile('X3', 'D', 3, 2),
  tile('X2', 'D', 2, 2),
  tile('X2b', 'D', 2, 4),
  tile('X1', 'D', 0, 2),
];
