import { createGame, type Game, isRejection, type Log, type Rejection } from '@altiplano/rules';
import type { TableSettings } from '@altiplano/protocol';
import type { TableParts } from '../table.ts';

/** The game as it is set up for these settings, with what the players added to the seed. */
export function setUp(
  parts: TableParts,
  settings: TableSettings,
  entropy: readonly string[],
  log: Log | null = null,
): Game | Rejection {
  const game = createGame(
    { components: parts.pack, options: settings.options, seed: parts.seed, entropy },
    log,
  );
  if (!isRejection(game)) game.log = null;
  return game;
}
