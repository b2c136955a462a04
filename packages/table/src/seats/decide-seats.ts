import { type BotLevel, trouble } from '@altiplano/protocol';
import type { Game } from '@altiplano/rules';
import { allAgree, carriedOut } from '../consent/motion.ts';
import type { Draft, Verdict } from '../draft.ts';
import { isPlayedByPerson } from '../fold/places.ts';
import { consequencesOf } from '../play/consequences.ts';
import { trialOf } from '../play/trial.ts';
import type { Place, Table } from '../table.ts';

/** A bot takes over; what was proposed may now have the consent of all who are left. */
export function decideReplaced(
  table: Table,
  game: Game,
  seat: number,
  level: BotLevel,
  because: 'left' | 'absent',
): Verdict {
  const replaced: Draft = { kind: 'replaced', seat, level, because };
  const places = table.places.map((place, number) => (number === seat ? { ...place, bot: level } : place));
  const { proposal } = table;
  const isAgreed =
    proposal !== null &&
    proposal.seat !== seat &&
    places.some(isPlayedByPerson) &&
    allAgree(places, proposal.accepted);
  return isAgreed ? [replaced, ...carriedOut(table, game, proposal.motion, places)] : [replaced];
}

/** The host sends a bot in for someone else; for a host who is absent anyone who plays may do it. */
export function decideReplace(
  table: Table,
  game: Game,
  person: string,
  seat: number,
  level: BotLevel | undefined,
): Verdict {
  const place = table.places[seat];
  if (place === undefined) return trouble('noSuchSeat', { seat });
  const absent = place.person?.id;
  const own = table.places.find((other) => other.person?.id === person);
  const mayAct =
    table.host === person || (absent === table.host && own !== undefined && isPlayedByPerson(own));
  if (!mayAct) return trouble('notHost');
  if (absent === person) return trouble('ownSeat', { seat });
  if (!isPlayedByPerson(place)) return trouble('alreadyReplaced', { seat });
  return decideReplaced(table, game, seat, level ?? table.settings.substitute, 'absent');
}

/** The person takes over from the bot; a forced step may follow. */
export function decideReturn(table: Table, game: Game, seat: number): Verdict {
  if (table.places[seat]?.bot === null) return trouble('notReplaced');
  const places = changed(table.places, seat, { bot: null });
  return [{ kind: 'returned', seat }, ...consequencesOf(trialOf(table, game), places)];
}

export function decidePrefer(table: Table, seat: number, forced: boolean): Verdict {
  const { status } = table;
  if (status !== 'lobby' && status !== 'running') return trouble('notRunning', { status });
  if (table.places[seat]?.forced === forced) return [];
  const preferred: Draft = { kind: 'preferred', seat, forced };
  if (table.game === null) return [preferred];
  const places = changed(table.places, seat, { forced });
  return [preferred, ...consequencesOf(trialOf(table, table.game), places)];
}

function changed(places: readonly Place[], seat: number, change: Partial<Place>): Place[] {
  return places.map((place, number) => (number === seat ? { ...place, ...change } : place));
}
