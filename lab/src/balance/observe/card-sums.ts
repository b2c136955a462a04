import { type Outcome, standingOf } from '../tally/standing.ts';
import type { CardSums } from '../tally/tally.ts';
import type { CardFacts, Taking } from './market.ts';

function roundsOf(takings: readonly Taking[]): number {
  return takings.reduce((sum, { round }) => sum + round, 0);
}

function winnersOf(outcomes: readonly Outcome[]): number {
  return outcomes.filter(({ wins }) => wins > 0).length;
}

/** What a game adds to the sums of one card, given how each seat fared. */
export function cardSums(facts: CardFacts, outcomes: readonly Outcome[]): CardSums {
  const there = facts.open ? outcomes : [];
  const owners = there.filter(({ seat }) => facts.takings.some((taking) => taking.seat === seat));
  const outcomesOf = (takings: readonly Taking[]): Outcome[] =>
    takings.flatMap(({ seat }) => outcomes[seat] ?? []);
  return {
    inGame: facts.inGame ? 1 : 0,
    open: facts.open ? 1 : 0,
    taken: facts.takings.length > 0 ? 1 : 0,
    first: facts.first ? 1 : 0,
    firstOfOpen: facts.firstOfOpen ? 1 : 0,
    takers: standingOf(outcomesOf(facts.takings)),
    byWinners: winnersOf(owners),
    byLosers: owners.length - winnersOf(owners),
    winnersThere: winnersOf(there),
    losersThere: there.length - winnersOf(there),
    rounds: roundsOf(facts.takings),
    coins: facts.takings.reduce((sum, { coins }) => sum + coins, 0),
    doers: standingOf(outcomesOf(facts.doings)),
    doneRounds: roundsOf(facts.doings),
    uses: facts.uses,
  };
}
