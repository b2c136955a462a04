import type { reasons as english } from '../en/reasons.ts';
import { say } from '../message/message.ts';
import { mark } from './mark.ts';
import { GRAMMAR } from './words.ts';

const { coins, points, thing, tiles } = mark;

const BUILT = { boat: 'Boote', house: 'Häuser', road: 'Straße' } as const;

/** Warum ein Bot etwas täte, für Leute, die das Spiel noch nicht kennen. */
export const reasons: typeof english = {
  plan: (aims) => say`So kannst du ${aims}.`,
  noPlan: say`Mit diesen Plättchen lässt sich jetzt nichts tun; dort warten sie auf die nächsten Runden.`,
  there: (aims) => say`Dort kannst du ${aims}.`,
  onTheWay: (aims) => say`Von dort geht es weiter, und du kannst ${aims}.`,
  stand: say`Deine Figur steht dann besser für den nächsten Zug.`,
  next: (aims) => say`Dann kannst du ${aims}.`,
  aim: {
    after: ', dann ',
    at: (doings, at) => say`${at} ${doings}`,
    make: (good) => say`${good} herstellen`,
    worth: (good, value) => say`${good} (${points(value)})`,
    use: say`eine eigene Karte nutzen`,
    boat: (good) => say`ein Boot mit ${good} bauen`,
    house: (good) => say`ein Haus mit ${good} bauen`,
    road: say`weiterbauen`,
    store: (goods) => say`${goods} einlagern`,
    sell: (goods, earned) => say`${goods} für ${earned} verkaufen`,
    deliver: (goods) => say`${goods} liefern`,
    cart: say`einen Karren kaufen`,
    extension: (card) => say`den Ausbau „${card}“ kaufen`,
    order: say`einen Auftrag nehmen`,
    corn: say`${thing('corn')} einlagern`,
    opal: say`Opale holen`,
    asset: say`eine Anschaffung kaufen`,
    buy: (good) => say`${good} kaufen`,
  },
  food: say`${thing('food')} bringt deine Figur voran und bezahlt viele Aktionen.`,
  builds: (good, what) => say`Aus ${good} werden ${GRAMMAR.all(what.map((one) => [BUILT[one]]))}.`,
  good: (good, value) => say`${good} ist am Ende ${points(value)} wert.`,
  goodInto: (good, value, into) => say`${good} ist am Ende ${points(value)} wert und kann zu ${into} werden.`,
  goodForSale: (good, value, price) =>
    say`${good} ist am Ende ${points(value)} wert und bringt am Markt ${coins(price)}.`,
  tool: (good) => say`${good} kannst du in den nächsten Runden brauchen.`,
  rowFull: (brings) => say`Das macht die Reihe voll: ${points(brings)}.`,
  rowOn: (left, brings) => say`Mit ${tiles(left)} mehr ist die Reihe voll und bringt ${points(brings)}.`,
  rowBegun: (spaces, brings) =>
    say`Das beginnt eine Reihe für ${tiles(spaces)}, die voll ${points(brings)} bringt.`,
  coins: say`Mit Münzen kaufst du Ausbauten, Karren und Aufträge.`,
  orderDone: (brings) => say`Das erfüllt deinen Auftrag: ${points(brings)} und ${thing('corn')}.`,
  orderOn: (left, brings) =>
    say`Mit ${tiles(left)} mehr ist dein Auftrag erfüllt und bringt ${points(brings)}.`,
  order: (owned, asked, brings) =>
    say`Du hast ${owned} der ${asked} Waren, die er verlangt; erfüllt bringt er ${points(brings)} und ${thing('corn')}.`,
  house: (good) =>
    say`Am Ende ist jedes deiner Plättchen ${good} einen Punkt mehr wert, auch jedes, das noch kommt.`,
  houseAgain: (brings) => say`Es bringt ${points(brings)}.`,
  boat: (brings, good) => say`Es bringt ${points(brings)} und dazu ${good}.`,
  roadPlanning: say`Von der nächsten Runde an ziehst und planst du mit einem Plättchen mehr.`,
  roadCorn: say`${thing('corn')} springt in deinem Lager für jede Ware ein.`,
  cart: say`Mit einem Karren daneben bringt eine ${thing('food')} deine Figur bis zu drei Schritte weit statt einen.`,
  extension: say`Er gehört dir von nun an in jeder Runde: je früher, desto öfter hilft er dir.`,
  asset: say`Sie nützt dir bis zum Ende der Partie.`,
  opal: say`Mit Opalen kaufst du Waren von den Handelsfeldern, und sie zählen am Ende.`,
  pass: say`In dieser Runde gibt es für dich nichts mehr zu tun.`,
  passWaiting: say`Was noch auf deinem Plan liegt, bringt in der nächsten Runde mehr als jetzt.`,
  endTurn: say`Deine Aktion ist getan, und weiterzureisen brächte jetzt nichts.`,
  finish: say`Die übrigen Plättchen sind mehr wert, wenn du sie behältst.`,
  draw: say`Neue Plättchen bringen neue Aktionen.`,
  drawWaiting: say`Was noch auf deinem Plan liegt, wartet dort auf seine Aktion; neue Plättchen kommen aus dem Beutel.`,
  takeBackCoin: say`Neben deinem Plan lässt sich die Münze wieder für alles ausgeben.`,
  takeBack: (what) => say`Deinem Auftrag fehlt ${what}, und wo es liegt, nützt es nichts.`,
  role: (goods, money, action) =>
    say`Du beginnst mit ${coins(money)} und hast ${goods} im Beutel. Deine eigene Aktion: ${action}.`,
  keepMission: (brings) => say`Sie bringt ${points(brings)}, und von diesen lohnt sie die Mühe am meisten.`,
  passMission: say`Von diesen lohnt sie die Mühe am wenigsten: So hat ein Gegner wenig davon.`,
  swapOut: say`Ein Plättchen aus deiner Kiste hilft dir in dieser Runde mehr.`,
  keepAll: say`Kein Plättchen deiner Kiste hülfe dir in dieser Runde mehr.`,
  pick: (good) => say`Mit ${good} kannst du in dieser Runde am meisten tun.`,
  accept: say`Es bringt dir mehr, als es kostet.`,
  decline: say`Es würde dich mehr kosten, als es bringt.`,
  backIntoBag: say`Auf deinem Plan nützt es jetzt nichts, und es kommt wieder.`,
  holdCorn: say`Später kann er eine Reihe füllen, die fast voll ist.`,
  lifted: say`Deine Plättchen liegen gut, wo sie sind.`,
  mostFor: (part) => say`Das ist das Beste, vor allem für eines: ${part}.`,
  figures: 'Was der Bot abgewogen hat, in Punkten',
};
