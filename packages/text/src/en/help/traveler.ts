import type { ChapterTexts } from '../../help/outline.ts';

type Chapters = Pick<ChapterTexts, 'events' | 'traveler' | 'assets' | 'trading'>;

/** The expansion. */
export const traveler: Chapters = {
  events: {
    title: 'Events',
    about: 'Something new every round.',
    says: {
      reveal:
        'Each round begins with an event. Some work at once, some for the whole round, a few while drawing. When the pile is empty, there are no more events.',
      pile: 'The pile begins with {=pileA} cards of group A, then {=pileB} of B, {=pileC} of C, {=pileD} of D, and {=pileE} of E. Cards left over are out of the game, and nobody sees them.',
      offers:
        'Where an event offers something, the players decide in turn order. Nobody has to accept, and whoever cannot use it is skipped, unless that would tell what is in a bag. If a good runs out, those who come later neither get it nor pay.',
      line: 'With some events a good leaves the supply for the neutral trading space, or the assets of stage II are turned up. That happens after the event itself, and only if the traveler is in the game.',
      list: 'The events of this pack, and what they bring where the traveler is in the game:',
      coins: 'Whoever “has no coins” has none at all, not even on cards or movement spaces.',
      buying:
        'What an event sells costs coins from your own. Goods go into the container. A cart from an event is placed at once and does not count as this round’s cart, but nobody can have more than {=mostCarts}.',
      strip:
        'A cheaper extension costs at least 1, even with an asset that lowers the price as well. If gaps close at once, later buyers pay for the new position. If an event takes the bottom extension, that is no purchase; and if no new one is there to fill the strip, the end is near.',
      selling:
        'If a good that you may sell this round has a price anyway, the higher one counts. What you placed at the market for this may stay there later.',
      planning:
        'You decide about one space more or less before you draw. You never have more than {=planningMost}. A tile that lies on an added space when the round ends stays there; as long as all your spaces are taken, you draw nothing and take nothing back. One space less is possible only if one is free.',
      road: 'A step of road from an event brings what it always brings, but assets that pay for building pay nothing. At the end of the road nothing happens.',
      moving:
        'Longer steps help only moves without a cart, and do not add up with an asset. A figure that an event lets you set may also be set for the first time; that uses up your free setting.',
      corn: 'Corn that an event lets you move may leave a full row or a corn row, but never as the last tile of a row, and it goes only to rows already begun. If two rows of a good are open afterwards, you choose. An asset pays for a row only once. Where the least corn counts, only that in the warehouse does, and all who tie gain.',
      drawn:
        'In these events you use a tile from your planning spaces after drawing. If you store or deliver it, you draw another one; new rows may be begun. If you put it away for coins, you draw none, but may place the coins right now.',
      storing:
        'Of the tiles you draw you may store as many as you like, only in rows already begun. The rest goes back into the bag.',
      placing:
        'When you rearrange, you lift goods off action spaces and set them down on others that take them, or in the container. Swapping is fine. A tile that you draw to place it goes on a free action space that takes it, or back into the bag. A tile placed by an event can be taken back before drawing, but not moved while planning.',
      giving:
        'Here you give something up for points: the free cart for this round, with all its uses; a food from anywhere but orders and warehouse; or a cart you bought. Food beside that cart stays, for one step. You may buy a cart again.',
      extension:
        'If you give up an extension, goods on it go into the container, coins come back to you, and corn goes into the warehouse or back to the road. Your role cannot be given up. You may buy the kind again.',
      gone: 'An order or a house leaves by chance. If that empties a place, the end is near.',
      refill: 'Your container goes into your bag before its time.',
    },
  },
  traveler: {
    title: 'The traveler',
    about: 'He wanders about and deals in rare things.',
    says: {
      who: 'The traveler starts on the road. Everyone has a traveler strip with {=travelerStrip} spaces. Opals and points never run out.',
      strip:
        'While planning, put any goods but corn on your {travelerStrip|traveler strip}, but no coins. Before drawing they may be taken back, as may what lies on assets.',
      where:
        'You deal with the traveler where he stands. The actions of that place are still there for you. The extra space counts as a space of your strip, or stands in for one good on an asset.',
      opals:
        'Buy opals: each tile from your strip gives one {opal}. Use one or several; they go into the container.',
      moves:
        'At the end of a round he goes clockwise to the next place without a figure. Whoever has not acted yet has no figure that could stand in his way.',
      without:
        'Without the traveler there are only the events, the points they bring, and the added orders, house and boat.',
    },
  },
  assets: {
    title: 'Assets',
    about: 'Lasting help, and deals of your own.',
    says: {
      buy: 'Buy a face-up {asset}, at most one per round. It costs one tile from your strip: any good, even food, or one of the {higherGood|higher goods}. The tile goes to your own trading space.',
      kinds:
        'Some assets help for good from then on. Others are actions: put what they cost on them while planning, and use them where the traveler is. Those goods go into your container.',
      stageTwo: 'The assets of stage II lie face down until an event turns them up.',
      list: 'The assets of this pack:',
    },
  },
  trading: {
    title: 'The trading point',
    about: 'Where goods wait for buyers.',
    says: {
      point:
        'The {tradingPoint|trading point} is no place on the ring, and no figure stands there. Each player has a {tradingSpace|trading space} on it, and there is a neutral one.',
      buy: 'Buy a good: one tile from the neutral space or from somebody else’s, for opals, into the container. One per action, on as many turns as you like, even if it came there this very round. Your own space is not for you. The prices:',
    },
  },
};
