import type { Words } from '../en.ts';

export const start: Words['start'] = {
  title: 'Leben auf der Hochebene',
  pitch: [
    'Du lebst zwischen See und Bergen: von Fisch, Herden, Erz, Tuch und Handel.',
    'Jede Runde ziehst du Waren aus dem Beutel, planst, wo du sie einsetzt, und reist dorthin.',
    'Edle Waren, volle Lager, Aufträge und Häuser bringen Punkte: Die meisten gewinnen.',
  ],
  panorama: 'Eine Karawane zieht zwischen See und Dorf über die Hochebene.',
  quick: {
    title: 'Gleich spielen',
    says: 'Gegen zwei leichte Bots, das Grundspiel. Es beginnt sofort, braucht kein Konto und bleibt auf diesem Gerät.',
    play: 'Gegen Bots spielen',
    starting: 'Wird aufgebaut …',
    failed: 'Die Partie konnte nicht beginnen: Dieser Browser speichert keine Daten für die Seite.',
    choose: 'Mitspieler und Module wählen',
    resume: 'Weiterspielen',
    resumeSays: 'Deine letzte Partie wartet, wo du aufgehört hast.',
  },
  running: 'Noch im Gang',
  allGames: (count) =>
    count === 1 ? 'Meine Partien' : count === 2 ? 'Meine beiden Partien' : `Alle meine ${count} Partien`,
  ways: {
    online: {
      title: 'Mit Freunden in der Ferne',
      says: 'Öffne einen Tisch und verschicke seinen Link. Freie Plätze füllen Bots.',
      go: 'Online spielen',
    },
    together: {
      title: 'Zusammen an einem Gerät',
      says: 'Reicht es herum; zwischen den Spielern fällt ein Vorhang.',
      go: 'Aufbauen',
    },
    learn: {
      title: 'Das Spiel lernen',
      says: 'Die Regeln in kurzen Kapiteln, mit Suche. In deiner ersten Partie begleiten dich Hinweise.',
      go: 'Regeln lesen',
    },
  },
  facts: {
    title: 'Was in der Schachtel ist',
    list: [
      'Das ganze Spiel für 2 bis 5: Missionen, die Erweiterung „Der Reisende“, vollständig oder nur mit ihren Ereignissen, das kurze Spiel, beide Ausgaben.',
      'Bots für jeden, vom gutmütigen Anfänger bis zum zähen Gegner, auch ohne Netz.',
      'Jeder Schritt lässt sich zurücknehmen, bis etwas aufgedeckt wird.',
      'Eine Mischung, die jeder nach der Partie nachprüfen kann.',
    ],
  },
};
