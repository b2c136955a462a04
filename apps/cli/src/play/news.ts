import { type GameEvent, seatOf } from '@altiplano/rules/engine';
import { eventMessage, isReceived, plain, plainStory } from '@altiplano/text';
import { namesFor, type Table } from './table.ts';

/** What a person was dealt stands in the list of choices, and that all was chosen is said by what was. */
function isNews(event: GameEvent, seat: number): boolean {
  return seatOf(event) !== seat || (event.type !== 'missionDealt' && event.type !== 'missionsChosen');
}

/** Tells a seat what is news to it from a place in the log on, and returns the place up to which it now knows all. */
export function tellNews(table: Table, seat: number, from: number): number {
  const events = table.session
    .heard(seat, from)
    .filter((event, index, all) => isNews(event, seat) || isReceived(event, all[index - 1], all[index + 1]));
  const names = namesFor(table, seat).game;
  for (const line of plainStory(events, names)) table.say(line);
  // A story leaves out what was only tried; whoever takes up a tile wants to see that it happened.
  for (const event of events) {
    if (event.type !== 'unplaced' || event.seat !== seat) continue;
    table.say(plain([names.player(seat), ': ', ...eventMessage(event, names)]));
  }
  return table.session.now();
}

const LOG_LINES = 30;

/** The last lines of what a seat has heard: as many as asked for, or the usual number. */
export function showLog(table: Table, seat: number, count: string): void {
  const most = /^\d+$/.test(count) ? Number(count) : LOG_LINES;
  const lines = plainStory(table.session.heard(seat, 0), namesFor(table, seat).game);
  if (lines.length === 0) table.say(table.texts.play.logEmpty);
  for (const line of lines.slice(-most)) table.say(line);
}
