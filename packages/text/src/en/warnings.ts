import { say } from '../message/message.ts';
import type { WarningTexts } from '../table/warnings.ts';
import { onSite } from './sites.ts';

/** What a player may be warned of before a move. */
export const warnings: WarningTexts = {
  goOn: 'Do it anyway',
  back: 'Go back',
  notAgain: 'Do not warn me of this again',
  on: (site) => onSite(site),
  unusableTile: {
    name: 'Tiles of no use',
    says: 'A tile lies where no action can use it this round.',
    warns: ({ thing, where, tiles }) =>
      tiles === 1
        ? say`${thing ?? ''} ${where} is of no use this round and stays there for later.`
        : say`${thing ?? ''} ${where} are of no use this round and stay there for later.`,
  },
  incompleteCard: {
    name: 'Cards not filled',
    says: 'Something lies on a card that still lacks a part of its cost.',
    warns: ({ site, missing }) =>
      say`Not filled yet: ${site}. It needs ${missing} more before you can use it.`,
  },
  unreachablePlace: {
    name: 'Places out of reach',
    says: 'There is more to do than your carts and food take you to.',
    warns: ({ places, reachable }) =>
      reachable === 0
        ? say`You can reach no place where you have something to do.`
        : say`You have something to do at ${places} places but can reach only ${reachable} of them.`,
  },
  idleFood: {
    name: 'Food that moves nobody',
    says: 'Food lies on movement spaces although you reach as many places without it.',
    warns: ({ tiles }) =>
      tiles === 1
        ? say`One food on the movement spaces is to spare: you reach as many places without it.`
        : say`${tiles} food on the movement spaces are to spare: you reach as many places without them.`,
  },
  unplacedTile: {
    name: 'Tiles left over',
    says: 'A tile stays on the planning spaces although an action could use it.',
    warns: ({ thing, where, tiles }) =>
      tiles === 1
        ? say`${thing ?? ''} is still on the planning spaces, but would be of use ${where}.`
        : say`${thing ?? ''} are still on the planning spaces; some of it would be of use ${where}.`,
  },
  passWithTiles: {
    name: 'Passing with tiles',
    says: 'You pass although you could still act with tiles.',
    warns: ({ places, where }) =>
      places === 1
        ? say`You could still act with your tiles ${where}.`
        : say`You could still act with your tiles at ${places} places, for example ${where}.`,
  },
  passWithCoins: {
    name: 'Passing with coins',
    says: 'You pass although you could still buy something.',
    warns: ({ places }) =>
      places === 1
        ? say`You could still buy something.`
        : say`You could still buy something at ${places} places.`,
  },
  emptyPlanning: {
    name: 'Empty planning spaces',
    says: 'Planning spaces stay empty although you could draw more, or take back something useful.',
    warns: ({ spaces, more, thing, where }) => {
      const empty =
        spaces === 1 ? 'One planning space stays empty.' : `${spaces} planning spaces stay empty.`;
      if (more > 0 || thing === null) return say`${empty} You could draw more.`;
      return say`${empty} You could take something back first: ${thing} ${where} is of no use there, but would be elsewhere.`;
    },
  },
  nothingGained: {
    name: 'Paying for nothing',
    says: 'You pay for something that has run out.',
    warns: ({ good }) =>
      good === null
        ? say`No card is left: you pay and get nothing.`
        : say`No ${good} is left: you pay and get nothing.`,
  },
  earlyFinish: {
    name: 'Stopping early',
    says: 'An action ends although you could use more tiles in it.',
    warns: () => say`You could use more tiles in this action.`,
  },
  preparedMove: {
    name: 'Something prepared',
    says: 'You end something while a move that you have prepared is not done yet.',
    warns: ({ prepared }) => say`Prepared, but not done yet: ${prepared}. If you go on, it is dropped.`,
  },
  revealing: {
    name: 'Something is revealed',
    says: 'After this step you cannot take back what you did before.',
    warns: ({ steps }) =>
      steps === 1
        ? say`This reveals something. Your last step cannot be taken back afterwards.`
        : say`This reveals something. Your last ${steps} steps cannot be taken back afterwards.`,
  },
};
