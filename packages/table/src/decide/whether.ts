import { type Person, type Trouble, trouble } from '@altiplano/protocol';
import type { Game } from '@altiplano/rules';
import type { Verdict } from '../draft.ts';
import type { Table } from '../table.ts';

export function whyNotLobby(table: Table): Trouble | null {
  return table.status === 'lobby' ? null : trouble('notInLobby', { status: table.status });
}

export function whyNotHostInLobby(table: Table, person: Person): Trouble | null {
  return table.host === person.id ? whyNotLobby(table) : trouble('notHost');
}

export function whyNotSeated(seat: number): Trouble | null {
  return seat < 0 ? trouble('notSeated') : null;
}

/** Decides what only a running game allows. */
export function whileRunning(table: Table, decided: (game: Game) => Verdict): Verdict {
  const { game, status } = table;
  return game === null || status !== 'running' ? trouble('notRunning', { status }) : decided(game);
}

/** Decides for those whose seat is their own to play. */
export function inPlay(table: Table, seat: number, decided: (game: Game) => Verdict): Verdict {
  return whileRunning(table, (game) => {
    const whyNot = whyNotSeated(seat);
    if (whyNot !== null) return whyNot;
    return table.places[seat]?.bot === null ? decided(game) : trouble('botPlays', { seat });
  });
}
