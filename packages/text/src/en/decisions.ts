import { say } from '../message/message.ts';
import type { DecisionTexts } from '../status/decisions.ts';

/** What the game waits for, in words. */
export const decisions: DecisionTexts = {
  questions: {
    chooseRole: 'Which role do you take?',
    draftMission: 'Which of your three missions do you keep?',
    passMission: 'And which one do you pass on?',
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
    chooseRole: (who, isOne) => say`${who} ${isOne ? 'chooses' : 'choose'} a role.`,
    draftMission: (who, isOne) => say`${who} ${isOne ? 'chooses' : 'choose'} among the missions.`,
    passMission: (who, isOne) => say`${who} ${isOne ? 'chooses' : 'choose'} among the missions.`,
    pickMission: (who, isOne) => say`${who} ${isOne ? 'keeps' : 'keep'} one of the missions received.`,
    offer: (who, isOne) => say`${who} ${isOne ? 'decides' : 'decide'} about the event.`,
    takeBack: (who, isOne) =>
      say`${who} ${isOne ? 'takes' : 'take'} tiles back and ${isOne ? 'draws' : 'draw'}.`,
    swapOut: (who, isOne) => say`${who} may swap a tile${isOne ? '' : ' each'}.`,
    swapIn: (who, isOne) => say`${who} ${isOne ? 'swaps' : 'swap'} a tile.`,
    plan: (who, isOne) => say`${who} ${isOne ? 'is' : 'are'} planning.`,
    turn: (who, isOne) => say`${who} ${isOne ? 'is' : 'are'} to act.`,
    steps: (who, isOne) => say`${who} ${isOne ? 'is' : 'are'} to act.`,
    corn: (who, isOne) => say`${who} ${isOne ? 'puts' : 'put'} corn away.`,
    lift: (who, isOne) => say`${who} ${isOne ? 'rearranges' : 'rearrange'} goods.`,
    put: (who, isOne) => say`${who} ${isOne ? 'rearranges' : 'rearrange'} goods.`,
    storeDrawn: (who, isOne) => say`${who} ${isOne ? 'stores' : 'store'} drawn tiles.`,
    placeDrawn: (who, isOne) => say`${who} ${isOne ? 'places' : 'place'} a drawn tile.`,
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
