import { say } from '../message/message.ts';
import type { WarningTexts } from '../table/warnings.ts';

/** What a player may be warned of before a move. */
export const warnings: WarningTexts = {
  goOn: 'Do it anyway',
  back: 'Go back',
  notAgain: 'Do not warn me of this again',
  unusableTile: {
    name: 'Tiles of no use',
    says: 'A tile lies where no action can use it this round.',
    warns: ({ thing, site, tiles }) => say`No action this round can use ${tiles} × ${thing} on ${site}.`,
  },
  incompleteCard: {
    name: 'Cards not filled',
    says: 'Something lies on a card that still lacks a part of its cost.',
    warns: ({ site, missing }) => say`On ${site} ${missing} more would be needed before it can be used.`,
  },
  unreachablePlace: {
    name: 'Places out of reach',
    says: 'There is more to do than your carts and food take you to.',
    warns: ({ places, reachable }) =>
      say`You have something to do at ${places} places but can reach only ${reachable} of them.`,
  },
  idleFood: {
    name: 'Food that moves nobody',
    says: 'Food lies on movement spaces although you get everywhere without it.',
    warns: ({ tiles }) => say`You get everywhere without this food on the movement spaces: ${tiles}.`,
  },
  unplacedTile: {
    name: 'Tiles left over',
    says: 'A tile stays on the planning spaces although an action could use it.',
    warns: ({ thing, site, tiles }) => say`${tiles} × ${thing} stays behind, but would be of use on ${site}.`,
  },
  passWithTiles: {
    name: 'Passing with tiles',
    says: 'You pass although you could still act with tiles.',
    warns: ({ places }) => say`You could still act with your tiles (places: ${places}).`,
  },
  passWithCoins: {
    name: 'Passing with coins',
    says: 'You pass although you could still buy something.',
    warns: ({ places }) => say`You could still buy something (places: ${places}).`,
  },
  emptyPlanning: {
    name: 'Empty planning spaces',
    says: 'Planning spaces stay empty although something could lie there.',
    warns: ({ spaces }) =>
      say`So many planning spaces stay empty: ${spaces}. You could take tiles back or draw more.`,
  },
  nothingGained: {
    name: 'Paying for nothing',
    says: 'You pay for something that has run out.',
    warns: ({ good }) =>
      good === ''
        ? say`No card is left: you pay and get nothing.`
        : say`No ${good} is left: you pay and get nothing.`,
  },
  earlyFinish: {
    name: 'Stopping early',
    says: 'An action ends although more tiles could be used in it.',
    warns: ({ more }) => say`You could use more tiles in this action (ways to go on: ${more}).`,
  },
  revealing: {
    name: 'Something is revealed',
    says: 'After this step you cannot take back what you did before.',
    warns: ({ steps }) =>
      say`This reveals something. Your steps so far (${steps}) cannot be taken back afterwards.`,
  },
};
