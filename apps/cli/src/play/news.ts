import type { GameEvent } from '@altiplano/rules';
import { isReceived, plainStory } from '@altiplano/text';
import { namesFor, type Table } from './table.ts';

/** What a person is dealt to choose from stands in the list of choices. */
function isNews(event: GameEvent, seat: number): boolean {
  return event['seat'] !== seat || event.type !== 'missionDealt';
}

/** Tells a seat what is news to it from a place in the log on, and returns the place up to which it now knows all. */
export function tellNews(table: Table, seat: number, from: number): number {
  const events = table.session
    .heard(seat, from)
    .filter((event, index, all) => isNews(event, seat) || isReceived(event, all[index - 1], all[index + 1]));
  for (const line of plainStory(events, namesFor(table, seat).game)) table.say(line);
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
