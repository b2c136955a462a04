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
      traveler: 'Two opals bring a point; so do the points you collected and some assets.',
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
        'The first German edition has 30 food instead of 36, and allows two extensions of a kind, each of which works by itself.',
      drawing: 'Usually you draw until your planning spaces are full. A table may allow fewer.',
      planning:
        'Usually plans are declared in turn. A table may let everyone declare at any time; for slow games that is better.',
      bags: 'With open bags all may look into all bags and containers.',
      expansion:
        'The expansion adds a house, a boat, five orders and a mission. It can be played with the traveler or with events only.',
    },
  },
  short: {
    title: 'The short game',
    about: 'The expansion in less time.',
    says: {
      start: 'Everyone starts with the first step of the road done, and one {food} more.',
      events:
        'There are only fifteen events. After the round with the last one the game is over at once, if it has not ended before.',
      strip:
        'At the end of each round the bottom extension leaves, whatever was bought. If gaps close at once in a round, it is the one that then lies at the bottom.',
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
        'Where the rules are silent, we decided. These answers are ours, too, and an official word would change them.',
    },
  },
};
