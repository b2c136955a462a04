import type { Location, ReadableMove, Thing } from '@altiplano/rules';
import type { Mark, Message } from '../message/message.ts';
import { ownPlayer, type Sight } from './sight.ts';

/** A move as a phrase of its own, in the fewest words: for a button, an undo, a wish that is refused. */
export function phraseOf(move: ReadableMove, sight: Sight): Message {
  const { names } = sight;
  const { mark, moves } = names.texts;
  const { wish } = moves;
  const thing = (): Mark => mark.thing((move['good'] ?? move['gain'] ?? move['thing']) as Thing);
  const site = (): Mark => names.site(String(move['site']));
  switch (move.type) {
    case 'chooseRole':
      return wish.chooseRole(names.card('roles', String(move['role'])));
    case 'keepMission':
    case 'passMission':
      return wish[move.type](names.card('missions', String(move['mission'])));
    case 'decline': {
      const { decision } = ownPlayer(sight);
      if (decision === 'swapOut') return wish.keepAll;
      return decision === 'placeDrawn' ? wish.backIntoBag : wish.decline;
    }
    case 'pay':
      return wish.pay(Number(move['coins']));
    case 'setFigure':
      return wish.setFigure(mark.at(move['location'] as Location));
    case 'moveCorn':
      return wish.moveCorn(mark.row(Number(move['from'])), mark.row(Number(move['to'])));
    case 'giveBack':
      return wish.giveBack(names.site(String(move['from'])));
    case 'removeExtension':
      return wish.removeExtension(names.card('extensions', String(move['extension'])));
    case 'lift':
    case 'put':
    case 'takeBack':
    case 'place':
    case 'unplace':
      return wish[move.type](thing(), site());
    case 'discard':
    case 'pick':
    case 'sell':
    case 'deliver':
    case 'store':
    case 'buyGood':
      return wish[move.type](thing());
    case 'storeHeldCorn':
    case 'storeCorn':
      return wish.store(mark.thing('corn'));
    case 'deliverCorn':
      return wish.deliver(mark.thing('corn'));
    case 'produce':
    case 'trade':
      return wish.make(thing());
    case 'use':
      return wish.use(site());
    case 'buyExtension': {
      const id = String(move['extension']);
      return wish.buyExtension(names.brief(id) === id ? id : names.card('extensions', id));
    }
    case 'travel':
      return wish.travel(mark.to(move['location'] as Location));
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
