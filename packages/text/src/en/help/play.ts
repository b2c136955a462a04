import type { ChapterTexts } from '../../help/outline.ts';

type Chapters = Pick<
  ChapterTexts,
  'goal' | 'setup' | 'round' | 'known' | 'drawing' | 'planning' | 'turn' | 'movement'
>;

/** How a game runs, up to moving around. */
export const play: Chapters = {
  goal: {
    title: 'What it is about',
    about: 'The idea of the game in a minute.',
    says: {
      what: 'You live off the highlands: you fish, herd, dig, weave and trade. Nearly everything you own brings points. Whoever has the most points at the end wins.',
      circle:
        'Your goods are {tile|tiles}, and they go round and round. You draw them from your {bag}, plan what they will do, act with them, and put them into your {container}. When the bag is empty, the container fills it again.',
      grow: 'What you make joins the circle, so your bag grows. The art is to get good tiles in and the others out: tiles in the {warehouse} and on orders never come back.',
      points:
        'Points come from tiles, boats, houses, orders and full rows of the warehouse. Many roads lead to a good score.',
    },
  },
  setup: {
    title: 'Set-up',
    about: 'What lies where when the game begins. The program does all of it.',
    says: {
      ring: 'Two to five players, each with a color. The seven places form a {ring} in random order, so each has two neighbors.',
      supply:
        'Most goods lie at a place: {glass} at the {market}, {alpaca}, {wool} and {cloth} at the {farm}, {stone}, {ore} and {silver} in the {mine}, {wood} and {cacao} in the {forest}, {fish} at the {harbor}, {corn} at the {road}. {food|Food} and coins belong to no place. How many there are depends on the number of players; the list has them for 2 / 3 / 4 / 5:',
      cards:
        'Orders lie at the market, houses and carts in the village, boats at the harbor. A few orders are left out, and nobody knows which. Extensions for larger groups are left out, too; the others form a pile, A on top and D at the bottom, and {=stripSpaces} of them lie at the {strip} from the start.',
      own: 'You begin with an action board, an empty warehouse, a cart that drives for free, a marker at the top of the road, and the tiles and coins of your role. The tiles start in your bag.',
      first: 'Chance chooses who starts, or the host of the table does.',
      limits:
        'Tiles, cards and carts can run out; coins, opals and points cannot. You may take an action even if what it brings has run out: you pay all the same and get what is left, or nothing. You cannot refuse what you gain. Only carts and extensions must really be there.',
    },
  },
  round: {
    title: 'The round',
    about: 'Four phases, again and again.',
    says: {
      phases:
        'A round has four phases: draw, plan, act, prepare the next round. With the expansion, an event comes first.',
      together:
        'Everyone draws and plans at the same time. Actions go around the table, one each, until all have passed.',
      new: 'Then the player to the left becomes {startingPlayer|starting player}. Used carts are ready again, and so is everything that works once a round. The strip comes next, the traveler last.',
      strip:
        'If somebody bought an extension, the others slide down, and new ones fill the strip. If nobody did, the bottom one is out of the game, the others move down by one, and a new one comes on top.',
    },
  },
  known: {
    title: 'What everyone knows',
    about: 'Open, hidden, and for your eyes only.',
    says: {
      open: 'Open to all is what lies at the places, and how many extensions are left in the pile. So is all that lies open before a player, coins too, and how many tiles each bag and each container holds. Tiles are drawn in sight of all, and what leaves the game face up has been seen. With the expansion also: face-up assets, all trading spaces, and the events so far.',
      own: 'You may look into your own bag and container whenever you like, but the next draw is always a surprise. Into those of others you cannot look, unless the table plays with open bags.',
      secret:
        'Nobody knows the order of the piles or the cards that left unseen. Missions are secret until they are fulfilled. Those put away at the start are known only to whoever held them.',
      plan: 'Nobody sees your plan until you declare it finished.',
    },
  },
  drawing: {
    title: 'Drawing',
    about: 'Phase 1: fill your planning spaces.',
    says: {
      back: 'Before you draw, you may take tiles from your action spaces back to free planning spaces, and coins back to yourself. Corn stays. After the first draw it is too late.',
      fill: 'Then you draw blindly from your bag until your planning spaces are full. An extension that swaps a tile and events of drawing come after that.',
      spaces:
        'At first you have {=planningStart} planning spaces; the road brings more, up to {=planningMost}. A tile left over from last round keeps its space. How many you may use is settled when the phase begins.',
      empty:
        'If the bag runs empty, tip your container into it and go on drawing. If that is empty as well, some spaces stay free.',
      full: 'If no planning space is free, you draw nothing, and the container stays as it is.',
    },
  },
  planning: {
    title: 'Planning',
    about: 'Phase 2: put your tiles where they will work.',
    says: {
      move: 'Move tiles from planning spaces to {actionSpace|action spaces}: to the places on your board, to movement, to your role and your extensions. A tile may stay where it is, but then you draw one less next time. During the actions nothing can be placed.',
      places:
        'A place takes whatever some action there can use. {farm|Farm}: {=farmTakes}. {forest|Forest}: {=forestTakes}. {mine|Mine}: {=mineTakes}. {harbor|Harbor}: {=harborTakes}. {road|Road}: {=roadTakes}. {village|Village}: all but {food} and {corn}. {market|Market}: what has a price or what orders ask for, but no {corn}.',
      mix: 'The tiles need not make a whole action yet. Old and new ones work together.',
      cards:
        'A role or an extension takes exactly what is printed on it. You may fill it bit by bit, over several rounds.',
      food: 'A movement space takes one {food}.',
      coins:
        'Coins printed on a card are placed now; during the actions it is too late. What carts, extensions and orders cost is paid only when you buy them.',
      change:
        'What you placed in this round you may move about until you declare. What has been lying there longer stays.',
      declare:
        'The starting player {declare|declares} first, the others follow clockwise; you can prepare while you wait. At some tables everybody declares when they like.',
    },
  },
  turn: {
    title: 'Your turn',
    about: 'Phase 3: one action at a time.',
    says: {
      one: 'On a turn you may move, take one action, and move again. If you cannot or will not act, you pass, and the round is over for you. When all have passed, the phase ends.',
      tiles:
        'An action uses the tiles on the spaces of the place where your {figure} stands. Actions of your role and your extensions use only what lies on those. Every tile works once.',
      again:
        'Building a house and storing are two actions, even in one village: that takes two turns. You may repeat an action as long as you have tiles for it. With a fitting tile on the extra space, the action of a full card can be taken twice, on two turns.',
      many: 'Selling, storing, delivering and some others go tile by tile. The first tile starts the action; after each you may stop.',
      after: 'Tiles you used and tiles you gained go into the container. Spent coins go back to the supply.',
      free: 'Nobody has to act. What you prepared may wait for another round.',
      moved:
        'Whoever moves has to act on that turn and cannot pass any more. So moving is possible only while some action stays in reach.',
      end: 'After your action you say when the turn is over, so that you can still move.',
    },
  },
  movement: {
    title: 'Moving',
    about: 'How your figure gets around the ring.',
    says: {
      set: 'You can act only where your figure stands. For your first action you set it on any place, for nothing.',
      freeCart: 'Your {freeCart|free cart} takes you up to three steps, in either direction, once a round.',
      food: 'Each {food} on a {movementSpace|movement space} is good for one step and goes into the container afterwards. With a cart beside it, the same food takes you up to three steps, and the cart is used for this round.',
      carts: 'A cart stays at its movement space. At most you can have {=mostCarts}, the free one included.',
      order:
        'Use your ways of moving in any order and as often as they last, before the action and after it.',
    },
  },
};
