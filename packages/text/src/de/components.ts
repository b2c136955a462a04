import type { components as english } from '../en/components.ts';
import { type Message, say } from '../message/message.ts';
import { mark } from './mark.ts';

const { at, coins, points, thing } = mark;

const NO_MORE: Message = [];

/** What there is to know about components besides what they do. */
export const components: typeof english = {
  kinds: {
    roles: 'Rolle',
    extensions: 'Ausbau',
    orders: 'Auftrag',
    houses: 'Haus',
    boats: 'Boot',
    missions: 'Mission',
    events: 'Ereignis',
    assets: 'Anschaffung',
  },
  things: {
    food: 'Bezahlt fast alles, was du herstellst, und das Reisen. Sie wird nie eingelagert.',
    corn: 'Ein Joker für das Lager. Er kommt nie in Beutel oder Kiste.',
    wood: 'Für Boote und Straßen.',
    stone: 'Für Häuser und Straßen.',
    fish: 'Wird im Hafen zu Nahrung oder Stein.',
    alpaca: 'Gibt auf der Farm immer wieder Nahrung, oder Wolle.',
    cacao: 'Wird im Wald zu Nahrung, Tuch oder Glas.',
    ore: 'Wird im Bergwerk zu Silber.',
    wool: 'Wird auf der Farm zu Tuch.',
    cloth: 'Bringt viele Punkte und ist bei Aufträgen gefragt.',
    silver: 'Bringt viele Punkte und einen guten Preis.',
    glass: 'Die wertvollste Ware.',
  },
  coin: 'Kauft Karren, Aufträge und Ausbauten. Am Ende zählt sie nur bei Gleichstand.',
  places: {
    village: 'Häuser bauen, Waren einlagern, Karren kaufen.',
    market: 'Waren verkaufen, Ausbauten kaufen, Aufträge nehmen und beliefern.',
    road: 'Straße bauen: mehr Planungsfelder, und Mais.',
    harbor: 'Fisch in Nahrung oder Stein tauschen; Boote bauen.',
    farm: 'Nahrung und Wolle von Alpakas, Tuch aus Wolle.',
    mine: 'Stein für Nahrung, Silber aus Erz.',
    forest: 'Holz für Nahrung, und Gutes aus Kakao.',
  },
  assetNames: {
    'glass-fare': 'Glasperlen',
    'long-stride': 'Langer Schritt',
    stallkeeper: 'Marktstand',
    'road-crew': 'Straßentrupp',
    'rack-builder': 'Regalbau',
    broker: 'Makler',
    shipwright: 'Bootsbauer',
    'opal-wash': 'Opalwäsche',
    'order-book': 'Auftragsbuch',
    loom: 'Webstuhl',
    smelter: 'Schmelzofen',
    'herd-swap': 'Herdentausch',
    'night-shift': 'Nachtschicht',
    'second-driver': 'Zweiter Fahrer',
    curator: 'Sammler',
    surveyor: 'Vermesser',
    patron: 'Gönner',
    glassworks: 'Glashütte',
    jeweller: 'Juwelier',
    courier: 'Kurier',
    caravan: 'Karawane',
  },
  facts: {
    price: (price) => say`Preis ${coins(price)}, dazu die Kosten seines Felds an der Leiste`,
    letter: (letter) => say`Buchstabe ${letter}`,
    players: (least) => say`Nur ab ${least} Mitspielenden`,
    starts: (goods, count) =>
      count === 0 ? say`Beginnt mit ${goods}, ohne Münzen` : say`Beginnt mit ${goods} und ${coins(count)}`,
    cost: (what) => say`Kostet ${what}`,
    anyGood: 'eine beliebige Ware',
    higherGood: 'eine der höheren Waren',
    worth: (count) => say`Bringt ${points(count)}`,
    stage: (stage) => say`Stufe ${stage === 1 ? 'I' : 'II'}`,
    group: (group) => say`Gruppe ${group}`,
    ofExpansion: 'Aus der Erweiterung',
    ofTraveler: 'Aus der Erweiterung, nur mit dem Reisenden',
    value: (count) => say`am Ende je ${points(count)}`,
    marketPrice: (price) => (price === null ? say`Nicht verkäuflich` : say`Preis am Markt: ${coins(price)}`),
    supplyAt: (location) => say`Der Vorrat liegt ${at(location)}`,
    commonSupply: 'Der Vorrat steht allen offen',
    spaces: (count) => say`${count} Aktionsfelder`,
    oneOrMore: '+ heißt: eines oder mehr',
    coinsAdded: '+ heißt: eine oder mehr, denn jeder hat seinen Preis',
  },
  supplies: {
    firstFood: 'Nahrung in der ersten deutschen Ausgabe',
    carts: 'Karren, die der Mitspielenden eingerechnet',
    orders: 'Aufträge',
    extensions: 'Ausbauten',
  },
  traveler: {
    good: (good) => say`Reisender: ${good} auf das neutrale Handelsfeld`,
    stageTwo: 'Reisender: Stufe II wird aufgedeckt',
  },
  oneKind: (name) => say`Alle Ausbauten „${name}“ gelten als eine Art.`,
  actions: {
    exchange: (pays, gains) =>
      say`Mach aus ${pays} von den Feldern dieses Orts ${gains}. Alles kommt in die Kiste.`,
    exchangeMany: (pay, gains) =>
      say`Mach aus jedem Plättchen ${pay} von den Feldern dieses Orts ${gains}, so oft du willst in einer Aktion. Alles kommt in die Kiste.`,
    boat: (cost) => say`Zahle ${cost} von den Feldern des Hafens für ein Boot deiner Wahl.`,
    house: (cost) => say`Zahle ${cost} von den Feldern des Dorfs für ein Haus deiner Wahl.`,
    store: say`Lege Waren von den Feldern des Dorfs in dein Lager, so viele du willst in einer Aktion. Nahrung wird nie eingelagert.`,
    cart: (price) =>
      say`Zahle ${coins(price)} für einen Karren und stelle ihn neben ein Bewegungsfeld. Nur einmal je Runde.`,
    sell: say`Mach Waren von den Feldern des Markts zu Münzen, so viele du willst in einer Aktion.`,
    extension: say`Zahle Münzen für einen Ausbau von der Leiste. Nur einmal je Runde.`,
    order: (price) =>
      say`Zahle ${coins(price)} für einen Auftrag deiner Wahl. Nur einer kann offen sein, außer eine Anschaffung erlaubt zwei.`,
    deliver: say`Lege Waren von den Feldern des Markts auf deinen offenen Auftrag, so viele du willst in einer Aktion.`,
    road: (cost) =>
      say`Zahle ${cost} von den Feldern der Straße für einen weiteren Schritt: ein Planungsfeld oder einen ${thing('corn')}.`,
  },
  when: {
    now: 'Es wirkt sofort.',
    round: 'Es wirkt die ganze Runde.',
    drawing: 'Es wirkt beim Ziehen.',
  },
  neutralGood: (good) => say`Mit dem Reisenden: ${good} kommt auf das neutrale Handelsfeld.`,
  stageTwo: 'Mit dem Reisenden: Die Anschaffungen der Stufe II werden aufgedeckt.',
  role: say`Sie wirkt wie ein Ausbau, den du von Anfang an hast.`,
  exchange: (location) =>
    say`Lege beim Planen darauf, was die Aktion kostet; in einem Zug ${at(location)} kannst du sie ausführen. Was du erhältst, kommt in die Kiste.`,
  order: (price) =>
    say`Nimm ihn am Markt für ${price} und liefere von den Feldern des Markts, in beliebig vielen Zügen. Das letzte Plättchen bringt einen ${thing('corn')}. Nur einer kann offen sein, außer eine Anschaffung erlaubt zwei, und du behältst ihn, bis er erfüllt ist.`,
  cornOrder: say`Der ${thing('corn')} dafür kommt nicht vom Markt: Liefere einen, sobald du ihn erhältst, egal wo deine Figur steht.`,
  house: (cost, good) =>
    say`Baue es im Dorf für ${cost}. Am Ende bringt dir jedes Plättchen ${thing(good)} 1 Punkt mehr, egal wo es liegt, nur nicht auf Aufträgen.`,
  boat: (cost, good) =>
    say`Baue es im Hafen für ${cost}. Sofort kommt ein Plättchen ${thing(good)} in deine Kiste.`,
  cornBoat: (cost) =>
    say`Baue es im Hafen für ${cost}. Sofort erhältst du einen ${thing('corn')} und räumst ihn ein wie jeden anderen.`,
  extensionName: (effect) => {
    switch (effect.verb) {
      case 'exchange':
        return [mark.place(effect.location)];
      case 'extraSpace':
        return say`Zusatzfeld`;
      case 'fare':
        return say`${thing(effect.thing)} für unterwegs`;
      case 'swapDrawn':
        return say`Tausch`;
      case 'spaces':
        return say`mehr Platz ${at(effect.location)}`;
      case 'storeAtEnd':
        return say`spätes Einlagern`;
      case 'holdCorn':
        return say`Platz für ${thing('corn')}`;
    }
  },
  extension: (effect) => {
    switch (effect.verb) {
      case 'exchange':
        return components.exchange(effect.location);
      case 'extraSpace':
        return say`Lege beim Planen ein beliebiges Plättchen hierher. In einem Zug gilt es, als läge es am Ort deiner Figur, für jede Aktion dort. Es bewegt dich nicht, und Münzen gehören nicht hierher.`;
      case 'fare':
        return effect.thing === 'coin'
          ? say`Lege beim Planen eine ${thing('coin')} statt ${thing('food')} auf ein Bewegungsfeld. Nutzt du sie, ist sie ausgegeben.`
          : say`Lege beim Planen ${thing(effect.thing)} statt ${thing('food')} auf ein Bewegungsfeld. Nutzt du es, kommt es in die Kiste.`;
      case 'swapDrawn':
        return say`Einmal je Runde, zwischen Ziehen und Planen: Ein Plättchen der Planungsfelder kommt in die Kiste. Dafür ziehst du eins aus dem Beutel oder suchst dir eins aus der Kiste.`;
      case 'spaces':
        return say`Sie nehmen dasselbe wie die anderen Felder ${at(effect.location)}.`;
      case 'storeAtEnd':
        return say`Das geschieht vor der Wertung. Nur begonnene Reihen nehmen die Plättchen; was übrig bleibt, zählt trotzdem.`;
      case 'holdCorn':
        return say`${thing('corn')}, den du bei den Aktionen erhältst, darf hier warten. Als Aktion lagerst du ihn ${at(effect.location ?? 'village')} ein.`;
    }
  },
  asset: (effect) =>
    effect.verb === 'exchangeForTraveler' || effect.verb === 'storeForTraveler'
      ? say`Eine Aktion beim Reisenden: Lege beim Planen darauf, was sie kostet, und nutze sie dort, wo er steht.`
      : say`Sie wirkt dauerhaft, sobald du sie gekauft hast.`,
  mission: (condition) => {
    switch (condition.verb) {
      case 'firstRow':
      case 'firstRowOf':
      case 'firstOrder':
      case 'firstHouse':
        return say`War jemand anders schneller, ist sie verloren.`;
      case 'stored':
        return say`Es zählt, was im Lager liegt, jedes Plättchen als das, was es ist.`;
      case 'storedKinds':
      case 'storedTiles':
        return say`Es zählt, was im Lager liegt; auch ${thing('corn')} zählt.`;
      case 'mostAtEnd':
        return say`Alle deine Plättchen zählen, egal wo sie liegen, nur nicht auf Aufträgen. Hat jemand gleich viel, hat niemand am meisten.`;
      case 'ownedAtEnd':
        return say`Alle deine Plättchen zählen, egal wo sie liegen, nur nicht auf Aufträgen.`;
      case 'rowsWithoutCorn':
        return say`Reihen, in denen ${thing('corn')} liegt, zählen nicht.`;
      default:
        return NO_MORE;
    }
  },
  event: (effect) => {
    switch (effect.verb) {
      case 'gainCoins':
      case 'gainCoinsPerRow':
      case 'coinsForTheBroke':
      case 'pointsForTheBroke':
      case 'pointsForFewestCorn':
      case 'dropExtension':
      case 'dropRandomOrder':
      case 'dropRandomHouse':
      case 'discountExtensions':
      case 'sellAlso':
      case 'closeGapsAtOnce':
      case 'longerSteps':
        return NO_MORE;
      default:
        return say`Entschieden wird reihum; niemand muss.`;
    }
  },
};
