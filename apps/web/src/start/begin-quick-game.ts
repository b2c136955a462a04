import { DEFAULT_SETTINGS } from '@altiplano/protocol';
import { preferences } from '../app/preferences.ts';
import { device } from '../local/device.ts';

const PLAYERS = 3;

/** Begins a first game, the base game for three against two easy bots; its id, or null if it cannot begin here. */
export async function beginQuickGame(you: string): Promise<string | null> {
  const { options } = DEFAULT_SETTINGS;
  const begun = await device().games.begin({
    settings: { ...DEFAULT_SETTINGS, options: { ...options, players: PLAYERS } },
    players: [{ name: you }, { bot: 'easy' }, { bot: 'easy' }],
    forced: preferences.getSnapshot().forced,
  });
  return 'table' in begun ? begun.table : null;
}
