import type { ChapterTexts } from '../../help/outline.ts';

type Chapters = Pick<ChapterTexts, 'end' | 'scoring' | 'options' | 'short' | 'ours'>;

/** How it ends, and which games there are. */
export const end: Chapters = {
  end: {
    title: 'The end',
    about: 'What ends the game, and when.',
    says: {
      cause:
        'The end comes when some place has nothing left, no tile, no card, no cart, or when an empty space at the strip cannot be filled.',
      last: 'Then the round is finished, and one more is played in full. Nothing can stop the end any more, and a second cause changes nothing.',
      storing:
        'After the last round come extensions that store before scoring, in turn order. Then points are counted.',
    },
  },
  scoring: {
    title: 'Scoring',
    about: 'What everything is worth.',
    says: {
      tiles:
        'Each of your tiles brings its value: in bag, container and warehouse, on planning and action spaces, on cards. Only tiles on orders and on trading spaces do not count.',
      buildings: 'A boat brings {=boatPoints} points, a house {=housePoints}.',
      orders: 'Fulfilled orders bring their points.',
      houses: 'For each good on a house of yours: 1 point per tile of it.',
      rows: 'Each full row brings the points beside it:',
      missions: 'Fulfilled missions bring their points.',
      traveler:
        'Every two opals bring 1 point. Points that you collected during the game are added, and so are those of assets that bring points at the end.',
      winner:
        'With equal points more coins win; all your coins count, those on cards as well. If that is equal too, you share the victory.',
      open: 'When scoring begins, everything of everybody is laid open: bags, containers, action spaces, and missions, fulfilled or not. Anybody can check any score.',
    },
  },
  options: {
    title: 'Editions and options',
    about: 'Games that differ a little.',
    says: {
      editions:
        'The first German edition has {=firstFood} food instead of {=food}, and allows two extensions of a kind, each of which works by itself.',
      drawing: 'Usually you draw until your planning spaces are full. A table may allow fewer.',
      planning:
        'Usually plans are declared in turn. A table may let everyone declare at any time; for slow games that is better.',
      bags: 'With open bags all may look into all bags and containers.',
      expansion:
        'The expansion brings events and points, and more orders, houses and boats. That is all if you play with events only. Played with the traveler, he comes with assets, opals, the trading point and one more mission.',
    },
  },
  short: {
    title: 'The short game',
    about: 'The expansion in less time.',
    says: {
      start: 'Everyone starts with the first step of the road done, and one {food} more.',
      events:
        'There are only {=shortEvents} events, with {=shortE} of group E. After the round with the last one the game is over at once, if it has not ended before.',
      strip:
        'At the end of each round an extension on the bottom space leaves, even if others were bought. If that space was bought empty, none leaves. Then gaps close, and the strip is refilled. Where an event closes gaps at once, whatever then lies at the bottom leaves.',
    },
  },
  ours: {
    title: 'What is ours',
    about: 'Where the numbers come from.',
    says: {
      values:
        'Many numbers printed on tiles and cards are in no text we know. For these we chose our own and tried them in many games. The list of values says for each where it comes from.',
      pack: 'All numbers are in a {pack}. If you own the board game, you can write a pack with its numbers and play with that. A pack that cannot work is refused, and you are told why.',
      rulings:
        'Where the rules are silent, we decided. These answers are ours, too, and an official word would change them. Rules with such an answer in them are marked “ours”; the list is in docs/rulings.md of the program.',
    },
  },
};
