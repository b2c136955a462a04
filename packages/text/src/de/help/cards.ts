import type { cards as english } from '../../en/help/cards.ts';

/** The cards of the base game. */
export const cards: typeof english = {
  orders: {
    title: 'Aufträge',
    about: 'Viele Punkte für die richtigen Waren.',
    says: {
      take: 'Am Markt zahlst du {=orderPrice} und nimmst einen Auftrag deiner Wahl. Offen sein kann nur einer, außer eine Anschaffung erlaubt zwei, und zurückgeben kannst du ihn nicht.',
      deliver:
        'Liefere Plättchen von den Feldern des Markts, jedes auf ein freies Feld der Karte mit seiner Ware. Du musst nicht alles auf einmal bringen. Was du lieferst, ist weg. Nur Mais kommt anders dorthin: wenn du ihn erhältst.',
      last: 'Das letzte Plättchen erfüllt den Auftrag, und du bekommst einen {corn} von der Straße. Ist keiner mehr da, ist der Auftrag trotzdem erfüllt.',
      points:
        'Am Ende bringt ein erfüllter Auftrag seine Punkte. Ein offener bringt nichts, und die Plättchen darauf auch nicht.',
    },
  },
  houses: {
    title: 'Häuser',
    about: 'Punkte, und mehr für eine Ware.',
    says: {
      build: 'Im Dorf bezahlen {=houseCost} ein Haus. Wähle irgendeines, das noch da ist.',
      points:
        'Ein Haus bringt {=housePoints} Punkte. Dazu bringt jedes deiner Plättchen mit seiner Ware 1 Punkt mehr, egal wo es liegt, nur nicht auf Aufträgen. Ein zweites Haus mit derselben Ware brächte da nichts dazu.',
    },
  },
  boats: {
    title: 'Boote',
    about: 'Punkte, und sofort ein Plättchen.',
    says: {
      build:
        'Im Hafen bezahlen {=boatCost} ein Boot. Wähle irgendeines, das noch da ist. Es bringt {=boatPoints} Punkte und aus dem Vorrat das gezeigte Plättchen in deine Kiste. Mais von einem Boot räumst du ein wie jeden Mais.',
    },
  },
  extensions: {
    title: 'Ausbauten',
    about: 'Neue Aktionen und neue Fähigkeiten.',
    says: {
      buy: 'Am Markt kaufst du höchstens einen Ausbau je Runde. Er kostet, was darauf steht, und dazu, was sein Feld an der Leiste verlangt: ganz unten nichts, nach oben hin mehr.',
      kinds:
        'In der aktuellen Ausgabe kannst du keine zwei einer Art haben, auch nicht die Art, die auf deiner Rolle steht.',
      use: 'Die meisten Ausbauten sind Aktionen an einem Ort. Beim Planen legst du darauf, was sie kosten; in einem Zug an diesem Ort nutzt du sie.',
      list: 'Diese Ausbauten tauschen eins gegen das andere:',
      extra:
        'Das Zusatzfeld nimmt beim Planen jedes Plättchen. Wo du auch handelst, gilt es, als läge es dort: für Aktionen des Ortes, der Rolle, eines Ausbaus oder beim Reisenden. Es bewegt dich nicht. Taugen auch deine eigenen Felder, wählst du. {=oneKinds}',
      fare: 'Mit diesem wirkt eine {coin} auf einem Bewegungsfeld wie Nahrung. Nutzt du sie, kommt sie in den Vorrat.',
      swap: 'Mit diesem tauschst du einmal je Runde nach dem Ziehen ein Plättchen. Lege eins von den Planungsfeldern in die Kiste. Dann ziehe eins aus dem Beutel, oder such dir eins aus der Kiste. Ist der Beutel leer, kommt vorher die Kiste hinein, mit dem gerade abgelegten Plättchen.',
      spaces: 'Dieser gibt deinem Dorf {=moreSpaces} weitere Felder.',
      atEnd:
        'Dieser wirkt vor der Wertung: Du ziehst bis zu {=drawnAtEnd} Plättchen, füllst den Beutel nötigenfalls auf und darfst einlagern, was in begonnene Reihen passt. Der Rest zählt weiter als deine Plättchen.',
      hold: 'Auf diesem können bis zu {=heldCorn} Mais warten, die du bei den Aktionen bekommst, auch wenn eine Mais-Reihe offen ist. Im Dorf lagerst du sie als Aktion ein, einzeln oder zusammen. Was am Ende noch wartet, ist nicht eingelagert.',
    },
  },
  roles: {
    title: 'Rollen',
    about: 'Wer du bist, und womit du beginnst.',
    says: {
      get: 'Alle haben eine Rolle, zufällig verteilt. Werden Rollen gewählt, liegen sie offen: Wer zuletzt dran ist, wählt zuerst, der Startspieler zuletzt. Was niemand nimmt, scheidet aus.',
      action:
        'Die Rolle sagt, womit du beginnst, und gibt dir eine eigene Aktion. Sie wirkt wie ein Ausbau, ist aber keiner: Wo von Ausbauten die Rede ist, ist sie nicht gemeint.',
      list: 'Die Rollen dieses Pakets:',
    },
  },
  missions: {
    title: 'Missionen',
    about: 'Zwei geheime Ziele für jeden.',
    says: {
      deal: 'Alle bekommen drei Missionen. Behalte eine, gib eine nach links und eine nach rechts; von den zweien, die du bekommst, behältst du eine. Zu zweit behältst du eine und gibst eine ab; die dritte scheidet aus. Alle wählen gleichzeitig.',
      fulfill:
        'Eine Mission liegt verdeckt, bis du sie erfüllst; dann wird sie aufgedeckt und ist dir sicher. Ihre Punkte zählen am Ende.',
      first:
        'Steht „als Erste/r“ darauf, ist sie verloren, sobald jemand anders schneller war. Wären zwei im selben Moment die Ersten, entscheidet die Spielreihenfolge. Andere Missionen nennen, was mindestens nötig ist; mehr schadet nicht.',
      count:
        'Mais zählt im Lager als Sorte und als Plättchen. In einer Fisch-Reihe darf Mais liegen, in einer Reihe „ohne Mais“ nicht. Am Ende besitzt du alle Plättchen, die Punkte bringen, also nicht die auf Aufträgen.',
      ties: 'Am meisten hast du nur, wenn du mehr hast als jeder andere. Liegen mehrere gleich vorn, hat niemand am meisten.',
      list: 'Die Missionen dieses Pakets:',
    },
  },
};
