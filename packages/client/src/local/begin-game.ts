import type { Pack } from '@altiplano/pack';
import { type Entry, type Person, type TableCommand, type Trouble, trouble } from '@altiplano/protocol';
import { decide, foldEntry, foldTable, openTable, type Table } from '@altiplano/table';
import type { LocalPlayer, LocalSetup } from './messages.ts';

/** A game just begun, with its log. */
export interface Begun {
  readonly table: Table;
  readonly entries: readonly Entry[];
}

/** Opens the game where only bots play; nobody sits there. */
const ONLOOKER: Person = { id: 'local', name: '-' };

/** The person on a seat of a local game; null for a bot. */
function localPerson(player: LocalPlayer, seat: number): Person | null {
  return 'bot' in player ? null : { id: `local:${seat}`, name: player.name };
}

/** Begins a game at this device at once: everyone sits down and is ready; or says why it cannot begin. */
export function beginGame(setup: LocalSetup, pack: Pack, seed: string, at: number): Begun | Trouble {
  const { players } = setup;
  const { options } = setup.settings;
  if (players.length !== options.players) {
    return trouble('wrongValue', { found: players.length, expected: options.players }, 'players');
  }
  const people = players.map(localPerson);
  const host = people.find((person) => person !== null) ?? ONLOOKER;
  const parts = { pack, seed };
  const opened = openTable(parts, { settings: setup.settings, host, at });
  if ('code' in opened) return opened;
  const entries = [...opened];
  const table = foldTable(parts, entries);
  for (const [person, command] of orders(setup, people, host)) {
    const decision = decide(table, { person, command, at });
    if ('refused' in decision) return decision.refused;
    for (const entry of decision.entries) {
      entries.push(entry);
      foldEntry(table, entry);
    }
  }
  return { table, entries };
}

function orders(
  { players, forced = false }: LocalSetup,
  people: readonly (Person | null)[],
  host: Person,
): [Person, TableCommand][] {
  return [
    // The table gave its host the first seat, which may be another's.
    [host, { type: 'stand' }],
    ...players.flatMap((player, seat): [Person, TableCommand][] => {
      const person = people[seat] ?? null;
      if ('bot' in player) return [[host, { type: 'seatBot', seat, level: player.bot }]];
      if (person === null) return [];
      return [
        [person, { type: 'sit', seat }],
        [person, { type: 'prefer', forced }],
        [person, { type: 'ready' }],
      ];
    }),
    [host, { type: 'start' }],
  ];
}
