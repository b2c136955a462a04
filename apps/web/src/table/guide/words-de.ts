import type { GuideWords } from './words-en.ts';

export const guideDe: GuideWords = {
  title: 'Begleiter',
  read: 'Verstanden',
  hide: 'Begleiter ausblenden',
  off: 'Der Begleiter ist aus. Der Kompass am Fuß des Tisches holt ihn zurück.',
  on: 'Begleiter zeigen',
  others: 'Die anderen sind am Werk. Sieh dir so lange ihre Pläne an: Drücke auf einen Namen.',
  over: 'Die Partie ist aus. Das Blatt zeigt, woher die Punkte kamen; beim Nachspielen siehst du jeden Schritt.',
  tooFar: (places, reachable) =>
    `Du handelst nur, wo deine Figur steht: Sie kommt ${reachable === 0 ? 'an keinen' : `nur an ${reachable}`} der ${places} Orte, an denen Plättchen bereitliegen. Nahrung auf einem Bewegungsfeld hilft, oder sie warten.`,
  now: {
    chooseRole: 'Wähle, wer du bist. Jede Rolle beginnt mit anderen Waren und hat eine eigene Aktion.',
    draftMission:
      'Behalte die Mission, der du am meisten zutraust: Erfüllt bringt sie Punkte, sonst kostet sie nichts.',
    passMission: 'Wähle, was dein linker Nachbar bekommt: besser nicht, was ihm passt.',
    pickMission:
      'Behalte eine der Missionen, die zu dir kamen; zwei Ziele, die zusammenpassen, sind leichter zu erreichen.',
    offer: 'Ein Ereignis macht ein Angebot. Nimm es an, wenn es dir hilft; Ablehnen kostet nichts.',
    takeBack:
      'Drücke Plättchen auf deinem Plan, um sie zurückzunehmen, oder ziehe. Was liegen bleibt, bleibt nutzbar.',
    onlyDraw: 'Ziehe deine Plättchen: Sie landen auf den Planungsfeldern, und dann planst du deine Runde.',
    swapOut: 'Du darfst ein Plättchen tauschen: Wähle das, das dir diese Runde am wenigsten hilft.',
    swapIn: 'Nimm, was dir am meisten fehlt, oder ziehe eines und hoffe.',
    plan: 'Wähle ein Plättchen, dann ein grün umrandetes Feld. Fülle, was eine Aktion kostet, an Orten, an die deine Figur kommt.',
    planned: 'Alle deine Plättchen liegen: Du kannst die Planung beenden. Bis dahin ist nichts fest.',
    unset:
      'Stelle deine Figur an den Ort, wo du zuerst handeln willst. Was du sonst geplant hast, sollte von dort zu erreichen sein.',
    turn: 'Grün ist, was hier geht. Reise dorthin, wo deine Plättchen liegen, und handle. Passe, wenn nichts mehr bleibt.',
    arrived: 'Du bist gereist: Handle jetzt hier. Grün ist, was geht.',
    elsewhere:
      'Hier hast du nichts zu tun. Reise dorthin, wo deine Plättchen liegen, und handle; oder passe.',
    acted:
      'Deine Aktion ist getan. Du darfst noch reisen, um im nächsten Zug richtig zu stehen; dann beende den Zug.',
    onlyEnd: 'Deine Aktion ist getan, und zum Reisen bleibt dir nichts: Beende den Zug.',
    steps: 'In diese Aktion passen noch Plättchen. Wähle das nächste, oder sag, dass es reicht.',
    corn: 'Im Lager springt Mais für jede Ware ein. Am besten füllt er eine Reihe, die fast voll ist.',
    lift: 'Wähle Plättchen, die du von deinem Plan hebst. Du legst sie gleich woanders hin.',
    put: 'Lege jedes gehobene Plättchen auf ein grün umrandetes Feld.',
    storeDrawn: 'Wähle gezogene Plättchen und die Reihe für jedes. Was du nicht einlagerst, bleibt deins.',
    placeDrawn: 'Lege das gezogene Plättchen hin, wo es dir diese Runde hilft, oder zurück in den Beutel.',
  },
};
