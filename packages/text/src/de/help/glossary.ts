import type { TermTexts } from '../../help/terms.ts';

/** The words of the game, explained. */
export const glossary: TermTexts = {
  action: {
    name: 'Aktion',
    says: 'Was du in einem Zug tust: herstellen, tauschen, bauen, kaufen, lagern, liefern. Eine je Zug.',
  },
  actionBoard: {
    name: 'Aktionsplan',
    says: 'Dein eigener Plan mit Planungsfeldern, den Orten und der Bewegung.',
  },
  actionSpace: {
    name: 'Aktionsfeld',
    says: 'Ein Feld, auf dem ein Plättchen auf seinen Einsatz wartet: an einem Ort, auf einer Karte, zum Reisen.',
  },
  asset: {
    name: 'Anschaffung',
    says: 'Eine Karte vom Reisenden: dauerhafte Hilfe oder ein eigenes Geschäft.',
  },
  bag: { name: 'Beutel', says: 'Daraus ziehst du. Nur du darfst hineinschauen.' },
  boat: { name: 'Boot', says: 'Eine Karte aus dem Hafen: Punkte, und sofort ein Plättchen.' },
  cart: {
    name: 'Karren',
    says: 'Steht an einem Bewegungsfeld und macht dessen Reise bis zu drei Schritte lang.',
  },
  container: {
    name: 'Kiste',
    says: 'Hierher kommen benutzte und neue Plättchen. Sie füllt den Beutel, wenn er leer ist.',
  },
  declare: { name: 'Planung beenden', says: 'Damit steht dein Plan fest und lässt sich nicht mehr ändern.' },
  depot: { name: 'Lagerhälfte', says: 'Das linke oder das rechte Lager.' },
  event: {
    name: 'Ereignis',
    says: 'Eine Karte, die für alle etwas ändert, eine je Runde. Nur mit der Erweiterung.',
  },
  extension: {
    name: 'Ausbau',
    says: 'Eine Karte von der Ausbauleiste mit einer neuen Aktion oder Fähigkeit.',
  },
  extraSpace: {
    name: 'Zusatzfeld',
    says: 'Das Feld eines Ausbaus. Sein Plättchen dient überall, wo du handelst.',
  },
  figure: { name: 'Figur', says: 'Zeigt, an welchem Ort du bist.' },
  freeCart: {
    name: 'freier Karren',
    says: 'Mit ihm beginnst du. Er fährt einmal je Runde und braucht keine Nahrung.',
  },
  higherGood: {
    name: 'höhere Ware',
    says: 'Kakao, Erz, Wolle, Tuch, Silber oder Glas. Manche Anschaffungen kosten eine.',
  },
  house: { name: 'Haus', says: 'Eine Karte aus dem Dorf: Punkte, und mehr für jedes Plättchen einer Ware.' },
  mission: { name: 'Mission', says: 'Ein geheimes Ziel, das Punkte bringt.' },
  movementSpace: { name: 'Bewegungsfeld', says: 'Ein Feld für eine Nahrung, mit der du reisen kannst.' },
  opal: { name: 'Opal', says: 'Damit zahlst du an Handelsfeldern. Zwei sind einen Punkt wert.' },
  order: { name: 'Auftrag', says: 'Eine Karte, die Waren verlangt und viele Punkte bringt.' },
  pack: { name: 'Paket', says: 'Eine Datei mit allen Zahlen auf Plättchen und Karten.' },
  planningSpace: { name: 'Planungsfeld', says: 'Hier liegen gezogene Plättchen, bis du sie platzierst.' },
  point: { name: 'Punkt', says: 'Wer am Ende die meisten hat, gewinnt. Die meisten zählen erst dann.' },
  reveal: {
    name: 'aufdecken',
    says: 'Verdecktes wird bekannt: ein gezogenes Plättchen, eine umgedrehte Karte. Weiter zurück geht es dann nicht.',
  },
  ring: { name: 'Ring', says: 'Die sieben Orte, jeder mit zwei Nachbarn.' },
  role: { name: 'Rolle', says: 'Womit du beginnst, und eine eigene Aktion.' },
  round: { name: 'Runde', says: 'Ziehen, planen, handeln, die nächste vorbereiten.' },
  row: { name: 'Reihe', says: 'Eine Zeile des Lagers für eine Ware. Voll bringt sie Punkte.' },
  startingPlayer: {
    name: 'Startspieler',
    says: 'Ist in dieser Runde zuerst dran; in der nächsten, wer links sitzt.',
  },
  strip: { name: 'Ausbauleiste', says: 'Hier liegen Ausbauten zum Kauf. Je tiefer, desto billiger.' },
  supply: { name: 'Vorrat', says: 'Plättchen, Karten und Karren, die noch niemandem gehören.' },
  tile: { name: 'Plättchen', says: 'Eine Ware, die du ziehst, platzierst, nutzt und einlagerst.' },
  tradingPoint: {
    name: 'Handelsplatz',
    says: 'Hier landen Waren für Anschaffungen, und für Opale kann man sie kaufen.',
  },
  tradingSpace: {
    name: 'Handelsfeld',
    says: 'Ein Teil des Handelsplatzes: für jeden eines, und ein neutrales.',
  },
  traveler: { name: 'Reisender', says: 'Er zieht um den Ring. Wo er ist, kannst du mit ihm handeln.' },
  travelerStrip: {
    name: 'Reisendenleiste',
    says: 'Deine Felder für Waren, die du dem Reisenden geben willst.',
  },
  turn: { name: 'Zug', says: 'Reisen und eine Aktion, oder passen. Dann ist der Nächste dran.' },
  warehouse: { name: 'Lager', says: 'Hier liegen Plättchen für immer, Reihe für Reihe.' },
};
