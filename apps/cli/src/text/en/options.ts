/** Which game: the part of a help text that commands share. */
export const GAME_OPTIONS = `Which game:
  --players N       2 to 5 (4 if not said)
  --modules LIST    any of missions, traveler or events, short; with commas
  --edition YEAR    2017 or 2018 (2018)
  --roles HOW       random or draft (random)
  --planning HOW    ordered or simultaneous (ordered)
  --drawing HOW     full or upTo (full): fill all planning spaces, or choose
  --pack FILE       other numbers on tiles and cards than the shipped ones
  --seed TEXT       the same seed and the same moves are the same game`;

/** The part that every command's help ends with. */
export const COMMON_OPTIONS = `Everywhere:
  --json            output for programs
  --lang en|de      language of the texts
  --help            this text`;
