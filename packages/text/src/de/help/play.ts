import type { play as english } from '../../en/help/play.ts';

/** How a game runs, up to moving around. */
export const play: typeof english = {
  goal: {
    title: 'Worum es geht',
    about: 'Die Idee des Spiels in einer Minute.',
    says: {
      what: 'Du lebst vom Hochland: Du fischst, hütest, gräbst, webst und handelst. Fast alles, was du besitzt, bringt Punkte. Wer am Ende die meisten Punkte hat, gewinnt.',
      circle:
        'Deine Waren sind {tile|Plättchen}, und sie drehen sich im Kreis. Du ziehst sie aus dem {bag|Beutel}, planst, was sie tun sollen, handelst damit und legst sie in deine {container|Kiste}. Ist der Beutel leer, füllt ihn die Kiste wieder auf.',
      grow: 'Was du herstellst, kommt dazu, und dein Beutel wächst. Die Kunst ist, Gutes hineinzubringen und anderes heraus: Was im {warehouse|Lager} oder auf Aufträgen liegt, kommt nie zurück.',
      points:
        'Punkte gibt es für Plättchen, Boote, Häuser, Aufträge und volle Reihen im Lager. Viele Wege führen zu einem guten Ergebnis.',
    },
  },
  setup: {
    title: 'Vorbereitung',
    about: 'Was am Anfang wo liegt. Das Programm erledigt alles.',
    says: {
      ring: 'Zwei bis fünf spielen mit, jeder in einer Farbe. Die sieben Orte bilden in zufälliger Folge einen {ring|Ring}; so hat jeder Ort zwei Nachbarn.',
      supply:
        'Die meisten Waren liegen an einem Ort: {glass} am {market}, {alpaca}, {wool} und {cloth} auf der {farm}, {stone}, {ore} und {silver} im {mine}, {wood} und {cacao} im {forest}, {fish} im {harbor}, {corn} an der {road}. {food} und Münzen gehören zu keinem Ort. Wie viel es gibt, hängt von der Zahl der Mitspielenden ab; die Liste nennt es für 2 / 3 / 4 / 5:',
      cards:
        'Aufträge liegen am Markt, Häuser und Karren im Dorf, Boote im Hafen. Ein paar Aufträge fehlen, und niemand weiß, welche. Auch Ausbauten für größere Runden fehlen; die übrigen bilden einen Stapel, oben A, unten D, und {=stripSpaces} davon liegen von Anfang an an der {strip|Ausbauleiste}.',
      own: 'Du beginnst mit einem Aktionsplan, einem leeren Lager, einem Karren, der umsonst fährt, einem Markierungswürfel oben an der Straße und den Plättchen und Münzen deiner Rolle. Die Plättchen liegen im Beutel.',
      first: 'Wer beginnt, bestimmt der Zufall oder wer den Tisch eröffnet hat.',
      limits:
        'Plättchen, Karten und Karren können ausgehen, Münzen, Opale und Punkte nicht. Eine Aktion darfst du auch dann ausführen, wenn aufgebraucht ist, was sie bringt: Du zahlst trotzdem und bekommst den Rest oder nichts. Ablehnen kannst du nicht, was du bekommst. Nur Karren und Ausbauten müssen wirklich da sein.',
    },
  },
  round: {
    title: 'Die Runde',
    about: 'Vier Phasen, immer wieder.',
    says: {
      phases:
        'Eine Runde hat vier Phasen: ziehen, planen, handeln, die nächste Runde vorbereiten. Mit der Erweiterung kommt vorher ein Ereignis.',
      together:
        'Gezogen und geplant wird gleichzeitig. Gehandelt wird reihum, je eine Aktion, bis alle gepasst haben.',
      new: 'Danach wird {startingPlayer|Startspieler}, wer links sitzt. Benutzte Karren sind wieder bereit, ebenso alles, was einmal je Runde geht. Dann kommt die Ausbauleiste, zuletzt der Reisende.',
      strip:
        'Hat jemand einen Ausbau gekauft, rutschen die anderen nach unten, und neue füllen die Leiste. Hat niemand gekauft, scheidet der unterste aus, die anderen rücken um eins nach unten, und oben kommt ein neuer dazu.',
    },
  },
  known: {
    title: 'Was alle wissen',
    about: 'Offen, verdeckt und nur für deine Augen.',
    says: {
      open: 'Offen ist, was an den Orten liegt und wie viele Ausbauten noch im Stapel sind. Ebenso alles, was offen vor den Spielenden liegt, auch Münzen, und wie viele Plättchen in jedem Beutel und jeder Kiste sind. Gezogen wird vor aller Augen, und was offen aus dem Spiel kommt, haben alle gesehen. Mit der Erweiterung auch: aufgedeckte Anschaffungen, alle Handelsfelder und die bisherigen Ereignisse.',
      own: 'In deinen Beutel und deine Kiste darfst du jederzeit schauen, aber der nächste Zug aus dem Beutel ist immer eine Überraschung. Bei den anderen siehst du nicht hinein, außer der Tisch spielt mit offenen Beuteln.',
      secret:
        'Niemand kennt die Reihenfolge der Stapel und die Karten, die ungesehen fehlen. Missionen sind geheim, bis sie erfüllt sind. Anfangs weggelegte kennt nur, wer sie auf der Hand hatte.',
      plan: 'Deinen Plan sieht niemand, bis du die Planung beendest.',
    },
  },
  drawing: {
    title: 'Ziehen',
    about: 'Phase 1: fülle deine Planungsfelder.',
    says: {
      back: 'Bevor du ziehst, darfst du Plättchen von Aktionsfeldern auf freie Planungsfelder zurücklegen und Münzen wieder zu dir nehmen. Mais bleibt liegen. Nach dem ersten gezogenen Plättchen ist es zu spät.',
      fill: 'Dann ziehst du blind aus dem Beutel, bis deine Planungsfelder voll sind. Danach kommen der Ausbau, der ein Plättchen tauscht, und Ereignisse beim Ziehen.',
      spaces:
        'Am Anfang hast du {=planningStart} Planungsfelder; die Straße bringt mehr, bis zu {=planningMost}. Ein Plättchen, das übrig blieb, behält sein Feld. Wie viele du nutzen darfst, steht fest, wenn die Phase beginnt.',
      empty:
        'Ist der Beutel leer, bevor du fertig bist, kippst du die Kiste hinein und ziehst weiter. Ist auch sie leer, bleiben Felder frei.',
      full: 'Ist kein Planungsfeld frei, ziehst du nichts, und die Kiste bleibt, wie sie ist.',
    },
  },
  planning: {
    title: 'Planen',
    about: 'Phase 2: lege Plättchen dorthin, wo sie wirken sollen.',
    says: {
      move: 'Lege Plättchen von Planungsfeldern auf {actionSpace|Aktionsfelder}: zu den Orten auf deinem Plan, zur Bewegung, auf Rolle und Ausbauten. Was liegen bleibt, nimmt dir beim nächsten Ziehen einen Platz. Während der Aktionen wird nichts mehr gelegt.',
      places:
        'Ein Ort nimmt alles, was dort irgendeine Aktion brauchen kann. {farm}: {=farmTakes}. {forest}: {=forestTakes}. {mine}: {=mineTakes}. {harbor}: {=harborTakes}. {road}: {=roadTakes}. {village}: alles außer {food} und {corn}. {market}: was einen Preis hat oder was Aufträge verlangen, aber kein {corn}.',
      mix: 'Noch müssen die Plättchen keine ganze Aktion ergeben. Alte und neue wirken zusammen.',
      cards:
        'Rolle und Ausbauten nehmen genau das, was darauf steht. Du darfst sie nach und nach füllen, auch über mehrere Runden.',
      food: 'Ein Bewegungsfeld nimmt eine {food}.',
      coins:
        'Münzen, die auf einer Karte stehen, legst du jetzt; bei den Aktionen ist es zu spät. Was Karren, Ausbauten und Aufträge kosten, zahlst du erst beim Kauf.',
      change:
        'Was du in dieser Runde gelegt hast, darfst du umlegen, bis du die Planung beendest. Was schon länger liegt, bleibt.',
      declare:
        'Zuerst {declare|beendet} der Startspieler die Planung, dann die anderen im Uhrzeigersinn; vorbereiten darfst du dich schon. An manchen Tischen beenden alle, wann sie wollen.',
    },
  },
  turn: {
    title: 'Dein Zug',
    about: 'Phase 3: eine Aktion nach der anderen.',
    says: {
      one: 'In einem Zug darfst du reisen, führst eine Aktion aus und darfst weiterreisen. Kannst oder willst du nicht handeln, passt du, und die Runde ist für dich vorbei. Haben alle gepasst, endet die Phase.',
      tiles:
        'Eine Aktion nutzt die Plättchen auf den Feldern des Ortes, an dem deine {figure|Figur} steht. Aktionen von Rolle und Ausbauten nutzen nur, was auf ihnen liegt. Jedes Plättchen wirkt einmal.',
      again:
        'Ein Haus bauen und einlagern sind zwei Aktionen, auch im selben Dorf: Das braucht zwei Züge. Wiederholen darfst du eine Aktion, solange du Plättchen dafür hast. Mit einem passenden Plättchen auf dem Zusatzfeld geht die Aktion einer vollen Karte zweimal, in zwei Zügen.',
      many: 'Verkaufen, einlagern, liefern und manches andere geht Plättchen für Plättchen. Das erste beginnt die Aktion; nach jedem darfst du aufhören.',
      after: 'Benutzte und neue Plättchen kommen in die Kiste. Ausgegebene Münzen gehen in den Vorrat.',
      free: 'Niemand muss handeln. Was du vorbereitet hast, kann auf eine andere Runde warten.',
      moved:
        'Wer reist, muss in diesem Zug auch handeln und kann nicht mehr passen. Deshalb geht Reisen nur, solange eine Aktion erreichbar bleibt.',
      end: 'Nach der Aktion beendest du den Zug selbst; bis dahin kannst du noch reisen.',
    },
  },
  movement: {
    title: 'Reisen',
    about: 'Wie deine Figur um den Ring kommt.',
    says: {
      set: 'Handeln kannst du nur, wo deine Figur steht. Für deine erste Aktion setzt du sie an einen beliebigen Ort, umsonst.',
      freeCart:
        'Dein {freeCart|freier Karren} fährt dich einmal je Runde bis zu drei Schritte weit, in jede Richtung.',
      food: 'Jede {food} auf einem {movementSpace|Bewegungsfeld} reicht für einen Schritt und kommt danach in die Kiste. Steht ein Karren daneben, bringt dich dieselbe Nahrung bis zu drei Schritte weit, und der Karren ist für diese Runde benutzt.',
      carts:
        'Ein Karren bleibt an seinem Bewegungsfeld. Mehr als {=mostCarts} kannst du nicht haben, den freien mitgezählt.',
      order:
        'Nutze deine Bewegungen in beliebiger Folge und so viele, wie du hast, vor der Aktion und danach.',
    },
  },
};
