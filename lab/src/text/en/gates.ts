import { COMMON_OPTIONS } from './options.ts';

export const gatesHelp = `lab gates [OPTION…]

Plays every gate that the ladder of bots must pass and says which hold; exit
code 1 if one does not. In each gate a candidate sits among bots of one other
kind, on every seat in turn, as in the arena:

  four-players/…    the base game: the share of wins reaches the gate
  two-players/…     more than half is won, clearly: the whole interval is above
  modules/…         missions and the whole Traveler: the interval does not stay
                    below the gate of the base game
  levels/…          easy to master: each clearly wins more than its share
                    against the one below

  --only WORDS      only gates whose name has all these words, with commas:
                    tuned,two-players; or one whole name
  --quick           a tenth of the games, to try it out
  --strict-time     exit code 1 also if search thinks longer than it may; this
                    depends on the machine, and on what else it is doing
  --workers N       how many games at once (one for each core)
  --progress        says how far it is even where no terminal is
  --seed TEXT       the same seed gives the same games
  --pack FILE       other numbers on tiles and cards than the shipped ones

${COMMON_OPTIONS}`;

/** What the gates say while and after they are played. */
export const gates = {
  noneNamed: (words: string, known: string): string =>
    `--only ${words}: no gate has all of this in its name; there are: ${known}`,
  ahead: (count: number, games: string, time: string): string =>
    `${count === 1 ? 'one gate' : `${count} gates`}, ${games} games: very roughly ${time}, judged by their sizes`,
  next: (number: number, all: number, id: string, left: string): string =>
    `gate ${number} of ${all}, ${id}; about ${left} left in all`,
  holds: 'holds',
  fails: 'FAILS',
  won: (share: string, games: string, interval: string): string => `${share} of ${games} games (${interval})`,
  wanted: {
    shareAtLeast: (share: string): string => `wanted: ≥ ${share}`,
    lowAbove: (share: string): string => `wanted: lower end > ${share}`,
    highAtLeast: (share: string): string => `wanted: upper end ≥ ${share}`,
  },
  times: (move: string, plan: string): string => `p95 ${move} ms a move, ${plan} ms a plan`,
  inTime: (move: string, plan: string): string =>
    `time: within ${move} ms a move and ${plan} ms a plan, on this machine`,
  tooSlow: (move: string, plan: string): string =>
    `time: NOT within ${move} ms a move and ${plan} ms a plan, on this machine`,
  holding: (holding: number, all: number): string => `${holding} of ${all} gates hold.`,
  slow: (count: number, counts: boolean): string => {
    const missed = `${count === 1 ? 'One gate' : `${count} gates`} took longer than allowed on this machine`;
    return counts ? `${missed}.` : `${missed}; only --strict-time minds.`;
  },
  quick: 'A tenth of the games (--quick): this tries the gates out and proves nothing.',
  missed: (count: number, ids: string): string =>
    count === 1 ? `one gate is not passed: ${ids}` : `${count} gates are not passed: ${ids}`,
};
