import type { SettingTexts } from '../table/settings.ts';

const levels = {
  random: { name: 'Zufall', says: 'Spielt irgendetwas Erlaubtes; gut, um Regeln auszuprobieren.' },
  easy: { name: 'leicht', says: 'Spielt vernünftig und macht Fehler; gut für die erste Partie.' },
  medium: { name: 'mittel', says: 'Plant seine Runden gut und schaut nicht weiter.' },
  hard: { name: 'schwer', says: 'Wägt viele Pläne ab, mit allem, was Bots gelernt haben.' },
  master: {
    name: 'Meister',
    says: 'Der stärkste: Er spielt die besten Pläne im Kopf weiter, das dauert einen Moment.',
  },
};

/** What a host can choose, and each choice, explained. */
export const settings: SettingTexts = {
  options: {
    players: { name: 'Mitspielende', says: 'Wie viele spielen, Menschen und Bots zusammen.' },
    missions: { name: 'Missionen', says: 'Alle erhalten zwei geheime Ziele, die Punkte bringen.' },
    traveler: {
      name: 'Der Reisende',
      says: 'Die Erweiterung: jede Runde ein Ereignis, und ein Reisender mit seltenen Dingen.',
      values: {
        off: { name: 'ohne', says: 'Nur das Grundspiel.' },
        eventsOnly: {
          name: 'nur Ereignisse',
          says: 'Jede Runde ein Ereignis; ohne Reisenden, Anschaffungen und Opale.',
        },
        full: { name: 'vollständig', says: 'Ereignisse, Reisender, Opale, Anschaffungen und Handelsplatz.' },
      },
    },
    short: {
      name: 'Kurzes Spiel',
      says: 'Endet spätestens nach fünfzehn Ereignissen; alle beginnen etwas weiter. Braucht die Erweiterung.',
    },
    edition: {
      name: 'Ausgabe',
      says: 'Die Ausgaben unterscheiden sich bei der Nahrung und beim Kauf von Ausbauten.',
      values: {
        2018: { name: 'aktuelle', says: '36 Nahrung; kein Ausbau einer Art, die man schon hat.' },
        2017: { name: 'erste deutsche', says: '30 Nahrung; man darf zwei Ausbauten einer Art haben.' },
      },
    },
    roles: {
      name: 'Rollen',
      says: 'Wie alle zu ihrer Rolle kommen.',
      values: {
        random: { name: 'gezogen', says: 'Alle ziehen eine zufällige Rolle.' },
        draft: { name: 'gewählt', says: 'Die Rollen liegen offen; wer zuletzt dran ist, wählt zuerst.' },
      },
    },
    planning: {
      name: 'Planung',
      says: 'Wer wann die Planung beenden darf.',
      values: {
        ordered: {
          name: 'reihum',
          says: 'Erst der Startspieler, dann im Uhrzeigersinn, wie in der Anleitung.',
        },
        simultaneous: { name: 'jederzeit', says: 'Niemand wartet; besser für langsame Partien.' },
      },
    },
    drawing: {
      name: 'Ziehen',
      says: 'Ob alle freien Planungsfelder gefüllt werden müssen.',
      values: {
        full: { name: 'alle füllen', says: 'Du ziehst, bis alle freien Felder voll sind.' },
        upTo: { name: 'nach Belieben', says: 'Du darfst auch weniger ziehen.' },
      },
    },
    openBags: { name: 'Offene Beutel', says: 'Alle dürfen in jeden Beutel und jede Kiste schauen.' },
    startingSeat: {
      name: 'Startspieler',
      says: 'Wer die erste Runde beginnt.',
      values: { random: { name: 'ausgelost', says: 'Das Mischen entscheidet.' } },
    },
  },
  table: {
    title: { name: 'Titel', says: 'Wie der Tisch in Listen heißt.' },
    visibility: {
      name: 'Wer ihn findet',
      says: 'Ob der Tisch in der Liste steht.',
      values: {
        open: { name: 'offen', says: 'Alle finden ihn in der Liste und können mitspielen.' },
        private: { name: 'privat', says: 'Nur wer den Link hat.' },
      },
    },
    clock: {
      name: 'Uhr',
      says: 'Wie viel Zeit jeder hat.',
      values: {
        none: { name: 'keine', says: 'Lasst euch Zeit.' },
        live: { name: 'live', says: 'Zeit für die ganze Partie und etwas mehr für jeden Zug.' },
        slow: { name: 'langsam', says: 'Tage für jede Entscheidung; für Partien nebenbei.' },
      },
      bank: { name: 'Zeit für die Partie', says: 'In Sekunden, für jeden.' },
      increment: { name: 'Mehr je Zug', says: 'In Sekunden, vor jedem Zug dazu.' },
      days: { name: 'Tage je Entscheidung', says: 'So viele Tage für jede Entscheidung.' },
    },
    atZero: {
      name: 'Wenn die Zeit um ist',
      says: 'Was geschieht, wenn jemandem die Zeit ausgeht.',
      values: {
        bot: { name: 'ein Bot entscheidet', says: 'Ein Bot trifft diese Entscheidung, damit es weitergeht.' },
        wait: { name: 'warten', says: 'Der Tisch wartet; der Gastgeber darf einen Bot einsetzen.' },
      },
    },
    spectators: { name: 'Zuschauer', says: 'Andere dürfen zusehen; sie sehen nur, was offen liegt.' },
    undo: {
      name: 'Zurücknehmen',
      says: 'Was sich zurücknehmen lässt.',
      values: {
        free: { name: 'frei', says: 'Bis etwas aufgedeckt wurde oder jemand anders gehandelt hat.' },
        agreed: { name: 'wenn alle wollen', says: 'Nur wenn alle am Tisch zustimmen.' },
        none: { name: 'nie', says: 'Was getan ist, ist getan.' },
      },
    },
    hints: { name: 'Tipps', says: 'Du darfst fragen, was ein guter Bot an deiner Stelle täte.' },
    pace: {
      name: 'Tempo der Bots',
      says: 'Wie lange Bots zu denken scheinen.',
      values: {
        instant: { name: 'sofort', says: 'Bots antworten, sobald sie können.' },
        brisk: { name: 'zügig', says: 'Ein kurzer Moment, damit du folgen kannst.' },
        calm: { name: 'ruhig', says: 'Zeit, jedem Schritt zuzusehen.' },
      },
    },
    substitute: {
      name: 'Vertretung',
      says: 'Der Bot, der für jemanden spielt, der gegangen ist.',
      values: levels,
    },
  },
};
