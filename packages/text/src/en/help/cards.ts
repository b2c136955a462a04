import type { ChapterTexts } from '../../help/outline.ts';

type Chapters = Pick<ChapterTexts, 'orders' | 'houses' | 'boats' | 'extensions' | 'roles' | 'missions'>;

/** The cards of the base game. */
export const cards: Chapters = {
  orders: {
    title: 'Orders',
    about: 'Many points for the right goods.',
    says: {
      take: 'At the market you pay {=orderPrice} and take an order of your choice. Only one may be open at a time, unless an asset allows two, and you cannot give it back.',
      deliver:
        'Deliver tiles from the market’s spaces, each to a free space of the card that shows its good. You need not bring everything at once. What you deliver is gone. Only corn gets there another way: when you gain it.',
      last: 'The last tile fulfills the order, and you gain a {corn} from the road. If no corn is left, the order is fulfilled all the same.',
      points:
        'At the end a fulfilled order brings its points. An open one brings nothing, and the tiles on it count for nothing either.',
    },
  },
  houses: {
    title: 'Houses',
    about: 'Points, and more for one good.',
    says: {
      build: 'In the village {=houseCost} pay for a house. Choose any that is left.',
      points:
        'A house is worth {=housePoints} points. And each of your tiles of the good on it brings 1 point more, wherever it lies, but not on orders. A second house with the same good would add nothing to that.',
    },
  },
  boats: {
    title: 'Boats',
    about: 'Points, and a tile at once.',
    says: {
      build:
        'At the harbor {=boatCost} pay for a boat. Choose any that is left. It is worth {=boatPoints} points and brings the tile it shows from the supply into your container. Corn from a boat is put away like any corn.',
    },
  },
  extensions: {
    title: 'Extensions',
    about: 'New actions and new abilities.',
    says: {
      buy: 'At the market you may buy extensions, at most one per round. One costs what it says, plus what its space at the strip adds: nothing at the bottom, more towards the top.',
      kinds: 'In the current edition you cannot own two of a kind, nor buy the kind that is on your role.',
      use: 'Most extensions are actions at one place. While planning you put what they cost on them; on a turn at that place you use them.',
      list: 'These extensions exchange one thing for another:',
      extra:
        'The extra space takes any tile while planning. Wherever you act, the tile counts as lying there: for actions of the place, of your role, of an extension, or of the traveler. It does not move you. If your own spaces would do as well, you choose. {=oneKinds}',
      fare: 'With this one a {coin} on a movement space works like food. When you use it, it goes to the supply.',
      swap: 'This one lets you swap a tile once a round, after drawing. Put a tile from your planning spaces into the container. Then draw one from the bag, or pick one from the container. If the bag is empty, the container goes into it first, with the tile you just put there.',
      spaces: 'This one adds {=moreSpaces} spaces to your village.',
      atEnd:
        'This one works before scoring: you draw up to {=drawnAtEnd} tiles, refilling the bag if need be, and may store those that fit into rows already begun. The rest still counts as your tiles.',
      hold: 'On this one up to {=heldCorn} corn can wait, if you gain them during the actions, even when a corn row is open. In the village you store them as an action, some or all. Corn that still waits at the end is not stored.',
    },
  },
  roles: {
    title: 'Roles',
    about: 'Who you are, and what you start with.',
    says: {
      get: 'Each player has a role, dealt at random. If roles are chosen, they lie open: the last in turn order picks first, the starting player last. What nobody takes is out of the game.',
      action:
        'A role says what you start with and gives you an action of your own. It works like an extension, but is none: nothing that speaks of extensions means it.',
      list: 'The roles of this pack:',
    },
  },
  missions: {
    title: 'Missions',
    about: 'Two secret goals each.',
    says: {
      deal: 'Each player gets three missions. Keep one, pass one to the left and one to the right; of the two you receive, keep one. With two players you keep one and give one away; the third is out. All choose at the same time.',
      fulfill:
        'A mission lies face down until you fulfill it; then it is turned up and is yours for good. Its points count at the end.',
      first:
        'If it says “be the first”, it is lost once somebody else was faster. If two would be first at the same moment, turn order decides. Other missions name the least that you need; more is fine.',
      count:
        'In the warehouse corn counts as a kind and as a tile. A row of fish may contain corn; a row “without corn” may not. At the end you own all tiles that bring points, not those on orders.',
      ties: 'You have the most of a good only if you have more than every other player. If several share the lead, nobody has the most.',
      list: 'The missions of this pack:',
    },
  },
};
