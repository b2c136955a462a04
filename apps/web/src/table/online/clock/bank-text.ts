interface DurationWords {
  minutes(count: number): string;
  seconds(count: number): string;
}

/** The time that everyone has for a whole game, of so many seconds: in minutes if they are whole ones. */
export function bankText(seconds: number, words: DurationWords): string {
  return seconds % 60 === 0 ? words.minutes(seconds / 60) : words.seconds(seconds);
}
