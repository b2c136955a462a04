import type { ReadableMove } from '@altiplano/rules';
import type { Message } from '../message/message.ts';
import { ownPlayer, type Sight } from './sight.ts';

/** A move as a phrase of its own, in the fewest words: for a button, an undo, a wish that is refused. */
export function phraseOf(move: ReadableMove, sight: Sight): Message {
  const { names } = sight;
  const { mark, moves } = names.texts;
  const { wish } = moves;
  switch (move.type) {
    case 'chooseRole':
      return wish.chooseRole(names.card('roles', move.role));
    case 'keepMission':
    case 'passMission':
      return wish[move.type](names.card('missions', move.mission));
    case 'decline': {
      const { decision } = ownPlayer(sight);
      if (decision === 'swapOut') return wish.keepAll;
      return decision === 'placeDrawn' ? wish.backIntoBag : wish.decline;
    }
    case 'pay':
      return wish.pay(move.coins);
    case 'setFigure':
      return wish.setFigure(mark.at(move.location));
    case 'moveCorn':
      return wish.moveCorn(mark.row(move.from), mark.row(move.to));
    case 'giveBack':
      return wish.giveBack(names.site(move.from));
    case 'removeExtension':
      return wish.removeExtension(names.card('extensions', move.extension));
    case 'lift':
    case 'put':
    case 'takeBack':
    case 'place':
    case 'unplace':
      return wish[move.type](mark.thing('good' in move ? move.good : move.thing), names.site(move.site));
    case 'discard':
    case 'pick':
    case 'sell':
    case 'deliver':
    case 'store':
    case 'buyGood':
      return wish[move.type](mark.thing(move.good));
    case 'storeHeldCorn':
    case 'storeCorn':
      return wish.store(mark.thing('corn'));
    case 'deliverCorn':
      return wish.deliver(mark.thing('corn'));
    case 'produce':
    case 'trade':
      return wish.make(mark.thing(move.gain));
    case 'use':
      return wish.use(names.site(move.site));
    case 'buyExtension': {
      const id = move.extension;
      return wish.buyExtension(names.brief(id) === id ? id : names.card('extensions', id));
    }
    case 'travel':
      return wish.travel(mark.to(move.location));
    case 'accept':
    case 'returnCart':
    case 'draw':
    case 'declare':
    case 'buildHouse':
    case 'buildBoat':
    case 'buildRoad':
    case 'buyCart':
    case 'takeOrder':
    case 'holdCorn':
    case 'buyAsset':
    case 'buyOpal':
    case 'finish':
    case 'endTurn':
    case 'pass':
      return wish[move.type];
  }
}
