import type { traveler as english } from '../../en/help/traveler.ts';

/** The expansion. */
export const traveler: typeof english = {
  events: {
    title: 'Ereignisse',
    about: 'Jede Runde etwas Neues.',
    says: {
      reveal:
        'Jede Runde beginnt mit einem Ereignis. Manche wirken sofort, manche die ganze Runde, wenige beim Ziehen. Ist der Stapel leer, gibt es keine mehr.',
      pile: 'Zuerst kommen {=pileA} Karten der Gruppe A, dann {=pileB} von B, {=pileC} von C, {=pileD} von D und {=pileE} von E. Übrige Karten kommen ungesehen aus dem Spiel.',
      offers:
        'Bietet ein Ereignis etwas an, wird reihum entschieden. Niemand muss annehmen, und wer es nicht nutzen kann, wird übergangen, es sei denn, das verriete, was in einem Beutel ist. Geht eine Ware aus, bekommen die Späteren sie nicht und zahlen auch nicht.',
      line: 'Manche Ereignisse bringen auch eine Ware aus dem Vorrat auf das neutrale Handelsfeld oder decken die Anschaffungen der Stufe II auf. Das geschieht nach dem Ereignis selbst, und nur, wenn der Reisende dabei ist.',
      list: 'Die Ereignisse dieses Pakets, und was sie mit dem Reisenden bringen:',
      coins: 'Wer „keine Münzen hat“, hat gar keine, auch nicht auf Karten oder Bewegungsfeldern.',
      buying:
        'Was ein Ereignis verkauft, zahlst du mit eigenen Münzen. Waren kommen in die Kiste. Ein Karren aus einem Ereignis kommt sofort an seinen Platz und zählt nicht als Karren dieser Runde, aber mehr als {=mostCarts} hat niemand.',
      strip:
        'Ein billigerer Ausbau kostet mindestens 1, auch wenn noch eine Anschaffung den Preis senkt. Schließen sich Lücken sofort, zahlen Spätere für die neue Lage. Nimmt ein Ereignis den untersten Ausbau, ist das kein Kauf; und ist kein neuer für die Leiste da, naht das Ende.',
      selling:
        'Hat eine Ware, die du in dieser Runde verkaufen darfst, ohnehin einen Preis, gilt der höhere. Was du dafür an den Markt gelegt hast, darf später dort bleiben.',
      planning:
        'Ob ein Feld mehr oder weniger, entscheidest du vor dem Ziehen. Mehr als {=planningMost} werden es nie. Ein Plättchen, das am Rundenende auf dem weiteren Feld liegt, bleibt dort; solange alle deine Felder belegt sind, ziehst du nichts und nimmst nichts zurück. Auf ein Feld verzichten kannst du nur, wenn eines frei ist.',
      road: 'Ein Straßenbau durch ein Ereignis bringt, was er immer bringt, nur Anschaffungen zahlen dafür nichts. Am Ende der Straße geschieht nichts.',
      moving:
        'Längere Schritte helfen nur ohne Karren und zählen nicht mit einer Anschaffung zusammen. Darfst du die Figur versetzen, geht das auch beim ersten Mal; dann ist das freie Setzen verbraucht.',
      corn: 'Mais, den du umlegen darfst, kann auch aus einer vollen Reihe oder einer Mais-Reihe kommen, aber nie als letztes Plättchen einer Reihe, und er kommt nur in begonnene. Sind danach zwei Reihen einer Ware offen, wählst du. Für eine Reihe zahlt eine Anschaffung nur einmal. Wo der wenigste Mais zählt, gilt nur der im Lager, und bei Gleichstand erhalten alle, die gleichauf sind, die Punkte.',
      drawn:
        'Bei diesen Ereignissen nutzt du nach dem Ziehen ein Plättchen von den Planungsfeldern. Lagerst oder lieferst du es, ziehst du nach; auch neue Reihen darfst du beginnen. Legst du es für Münzen weg, ziehst du keins, kannst die Münzen aber gleich einplanen.',
      storing:
        'Von den gezogenen Plättchen lagerst du so viele ein, wie du magst, nur in begonnene Reihen. Der Rest kommt zurück in den Beutel.',
      placing:
        'Beim Umlegen nimmst du Waren von Aktionsfeldern und legst sie auf andere, die sie nehmen, oder in die Kiste. Tauschen ist erlaubt. Ein Plättchen, das du zum Platzieren ziehst, kommt auf ein freies Aktionsfeld, das es nimmt, oder zurück in den Beutel. Was ein Ereignis gelegt hat, lässt sich vor dem Ziehen zurücknehmen, beim Planen aber nicht umlegen.',
      giving:
        'Hier gibst du für Punkte etwas auf: den freien Karren dieser Runde, mit allen Fahrten; eine Nahrung von irgendwo, nur nicht von Aufträgen oder aus dem Lager; oder einen gekauften Karren. Nahrung neben ihm bleibt, für einen Schritt. Einen Karren darfst du wieder kaufen.',
      extension:
        'Gibst du einen Ausbau ab, kommen Waren darauf in die Kiste, Münzen zu dir zurück und Mais ins Lager oder wieder an die Straße. Die Rolle kannst du nicht abgeben. Die Art darfst du wieder kaufen.',
      gone: 'Ein Auftrag oder ein Haus verschwindet durch Zufall. Ist ein Ort damit leer, naht das Ende.',
      refill: 'Deine Kiste kommt vorzeitig in den Beutel.',
    },
  },
  traveler: {
    title: 'Der Reisende',
    about: 'Er zieht umher und handelt mit Seltenem.',
    says: {
      who: 'Der Reisende beginnt an der Straße. Alle haben eine Reisendenleiste mit {=travelerStrip} Feldern. Opale und Punkte gehen nie aus.',
      strip:
        'Lege beim Planen beliebige Waren außer Mais auf deine {travelerStrip|Reisendenleiste}, aber keine Münzen. Vor dem Ziehen darfst du sie zurücknehmen, auch was auf Anschaffungen liegt.',
      where:
        'Mit dem Reisenden handelst du, wo er steht. Die Aktionen dieses Ortes hast du dort weiterhin. Das Zusatzfeld gilt als Feld deiner Leiste, oder es ersetzt eine Ware auf einer Anschaffung.',
      opals:
        'Opale kaufen: Jedes Plättchen von deiner Leiste bringt einen {opal}. Nutze eins oder mehrere; sie kommen in die Kiste.',
      moves:
        'Am Ende der Runde zieht er im Uhrzeigersinn zum nächsten Ort ohne Figur. Wer noch nie gehandelt hat, hat keine Figur, die ihm im Weg stünde.',
      without:
        'Ohne den Reisenden gibt es nur die Ereignisse, die Punkte daraus und die zusätzlichen Aufträge, das Haus und das Boot.',
    },
  },
  assets: {
    title: 'Anschaffungen',
    about: 'Dauerhafte Hilfe und eigene Geschäfte.',
    says: {
      buy: 'Kaufe je Runde höchstens eine offene {asset}. Sie kostet ein Plättchen von deiner Leiste: irgendeine Ware, auch Nahrung, oder eine der {higherGood|höheren Waren}. Das Plättchen kommt auf dein eigenes Handelsfeld.',
      kinds:
        'Manche helfen von da an dauerhaft. Andere sind Aktionen: Lege beim Planen darauf, was sie kosten, und nutze sie beim Reisenden. Diese Waren kommen in deine Kiste.',
      stageTwo: 'Die Anschaffungen der Stufe II liegen verdeckt, bis ein Ereignis sie aufdeckt.',
      list: 'Die Anschaffungen dieses Pakets:',
    },
  },
  trading: {
    title: 'Der Handelsplatz',
    about: 'Wo Waren auf Käufer warten.',
    says: {
      point:
        'Der {tradingPoint|Handelsplatz} gehört nicht zum Ring, und keine Figur steht dort. Alle haben darauf ein {tradingSpace|Handelsfeld}, dazu gibt es ein neutrales.',
      buy: 'Eine Ware kaufen: ein Plättchen vom neutralen Feld oder dem eines anderen, für Opale, in die Kiste. Eins je Aktion, in beliebig vielen Zügen, auch wenn es erst in dieser Runde dorthin kam. Dein eigenes Feld ist nicht für dich. Die Preise:',
    },
  },
};
