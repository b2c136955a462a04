import type { OnlineWords } from '../words/en.ts';

const SECOND = 1000;
const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const two = (count: number): string => String(count).padStart(2, '0');

/** Time left on a clock: minutes and seconds, above that hours, above that days; never below nothing. */
export function clockText(left: number, words: OnlineWords): string {
  // What has begun still counts, so that 0:00 means that nothing is left.
  const seconds = Math.max(0, Math.ceil(left / SECOND));
  if (seconds >= DAY)
    return words.daysAndHours(Math.floor(seconds / DAY), Math.floor((seconds % DAY) / HOUR));
  if (seconds >= 3 * HOUR) {
    return words.hoursAndMinutes(Math.floor(seconds / HOUR), Math.floor((seconds % HOUR) / MINUTE));
  }
  const minutes = Math.floor((seconds % HOUR) / MINUTE);
  const hours = Math.floor(seconds / HOUR);
  return hours > 0
    ? `${hours}:${two(minutes)}:${two(seconds % MINUTE)}`
    : `${minutes}:${two(seconds % MINUTE)}`;
}
