import type { Texts } from '../text/texts.ts';

/** A duration in words, as exact as an estimate deserves. */
export function timeLeft(seconds: number, texts: Texts): string {
  const { arena } = texts;
  const whole = Math.ceil(seconds);
  if (whole < 60) return arena.seconds(whole);
  if (whole < 3600) return arena.minutes(Math.floor(whole / 60), whole % 60);
  return arena.hours(Math.floor(whole / 3600), Math.floor((whole % 3600) / 60));
}
