import type { Good, Thing } from '@altiplano/rules';
import type { cards as english } from '../en/cards.ts';
import { counted, inWords } from '../list.ts';
import { words } from './words.ts';

function things(list: readonly Thing[]): string {
  return counted(list)
    .map(([thing, count]) => words.some(thing, count))
    .join(' + ');
}

function choice(goods: readonly Good[]): string {
  return inWords(
    goods.map((good) => words.things[good]),
    'oder',
  );
}

function exchange(pays: readonly Thing[], gains: readonly Good[]): string {
  return `${things(pays)} → ${choice(gains)}`;
}

/** What tiles and cards do, in our own words, from the effect alone. */
export const cards: typeof english = {
  things,
  choice,
  exchange,
  extension: (effect) => {
    switch (effect.verb) {
      case 'exchange':
        return `${exchange(effect.pays, effect.gains)} (${words.locations[effect.location]})`;
      case 'extraSpace':
        return 'ein Feld für jedes Plättchen, nutzbar, wo du gerade bist';
      case 'fare':
        return `${words.things[effect.thing]} bewegt dich wie Nahrung`;
      case 'swapDrawn':
        return 'nach dem Ziehen ein Plättchen austauschen';
      case 'spaces':
        return `${effect.spaces} weitere Felder ${words.at(effect.location)}`;
      case 'storeAtEnd':
        return `vor der Wertung ${effect.tiles} ziehen und Passendes einlagern`;
      case 'holdCorn':
        return `bewahrt bis zu ${effect.corn} Mais auf, bis du ihn einlagerst`;
    }
  },
  asset: (effect) => {
    switch (effect.verb) {
      case 'fare':
        return `${words.things[effect.thing]} bewegt dich wie Nahrung`;
      case 'steps':
        return `ohne Karren bis zu ${words.steps(effect.steps)} weit`;
      case 'sellBonus':
        return `${words.coins(effect.coins)} mehr bei jedem Verkauf`;
      case 'roadCoins':
        return `${words.coins(effect.coins)} für jeden Straßenbau`;
      case 'rowPoints':
        return `${words.points(effect.points)} für jede Reihe, die du füllst`;
      case 'boatPoints':
        return `${words.points(effect.points)} für jedes Boot, das du baust`;
      case 'orderPoints':
        return `${words.points(effect.points)} für jeden Auftrag, den du erfüllst`;
      case 'extensionDiscount':
        return `Ausbauten kosten ${effect.coins} weniger`;
      case 'planningSpaces':
        return `${effect.spaces} Planungsfeld mehr`;
      case 'freeCartUses':
        return `der freie Karren fährt ${effect.more}-mal mehr je Runde`;
      case 'endPointsPerAsset':
        return `am Ende ${words.points(effect.points)} je Anschaffung`;
      case 'endPointsPerExtension':
        return `am Ende ${words.points(effect.points)} je Ausbau`;
      case 'exchangeForTraveler': {
        const gains = [
          ...(effect.gains.length > 0 ? [choice(effect.gains)] : []),
          ...(effect.coins > 0 ? [words.coins(effect.coins)] : []),
          ...(effect.opals > 0 ? [words.opals(effect.opals)] : []),
          ...(effect.points > 0 ? [words.points(effect.points)] : []),
        ];
        return `${things(effect.pays)} → ${inWords(gains, 'und')} (Reisender)`;
      }
      case 'storeForTraveler':
        return `lagert bis zu ${effect.spaces} Waren ein (Reisender)`;
    }
  },
  mission: (condition) => {
    switch (condition.verb) {
      case 'orders':
        return `${condition.least} Aufträge erfüllen`;
      case 'ordersAskingFor':
        return `${condition.least} Aufträge mit ${choice(condition.goods)} erfüllen`;
      case 'boats':
        return `${condition.least} Boote bauen`;
      case 'houses':
        return `${condition.least} Häuser bauen`;
      case 'orderBoatAndHouse':
        return 'einen Auftrag erfüllen, ein Boot und ein Haus bauen';
      case 'stored':
        return `${condition.least} ${words.things[condition.good]} einlagern`;
      case 'storedKinds':
        return `${condition.least} Sorten einlagern`;
      case 'storedTiles':
        return `${condition.least} Plättchen einlagern`;
      case 'rows':
        return `${condition.least} Reihen füllen`;
      case 'rowsWithoutCorn':
        return `${condition.least} Reihen ohne Mais füllen`;
      case 'firstRow':
        return 'zuerst eine Reihe füllen';
      case 'firstRowOf':
        return `zuerst eine Reihe mit ${words.things[condition.good]} füllen`;
      case 'firstOrder':
        return 'zuerst einen Auftrag erfüllen';
      case 'firstHouse':
        return 'zuerst ein Haus bauen';
      case 'ownedAtEnd':
        return `am Ende ${inWords(
          condition.goods.map((good) => `${condition.least} ${words.things[good]}`),
          'und',
        )} besitzen`;
      case 'mostAtEnd':
        return `am Ende mehr ${words.things[condition.good]} als alle anderen besitzen`;
      case 'assetsAtEnd':
        return `am Ende ${condition.least} Anschaffungen besitzen`;
    }
  },
  event: (effect) => {
    switch (effect.verb) {
      case 'gainCoins':
        return `alle erhalten ${words.coins(effect.coins)}`;
      case 'gainCoinsPerRow':
        return `alle erhalten ${words.coins(effect.coins)} je gefüllter Reihe`;
      case 'coinsForTheBroke':
        return `wer keine Münzen hat, erhält ${words.coins(effect.coins)}`;
      case 'pointsForTheBroke':
        return `wer keine Münzen hat, erhält ${words.points(effect.points)}`;
      case 'pointsForFewestCorn':
        return `wer am wenigsten Mais im Lager hat, erhält ${words.points(effect.points)}`;
      case 'dropExtension':
        return 'der unterste Ausbau verlässt die Leiste';
      case 'dropRandomOrder':
        return 'ein Auftrag verlässt den Markt';
      case 'dropRandomHouse':
        return 'ein Haus verlässt das Dorf';
      case 'discountExtensions':
        return `Ausbauten kosten in dieser Runde ${effect.coins} weniger`;
      case 'sellAlso':
        return `${inWords(
          effect.goods.map((good) => words.things[good]),
          'und',
        )} lassen sich in dieser Runde für ${words.coins(effect.price)} verkaufen`;
      case 'closeGapsAtOnce':
        return 'Lücken der Leiste schließen sich in dieser Runde nach jedem Kauf';
      case 'longerSteps':
        return `ohne Karren geht es in dieser Runde bis zu ${words.steps(effect.steps)} weit`;
      case 'offerPlanningSpace':
        return `alle dürfen in dieser Runde ${effect.spaces} Planungsfeld mehr nutzen`;
      case 'offerCart':
        return `alle dürfen für ${words.coins(effect.price)} einen Karren kaufen`;
      case 'offerGood':
        return effect.price === 0
          ? `alle dürfen 1 ${words.things[effect.good]} nehmen`
          : `alle dürfen für ${words.coins(effect.price)} 1 ${words.things[effect.good]} kaufen`;
      case 'offerRoad':
        return 'alle dürfen kostenlos einen Schritt Straße bauen';
      case 'offerPoints':
        return `alle dürfen bis zu ${words.points(effect.most)} für je 1 Münze kaufen`;
      case 'offerFigure':
        return 'alle dürfen ihre Figur versetzen, wohin sie wollen';
      case 'offerCornMove':
        return 'alle dürfen einen Mais in eine andere begonnene Reihe legen';
      case 'offerDrawAndStore':
        return `alle dürfen ${effect.tiles} Plättchen ziehen und in begonnene Reihen lagern`;
      case 'offerDrawAndPlace':
        return 'alle dürfen ein Plättchen ziehen und gleich platzieren';
      case 'offerFreeCart':
        return `alle dürfen für ${words.points(effect.points)} auf den freien Karren dieser Runde verzichten`;
      case 'offerGoodReturn':
        return `alle dürfen für ${words.points(effect.points)} 1 ${words.things[effect.good]} zurückgeben`;
      case 'offerFewerPlanning':
        return `alle dürfen für ${words.points(effect.points)} auf ein Planungsfeld verzichten`;
      case 'offerExtensionRemoval':
        return `alle dürfen für ${words.points(effect.points)} einen Ausbau ${effect.letters.join('/')} abgeben`;
      case 'offerRearranging':
        return 'alle dürfen die Waren auf ihren Aktionsfeldern umlegen';
      case 'offerCartReturn':
        return `alle dürfen für ${words.points(effect.points)} einen Karren zurückgeben`;
      case 'offerRefill':
        return 'alle dürfen ihre Kiste in den Beutel leeren';
      case 'offerStoreDrawn':
        return 'nach dem Ziehen dürfen alle ein Plättchen lagern oder liefern und ziehen nach';
      case 'offerDiscardDrawn':
        return `nach dem Ziehen dürfen alle ein Plättchen für ${words.coins(effect.coins)} weglegen`;
    }
  },
};
