import { ADVISER, type Pool } from '@altiplano/bots';
import { type FromClient, type Person, type Trouble, trouble } from '@altiplano/protocol';
import { type Viewer, writeMove } from '@altiplano/rules/engine';
import { decide, type Order, pastOf, positionOf, sequenceAt, sequenceOf, storyOf } from '@altiplano/table';
import { movesOf, questionFor } from './question.ts';
import { refuse, type Reply } from './reply.ts';
import { lookAt, type Room } from './room.ts';
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
  watch(room: Room): Reply;
  look(room: Room, request: Extract<LocalRequest, { type: 'look' }>): Reply;
  order(room: Room, command: Command, key: string): Promise<Reply>;
  story(room: Room, request: Asked<'story'>): Reply;
  past(room: Room, request: Asked<'past'>): Reply;
  replay(room: Room, request: Asked<'replay'>): Reply;
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

  return {
    watch(room) {
      post(lookAt(room));
      changed(room);
      return { type: 'ok', number: sequenceOf(room.table, room.as) };
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
    story(room, { table, from, to }) {
      const told = storyOf(room.table.parts, room.entries, room.as, from, to);
      return { type: 'story', table, told };
    },
    past({ table, entries, as }, { table: id, number }) {
      const state = pastOf(table.parts, entries, as, number);
      const of = sequenceOf(table, as);
      if (state === null) return refuse(trouble('noSuchMoment', { position: number, of }));
      return { type: 'past', table: id, number, state };
    },
    replay(room, { table, position, as }) {
      const found = positionOf(room.table, position, as);
      if ('code' in found) return refuse(found);
      const { of, played, state } = found;
      return { type: 'position', table, position, of, played, state };
    },
  };
}

/** What a bot would do in the place of whoever looks; thought about outside of the game's queue. */
export async function hint(rooms: Rooms, pool: Pool, id: string): Promise<Reply> {
  const question = await rooms.use(id, (room) => {
    const { table, as } = room;
    const { game } = table;
    if (!table.settings.hints) return trouble('hintsOff');
    if (game === null || table.status !== 'running') return trouble('notRunning', { status: table.status });
    if (as === 'spectator') return trouble('notSeated');
    if (movesOf(game, as).length === 0) return trouble('noHint');
    return questionFor(table, game, as, ADVISER);
  });
  if (isTrouble(question)) return refuse(question);
  const { move, reasons = [] } = await pool.choose({ ...question, reasons: true });
  const readable = (code: number) => writeMove(question.game, code);
  return {
    type: 'hint',
    table: id,
    moves: [readable(move)],
    reasons: reasons.map(({ moves, aims, expected, differences }) => ({
      moves: moves.map(readable),
      aims,
      expected,
      differences,
    })),
  };
}

function isTrouble(value: object): value is Trouble {
  return 'code' in value;
}
