import type { GuideTexts } from '../../help/guide.ts';

/** Through a first game, step by step. */
export const guide: GuideTexts = {
  goal: {
    title: 'What it is about',
    says: 'You live on the high plain. Each round you draw goods, plan where to use them, and travel there. Full rows, orders and houses bring points: most points win.',
  },
  welcome: {
    title: 'Draw',
    says: 'Your goods are in your bag. Draw them now: they land on the planning spaces below. You can look into your bag at any time.',
  },
  plan: {
    title: 'Plan your round',
    says: 'Choose a tile, then a space that lights up. You act only where your figure stands, so plan for few places: it comes to about two in a round.',
  },
  move: {
    title: 'Few places in a round',
    says: 'Your figure starts where you like. Its free cart takes it up to three steps on, once. For each place more it needs a {food} on a movement space.',
  },
  figure: {
    title: 'Set your figure',
    says: 'Choose where you want to act first: there it starts. Look at the ring: what lies next to it?',
  },
  act: {
    title: 'Act, move, pass',
    says: 'One action per turn, where your figure stands. Before and after it you may move. Then the others go, and you again. When you are done for this round, pass.',
  },
  tiles: {
    title: 'Tile by tile',
    says: 'This action takes as many tiles as you like, one after another. Stop when you have had enough. In the warehouse the order matters: it decides what the rows collect.',
  },
  again: {
    title: 'Round two',
    says: 'What you used lies in your container. It comes back when the bag is empty. Tiles that wait on action spaces you may take back now, before you draw.',
  },
  market: {
    title: 'Grow',
    says: 'At the {market} coins buy extensions: actions of your own. At the {road} {=roadCost} bring more planning spaces. Both pay off early.',
  },
  corn: {
    title: 'Corn',
    says: 'Corn goes straight into the warehouse and stands in for any good there. Use it to fill a row. Begin a row with it only if you expect much more corn.',
  },
  end: {
    title: 'Where points come from',
    says: 'Full rows, orders and houses bring most points. The meter shows how near the end is. From now on, think of storing what you no longer need in your bag.',
  },
};
