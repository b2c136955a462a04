import type { EntryOf } from '@altiplano/protocol';
import { createLog, isRejection } from '@altiplano/rules';
import { createClock } from '../clock/clock.ts';
import { turnClocks } from '../clock/turn-clocks.ts';
import { LogFault } from '../fault.ts';
import type { Effect } from '../fold/effect.ts';
import type { Table } from '../table.ts';
import { createAnchor } from './position.ts';
import { setUp } from './setup.ts';

/** The game begins. */
export function foldStarted(table: Table, entry: EntryOf<'started'>): Effect {
  const log = createLog();
  const game = setUp(table.parts, table.settings, entry.entropy, log);
  if (isRejection(game)) throw new LogFault(entry.number, game.rejected);
  table.status = 'running';
  table.game = game;
  table.entropy = entry.entropy;
  table.startedAt = entry.at;
  table.plays = [];
  table.playedFrom = entry.number;
  table.anchor = createAnchor(game);
  table.clock = createClock(table.settings.clock, table.places.length, entry.at);
  turnClocks(table, entry.at);
  return { log, clock: table.clock !== null };
}
