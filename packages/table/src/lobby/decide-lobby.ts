import { type BotLevel, type Person, type TableSettings, trouble, troubleOfRules } from '@altiplano/protocol';
import { isRejection, whyNotOptions } from '@altiplano/rules';
import type { Verdict } from '../draft.ts';
import { seatOf } from '../fold/places.ts';
import { consequencesOf } from '../play/consequences.ts';
import { setUp } from '../play/setup.ts';
import type { Place, Table } from '../table.ts';

function isOpen(place: Place | undefined): boolean {
  return place !== undefined && place.person === null && place.bot === null;
}

/** Why a table cannot have these settings, or null. */
export function whyNotSettings(settings: TableSettings): ReturnType<typeof trouble> | null {
  const rejection = whyNotOptions(settings.options);
  return rejection === null ? null : { ...troubleOfRules(rejection), place: 'settings.options' };
}

/** No seat that is taken may vanish. */
export function decideConfigure(table: Table, settings: TableSettings): Verdict {
  const wrong = whyNotSettings(settings);
  if (wrong !== null) return wrong;
  const { players } = settings.options;
  const taken = table.places.findLastIndex((place) => !isOpen(place));
  return taken >= players ? trouble('seatTaken', { seat: taken }) : [{ kind: 'configured', settings }];
}

export function decideSit(table: Table, person: Person, asked: number | undefined): Verdict {
  const own = seatOf(table, person.id);
  const seat = asked ?? (own < 0 ? table.places.findIndex(isOpen) : own);
  if (seat < 0) return trouble('noSeatFree');
  if (table.places[seat] === undefined) return trouble('noSuchSeat', { seat });
  if (seat === own) return [];
  if (!isOpen(table.places[seat])) return trouble('seatTaken', { seat });
  return [{ kind: 'sat', seat, person }];
}

export function decideSeatBot(table: Table, seat: number, level: BotLevel): Verdict {
  const place = table.places[seat];
  if (place === undefined) return trouble('noSuchSeat', { seat });
  if (place.person !== null) return trouble('seatTaken', { seat });
  return place.bot === level ? [] : [{ kind: 'botSeated', seat, level }];
}

export function decideOpenSeat(table: Table, seat: number): Verdict {
  const place = table.places[seat];
  if (place === undefined) return trouble('noSuchSeat', { seat });
  return isOpen(place) ? [] : [{ kind: 'seatOpened', seat }];
}

export function decideReady(table: Table, seat: number, entropy: string | undefined): Verdict {
  const place = table.places[seat];
  if (place?.ready === true && place.entropy === (entropy ?? '')) return [];
  return [entropy === undefined ? { kind: 'readied', seat } : { kind: 'readied', seat, entropy }];
}

/** The host starts, once all seats are taken and everyone else is ready. */
export function decideStart(table: Table, entropy: string | undefined): Verdict {
  const open = table.places.filter(isOpen).length;
  if (open > 0) return trouble('seatsOpen', { open });
  const isHost = (place: Place): boolean => place.person?.id === table.host;
  const unready = table.places.filter(
    (place) => place.person !== null && !place.ready && !isHost(place),
  ).length;
  if (unready > 0) return trouble('notAllReady', { unready });
  const added = table.places.map((place) => (isHost(place) ? (entropy ?? place.entropy) : place.entropy));
  const game = setUp(table.parts, table.settings, added);
  if (isRejection(game)) return troubleOfRules(game);
  return [{ kind: 'started', entropy: added }, ...consequencesOf(game, table.places)];
}
