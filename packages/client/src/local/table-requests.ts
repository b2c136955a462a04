import type { Pool } from '@altiplano/bots';
import { hintOf, hintQuestion } from '@altiplano/host';
import { finish, type FromClient, type Person, RULES_VERSION, trouble } from '@altiplano/protocol';
import type { Viewer } from '@altiplano/rules';
import {
  decide,
  type Order,
  pastOf,
  positionOf,
  replayableSteps,
  sequenceAt,
  sequenceOf,
  storyOf,
  type Table,
} from '@altiplano/table';
import { refuse, type Reply } from './reply.ts';
import { lookAt, lookAway, type Room } from './room.ts';
import type { FromHost, LocalRequest } from './messages.ts';
import type { Rooms } from './rooms.ts';

export interface TableRequestParts {
  readonly rooms: Rooms;
  readonly pool: Pool;
  now(): number;
  post(message: FromHost): void;
  changed(room: Room): void;
}

type Command = Order['command'];
type Asked<K extends FromClient['type']> = Extract<FromClient, { type: K }>;

/** What can be asked about one game; each runs in the game's queue. */
export interface TableRequests {
  watch(room: Room): Promise<Reply>;
  unwatch(room: Room): Reply;
  look(room: Room, request: Extract<LocalRequest, { type: 'look' }>): Reply;
  order(room: Room, command: Command, key: string): Promise<Reply>;
  story(room: Room, request: Asked<'story'>): Promise<Reply>;
  past(room: Room, request: Asked<'past'>): Promise<Reply>;
  replay(room: Room, request: Asked<'replay'>): Promise<Reply>;
}

/** Whoever looks at the game is the one who orders. */
function personOf({ table, as }: Room): Person | null {
  return as === 'spectator' ? null : (table.places[as]?.person ?? null);
}

/** Nobody at this device may look over a bot's shoulder while the game goes on. */
function mayLook({ table }: Room, as: Viewer): boolean {
  if (as === 'spectator') return true;
  const place = table.places[as];
  const hasEnded = table.status === 'finished' || table.status === 'abandoned';
  return place !== undefined && (hasEnded || place.person !== null);
}

export function createTableRequests({ rooms, now, post, changed }: TableRequestParts): TableRequests {
  /** At one device there is nobody to be asked: what one proposes all agree to. */
  async function agree(room: Room): Promise<void> {
    for (const { person } of room.table.places) {
      if (person === null || room.table.proposal === null) continue;
      await rooms.change(room, (table) => {
        const command = { type: 'accept' } as const;
        const decision = decide(table, { person, command, at: now() });
        return 'refused' in decision ? { entries: [], caused: null } : decision;
      });
    }
  }

  /** A game by older rules, as it is played again. */
  async function playable(room: Room): Promise<Table> {
    const { table } = room;
    if (table.rules === RULES_VERSION) return table;
    return finish(replayableSteps(table, await rooms.entries(room)));
  }

  return {
    async watch(room) {
      await rooms.refresh(room);
      post(lookAt(room));
      changed(room);
      return { type: 'ok', number: sequenceOf(room.table, room.as) };
    },
    unwatch(room) {
      lookAway(room);
      changed(room);
      return { type: 'ok' };
    },
    look(room, { as }) {
      if (!mayLook(room, as)) return refuse(trouble('noSuchSeat', { seat: as }));
      room.as = as;
      if (room.sight !== null) post(lookAt(room));
      changed(room);
      return { type: 'ok', number: sequenceOf(room.table, as) };
    },
    async order(room, command, key) {
      const person = personOf(room);
      if (person === null) return refuse(trouble('notSeated'));
      const { as } = room;
      const decision = await rooms.change(room, (table) =>
        decide(table, { person, command, at: now(), key }),
      );
      if ('refused' in decision) return refuse(decision.refused);
      if (command.type === 'propose') await agree(room);
      if (decision.caused === null) return { type: 'ok' };
      return { type: 'ok', number: sequenceAt(room.table, as, decision.caused) };
    },
    async story(room, { table, from, to }) {
      const told = storyOf(room.table.parts, await rooms.entries(room), room.as, from, to);
      return { type: 'story', table, told };
    },
    async past(room, { table: id, number }) {
      const { table, as } = room;
      const state = pastOf(table.parts, await rooms.entries(room), as, number);
      const of = sequenceOf(table, as);
      if (state === null) return refuse(trouble('noSuchMoment', { position: number, of }));
      return { type: 'past', table: id, number, state };
    },
    async replay(room, { table, position, as }) {
      const found = positionOf(await playable(room), position, as);
      if ('code' in found) return refuse(found);
      const { of, played, state } = found;
      return { type: 'position', table, position, of, played, state };
    },
  };
}

/** What a bot would do in the place of whoever looks; thought about outside of the game's queue. */
export async function hint(rooms: Rooms, pool: Pool, id: string): Promise<Reply> {
  const question = await rooms.use(id, ({ table, as }) => hintQuestion(table, as));
  if ('code' in question) return refuse(question);
  const found = await pool.choose(question);
  return { type: 'hint', table: id, ...hintOf(question.game, found) };
}
