import type { cards as english } from '../en/cards.ts';
import { say } from '../message/message.ts';
import { mark } from './mark.ts';
import { GRAMMAR } from './words.ts';

const { allOf, anyOf, at, coins, exchange, opals, paid, place, points, steps, thing } = mark;
const { all, any, counted } = GRAMMAR;
const planningSpaces = counted('Planungsfeld', 'Planungsfelder');

/** What tiles and cards do, in our own words, from the effect alone. */
export const cards: typeof english = {
  extension: (effect) => {
    switch (effect.verb) {
      case 'exchange':
        return say`${exchange(effect.pays, effect.gains)} (${place(effect.location)})`;
      case 'extraSpace':
        return say`ein Feld für jedes Plättchen, nutzbar, wo du gerade bist`;
      case 'fare':
        return say`${thing(effect.thing)} bewegt dich wie ${thing('food')}`;
      case 'swapDrawn':
        return say`nach dem Ziehen ein Plättchen tauschen: blind aus dem Beutel oder gewählt aus der Kiste`;
      case 'spaces':
        return say`${effect.spaces} weitere Felder ${at(effect.location)}`;
      case 'storeAtEnd':
        return say`vor der Wertung ${effect.tiles} aus dem Beutel (dann aus der Kiste) ziehen und einlagern, was in begonnene Reihen passt`;
      case 'holdCorn':
        return say`bewahrt bis zu ${thing('corn', effect.corn)} auf, bis du ihn ${at(effect.location ?? 'village')} einlagerst`;
    }
  },
  asset: (effect) => {
    switch (effect.verb) {
      case 'fare':
        return say`${thing(effect.thing)} bewegt dich wie ${thing('food')}`;
      case 'steps':
        return say`ohne Karren bis zu ${steps(effect.steps)} weit`;
      case 'sellBonus':
        return say`${coins(effect.coins)} mehr je Verkaufsaktion`;
      case 'roadCoins':
        return say`${coins(effect.coins)} für jeden Straßenbau`;
      case 'rowPoints':
        return say`${points(effect.points)} für jede Reihe, die du füllst`;
      case 'boatPoints':
        return say`${points(effect.points)} für jedes Boot, das du baust`;
      case 'orderPoints':
        return say`${points(effect.points)} für jeden Auftrag, den du erfüllst`;
      case 'secondOrder':
        return say`du darfst an zwei Aufträgen zugleich arbeiten`;
      case 'extensionDiscount':
        return say`Ausbauten kosten ${effect.coins} weniger (mindestens 1)`;
      case 'planningSpaces':
        return say`${planningSpaces(effect.spaces)} mehr`;
      case 'freeCartUses':
        return say`der freie Karren fährt je Runde ${effect.more === 1 ? 'einmal' : `${effect.more}-mal`} mehr`;
      case 'endPointsPerAsset':
        return say`am Ende ${points(effect.points)} je Anschaffung`;
      case 'endPointsPerExtension':
        return say`am Ende ${points(effect.points)} je Ausbau`;
      case 'exchangeForTraveler': {
        const gains = [
          ...(effect.gains.length > 0 ? [anyOf(effect.gains)] : []),
          ...(effect.coins > 0 ? [[coins(effect.coins)]] : []),
          ...(effect.opals > 0 ? [[opals(effect.opals)]] : []),
          ...(effect.points > 0 ? [[points(effect.points)]] : []),
        ];
        return say`${paid(effect.pays)} ${mark.arrow} ${all(gains)} (Reisender)`;
      }
      case 'storeForTraveler':
        return say`bis zu ${effect.spaces} Waren einlagern (Reisender)`;
    }
  },
  mission: (condition) => {
    switch (condition.verb) {
      case 'orders':
        return say`${condition.least} Aufträge erfüllen`;
      case 'ordersAskingFor':
        return say`${condition.least} Aufträge erfüllen, die ${anyOf(condition.goods)} verlangen`;
      case 'boats':
        return say`${condition.least} Boote bauen`;
      case 'houses':
        return say`${condition.least} Häuser bauen`;
      case 'orderBoatAndHouse':
        return say`einen Auftrag erfüllen, ein Boot und ein Haus bauen`;
      case 'stored':
        return say`${thing(condition.good, condition.least)} einlagern`;
      case 'storedKinds':
        return say`${condition.least} Sorten einlagern`;
      case 'storedTiles':
        return say`${condition.least} Plättchen einlagern`;
      case 'rows':
        return say`${condition.least} Reihen füllen`;
      case 'rowsWithoutCorn':
        return say`${condition.least} Reihen ohne ${thing('corn')} füllen`;
      case 'firstRow':
        return say`als Erste/r eine Reihe füllen`;
      case 'firstRowOf':
        return say`als Erste/r eine Reihe mit ${thing(condition.good)} füllen`;
      case 'firstOrder':
        return say`als Erste/r einen Auftrag erfüllen`;
      case 'firstHouse':
        return say`als Erste/r ein Haus bauen`;
      case 'ownedAtEnd':
        return say`am Ende ${all(condition.goods.map((good) => [thing(good, condition.least)]))} besitzen`;
      case 'mostAtEnd':
        return say`am Ende mehr ${thing(condition.good)} besitzen als jeder andere`;
      case 'assetsAtEnd':
        return say`am Ende ${condition.least} Anschaffungen besitzen`;
    }
  },
  event: (effect) => {
    switch (effect.verb) {
      case 'gainCoins':
        return say`alle erhalten ${coins(effect.coins)}`;
      case 'gainCoinsPerRow':
        return say`alle erhalten ${coins(effect.coins)} je gefüllter Reihe`;
      case 'coinsForTheBroke':
        return say`wer keine Münzen hat, erhält ${coins(effect.coins)}`;
      case 'pointsForTheBroke':
        return say`wer keine Münzen hat, erhält ${points(effect.points)}`;
      case 'pointsForFewestCorn':
        return say`wer am wenigsten ${thing('corn')} im Lager hat, erhält ${points(effect.points)}, auch bei Gleichstand`;
      case 'dropExtension':
        return say`der unterste Ausbau kommt aus dem Spiel, und die Leiste wird aufgefüllt`;
      case 'dropRandomOrder':
        return say`ein zufälliger Auftrag verlässt den ${place('market')}`;
      case 'dropRandomHouse':
        return say`ein zufälliges Haus verlässt das ${place('village')}`;
      case 'discountExtensions':
        return say`Ausbauten kosten in dieser Runde ${effect.coins} weniger, mindestens aber 1`;
      case 'sellAlso':
        return say`${allOf(effect.goods)} lassen sich in dieser Runde für ${coins(effect.price)} verkaufen`;
      case 'closeGapsAtOnce':
        return say`in dieser Runde schließen sich Lücken der Leiste nach jedem Kauf, ohne Auffüllen`;
      case 'longerSteps':
        return say`ohne Karren geht es in dieser Runde bis zu ${steps(effect.steps)} weit`;
      case 'offerPlanningSpace':
        return say`alle dürfen in dieser Runde ${planningSpaces(effect.spaces)} mehr nutzen`;
      case 'offerCart':
        return say`alle dürfen für ${coins(effect.price)} 1 Karren kaufen`;
      case 'offerGood':
        return effect.price === 0
          ? say`alle dürfen 1 ${thing(effect.good)} nehmen`
          : say`alle dürfen für ${coins(effect.price)} 1 ${thing(effect.good)} kaufen`;
      case 'offerRoad':
        return say`alle dürfen auf der Straße kostenlos einen Schritt weitergehen`;
      case 'offerPoints':
        return say`alle dürfen bis zu ${points(effect.most)} kaufen, für je ${coins(1)}`;
      case 'offerFigure':
        return say`alle dürfen ihre Figur an einen beliebigen Ort setzen`;
      case 'offerCornMove':
        return say`alle dürfen 1 eingelagerten ${thing('corn')} in eine andere begonnene Reihe legen`;
      case 'offerDrawAndStore':
        return say`alle dürfen ${effect.tiles} Plättchen ziehen und beliebige in begonnene Reihen einlagern; der Rest kommt in den Beutel`;
      case 'offerDrawAndPlace':
        return say`alle dürfen ein Plättchen ziehen und gleich platzieren oder in den Beutel zurücklegen`;
      case 'offerFreeCart':
        return say`alle dürfen für ${points(effect.points)} auf den freien Karren dieser Runde verzichten`;
      case 'offerGoodReturn':
        return say`alle dürfen für ${points(effect.points)} 1 ${thing(effect.good)} in den Vorrat zurückgeben`;
      case 'offerFewerPlanning':
        return say`alle dürfen für ${points(effect.points)} in dieser Runde auf ein Planungsfeld verzichten`;
      case 'offerExtensionRemoval':
        return say`alle dürfen für ${points(effect.points)} einen Ausbau mit Buchstabe ${any(effect.letters.map((letter) => [letter]))} abgeben`;
      case 'offerRearranging':
        return say`alle dürfen die Waren auf ihren Aktionsfeldern umlegen oder in die Kiste legen`;
      case 'offerCartReturn':
        return say`alle dürfen für ${points(effect.points)} 1 gekauften Karren zurückgeben`;
      case 'offerRefill':
        return say`alle dürfen ihre Kiste in den Beutel leeren`;
      case 'offerStoreDrawn':
        return say`nach dem Ziehen dürfen alle 1 Plättchen von Planungsfeldern einlagern oder liefern und ziehen dafür 1`;
      case 'offerDiscardDrawn':
        return say`nach dem Ziehen dürfen alle 1 Plättchen von Planungsfeldern für ${coins(effect.coins)} in die Kiste legen`;
    }
  },
};
