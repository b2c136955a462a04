import type { places as english } from '../../en/help/places.ts';

/** What there is to do at each place, and the warehouse. */
export const places: typeof english = {
  farm: {
    title: 'Farm',
    about: 'Alpakas, Wolle und Tuch.',
    says: {
      food: '{=farm-food}. Nutze eines oder mehrere in einer Aktion.',
      wool: '{=farm-wool}.',
      cloth: '{=farm-cloth}.',
    },
  },
  forest: {
    title: 'Wald',
    about: 'Holz und Kakao.',
    says: {
      wood: '{=forest-wood}.',
      cacao: '{=forest-cacao}. Nutze eines oder mehrere; du wählst für jedes.',
    },
  },
  mine: {
    title: 'Bergwerk',
    about: 'Stein, Erz und Silber.',
    says: {
      stone: '{=mine-stone}.',
      silver: '{=mine-silver}.',
    },
  },
  harbor: {
    title: 'Hafen',
    about: 'Fisch und Boote.',
    says: {
      food: '{=harbor-food}. Auch was du zahlst, kommt in deine Kiste und bleibt dein.',
      stone: '{=harbor-stone}.',
      boat: '{=boatCost} → ein {boat} deiner Wahl, und das Plättchen, das es bringt.',
    },
  },
  village: {
    title: 'Dorf',
    about: 'Häuser, das Lager, Karren.',
    says: {
      house: '{=houseCost} → ein {house} deiner Wahl.',
      store:
        'Lagere ein Plättchen oder mehrere vom Dorf in dein {warehouse} ein, nur keine {food}. Was in keine Reihe passt, kannst du nicht einlagern.',
      cart: 'Für {=cartPrice} gibt es einen {cart}. Stelle ihn an ein Bewegungsfeld ohne Karren; er fährt sofort. Höchstens einer je Runde, und höchstens {=mostCarts} insgesamt, den freien mitgezählt.',
    },
  },
  market: {
    title: 'Markt',
    about: 'Münzen, Ausbauten, Aufträge.',
    says: {
      sell: 'Verkaufe ein Plättchen oder mehrere zu ihren Preisen. Die Plättchen behältst du: Sie kommen in die Kiste. Was keinen Preis hat, lässt sich nicht verkaufen.',
      buy: 'Kaufe einen {extension} von der Leiste, höchstens einen je Runde.',
      order: 'Nimm für {=orderPrice} einen {order}, oder beliefere den, den du hast. Das sind zwei Aktionen.',
      pay: 'Karren, Ausbauten und Aufträge zahlst du in diesem Moment mit eigenen Münzen. Auch was du vorhin in dieser Runde verdient hast, zählt.',
    },
  },
  road: {
    title: 'Straße',
    about: 'Mehr Planungsfelder, und Mais.',
    says: {
      build: '{=roadCost} → dein Markierungswürfel rückt auf der Straße ein Feld weiter.',
      steps:
        'Jeder Schritt bringt ein Planungsfeld oder einen {corn}. Ein neues Planungsfeld gilt ab dem nächsten Ziehen. Am letzten Feld ist die Straße fertig.',
    },
  },
  warehouse: {
    title: 'Das Lager',
    about: 'Wo Plättchen ruhen und Reihen Punkte bringen.',
    says: {
      why: 'Ein eingelagertes Plättchen ist für immer aus dem Kreislauf. Seine Punkte bringt es trotzdem, und eine volle Reihe bringt mehr. Außerdem wird dein Beutel kleiner und damit besser.',
      order:
        'Reihen beginnst du in fester Folge: erst das linke {depot|Lager} von unten nach oben, dann das rechte. Du darfst viele beginnen, bevor die erste voll ist.',
      good: 'Das erste Plättchen bestimmt, was seine {row|Reihe} sammelt. Danach passt nur dieselbe Ware, oder {corn}.',
      open: 'Hast du für eine Ware eine offene Reihe, kommt das nächste Plättchen dorthin. Nur wenn du keine hast, beginnt es die nächste Reihe.',
      oneByOne:
        'Lagere Plättchen für Plättchen in beliebiger Folge ein. Sie entscheidet, welche Ware welche Reihe beginnt, und spätere Reihen bringen mehr.',
      food: '{food} wird nie eingelagert.',
    },
  },
  corn: {
    title: 'Mais',
    about: 'Der Joker im Lager.',
    says: {
      gain: 'Mais kommt von der Straße, von erfüllten Aufträgen und von ein paar Karten. Du räumst ihn sofort ein, egal wo deine Figur steht.',
      joker:
        'Er darf in jeder begonnenen, nicht vollen Reihe für ihre Ware einspringen. Oder er beginnt die nächste Reihe.',
      row: 'Eine mit Mais begonnene Reihe sammelt nur Mais, und solange sie offen ist, kommt all dein Mais dorthin.',
      nowhere: 'Mais, der nirgends passt, bleibt an der Straße.',
      never:
        'Mais ist nie im Beutel, in der Kiste oder auf Planungsfeldern. Er zählt nie als die Ware, für die er einspringt.',
      deliver:
        'Verlangt dein offener Auftrag Mais, darf ein gerade erhaltener Mais dorthin, egal wo deine Figur steht. Macht er den Auftrag voll, bringt das gleich den nächsten Mais.',
    },
  },
};
