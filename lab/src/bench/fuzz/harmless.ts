import type { FromClient } from '@altiplano/protocol';
import { isLegal, readMove } from '@altiplano/rules/engine';
import { gameOf, type Memory } from '../live/memory.ts';
import type { Guest } from '../live/people.ts';
import type { Scene, Status } from './scene.ts';

type Type = FromClient['type'];

/**
 * What somebody at a table may not send, as it would be granted and change the table. Everything else has to be
 * refused, or to be answered without changing anything.
 */
const GRANTED: Readonly<
  Record<Status, { readonly seated: readonly Type[]; readonly host: readonly Type[] }>
> = {
  lobby: {
    seated: ['sit', 'stand', 'ready', 'unready', 'leave', 'prefer', 'chat'],
    host: ['configure', 'seatBot', 'openSeat', 'abandon'],
  },
  running: { seated: ['undo', 'propose', 'leave', 'prefer', 'replace', 'chat'], host: [] },
  finished: { seated: ['rematch', 'prefer', 'chat'], host: [] },
};

/** What a stranger may do: talk where looking on is allowed, and sit down in a lobby. */
function strangersMay(status: Status, spectators: boolean): readonly Type[] {
  if (status === 'lobby') return ['sit', 'chat'];
  return spectators ? ['chat'] : [];
}

function wouldMove(message: FromClient, memory: Memory | undefined): boolean {
  if (message.type !== 'play' || memory === undefined || memory.you === 'spectator') return false;
  const game = gameOf(memory);
  if (game === null) return false;
  const move = readMove(game, message.move);
  return typeof move === 'number' && isLegal(game, memory.you, move);
}

/** Whether a message that is understood must leave every table as it is. */
export function isHarmless(
  message: FromClient,
  guest: Guest,
  { targets }: Scene,
  memory: Memory | undefined,
): boolean {
  if (!('table' in message)) return true;
  const target = targets.find(({ table }) => table === message.table);
  if (target === undefined) return true;
  const { status, guests, spectators } = target;
  const seat = guests.findIndex(({ id }) => id === guest.id);
  if (seat < 0) return !strangersMay(status, spectators).includes(message.type);
  if (GRANTED[status].seated.includes(message.type)) return false;
  if (seat === 0 && GRANTED[status].host.includes(message.type)) return false;
  return !wouldMove(message, memory);
}
