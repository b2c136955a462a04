import { say } from '../message/message.ts';
import type { DecisionTexts, Person } from '../status/decisions.ts';

/** The form of a verb; that for the reader is that for several. */
function does(person: Person, one: string, other: string): string {
  return person === 'one' ? one : other;
}

/** What the game waits for, in words. */
export const decisions: DecisionTexts = {
  questions: {
    chooseRole: 'Which role do you take?',
    draftMission: 'Which of your three missions do you keep?',
    passMission: 'Which mission do you give to the player on your left?',
    pickMission: 'Which of the missions passed to you do you keep?',
    offer: 'Do you use the event?',
    takeBack: 'Take tiles back, or draw?',
    swapOut: 'Do you swap a tile?',
    swapIn: 'What do you get for it?',
    plan: 'Plan: what goes where?',
    turn: 'Your turn: move, act, or pass.',
    acted: 'You have acted: move on, or end the turn.',
    steps: 'Another tile for this action?',
    corn: 'Where does the corn go?',
    lift: 'Which goods do you lift?',
    put: 'Where do you put them?',
    storeDrawn: 'Which of the drawn tiles do you store?',
    placeDrawn: 'Where does the drawn tile go?',
  },
  others: {
    chooseRole: (who, person) => say`${who} ${does(person, 'chooses', 'choose')} a role.`,
    draftMission: (who, person) => say`${who} ${does(person, 'chooses', 'choose')} among the missions.`,
    passMission: (who, person) => say`${who} ${does(person, 'chooses', 'choose')} among the missions.`,
    pickMission: (who, person) => say`${who} ${does(person, 'keeps', 'keep')} one of the missions received.`,
    offer: (who, person) => say`${who} ${does(person, 'decides', 'decide')} about the event.`,
    takeBack: (who, person) =>
      say`${who} ${does(person, 'takes', 'take')} tiles back and ${does(person, 'draws', 'draw')}.`,
    swapOut: (who, person) =>
      say`${who} may swap a tile${person === 'several' || person === 'all' ? ' each' : ''}.`,
    swapIn: (who, person) => say`${who} ${does(person, 'swaps', 'swap')} a tile.`,
    plan: (who, person) => say`${who} ${does(person, 'is', 'are')} planning.`,
    turn: (who, person) => say`${who} ${does(person, 'is', 'are')} to act.`,
    steps: (who, person) => say`${who} ${does(person, 'is', 'are')} to act.`,
    corn: (who, person) => say`${who} ${does(person, 'puts', 'put')} corn away.`,
    lift: (who, person) => say`${who} ${does(person, 'rearranges', 'rearrange')} goods.`,
    put: (who, person) => say`${who} ${does(person, 'rearranges', 'rearrange')} goods.`,
    storeDrawn: (who, person) => say`${who} ${does(person, 'stores', 'store')} drawn tiles.`,
    placeDrawn: (who, person) => say`${who} ${does(person, 'places', 'place')} a drawn tile.`,
  },
  declared: (who, isOne) => say`Your plan is finished. ${who} ${isOne ? 'is' : 'are'} still planning.`,
  passed: (who, isOne) => say`You have passed. ${who} ${isOne ? 'is' : 'are'} to act.`,
  won: (who, isOne) =>
    isOne ? say`The game is over: ${who} wins.` : say`The game is over: ${who} share the victory.`,
  youWon: 'The game is over: you win!',
  nothing: 'The game goes on.',
  round: (round) => `Round ${round}`,
  lastRound: (round, last) =>
    round === last ? `Round ${round}, the last one` : `Round ${round}, the last is ${last}`,
};
