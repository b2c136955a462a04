import type { GuideMoment } from './guide-note.ts';

/** What the guide says besides the notes of a first game: what to do now, and why. */
export const guideEn = {
  title: 'Guide',
  read: 'Understood',
  hide: 'Hide the guide',
  off: 'The guide is off. The compass at the foot of the table brings it back.',
  on: 'Show the guide',
  others: 'The others are at it. Look at their boards meanwhile: press a name.',
  over: 'The game is over. The sheet shows where the points came from; the replay shows every step.',
  tooFar: (places: number, reachable: number) =>
    `You act only where your figure stands: it comes to ${reachable === 0 ? 'none' : `only ${reachable}`} of the ${places} places where your tiles lie ready. A food on a movement space helps; or let them wait.`,
  now: {
    chooseRole: 'Choose who you are. Each role starts with other goods and has one action of its own.',
    draftMission:
      'Keep the mission that you believe in most: it brings points if you fulfill it, and costs nothing.',
    passMission: 'Choose what you give to the player on your left: better not what suits them.',
    pickMission: 'Keep one of the missions that came to you; two goals that go together are easier to reach.',
    offer: 'An event makes an offer. Take it if it helps you; nothing happens if you decline.',
    takeBack: 'Press tiles on your board to take them back, or draw. What you leave there stays usable.',
    onlyDraw: 'Draw your tiles: they land on the planning spaces, and then you plan your round.',
    swapOut: 'You may swap one tile: choose the one that helps you least this round.',
    swapIn: 'Take the tile that you miss most, or draw one and hope.',
    plan: 'Choose a tile, then a space with a green frame. Fill what an action costs, at places that your figure can come to.',
    planned: 'All your tiles are placed: you can finish planning. Until then nothing is final.',
    unset:
      'Set your figure on the place where you want to act first. What else you have planned should be within its reach.',
    turn: 'Green is what you can do here. Go on to where your tiles lie, then act. Pass when nothing is left.',
    arrived: 'You have moved: now act here. Green is what you can do.',
    elsewhere: 'There is nothing for you to do here. Go on to where your tiles lie, then act; or pass.',
    acted: 'Your action is done. You may still move, to be in the right place next turn; then end the turn.',
    onlyEnd: 'Your action is done, and you have no way left to move: end the turn.',
    steps: 'More tiles can go into this action. Choose the next one, or say that it is enough.',
    corn: 'In the warehouse corn stands in for any good. It is best used to fill a row that is nearly full.',
    lift: 'Choose tiles to lift from your board. You put them down again elsewhere.',
    put: 'Put each lifted tile on a space with a green frame.',
    storeDrawn: 'Choose drawn tiles and the row each goes to. What you do not store stays yours.',
    placeDrawn: 'Put the drawn tile where it helps you this round, or back into the bag.',
  } satisfies Record<GuideMoment, string>,
};

export type GuideWords = typeof guideEn;
