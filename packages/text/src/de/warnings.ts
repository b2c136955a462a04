import { say } from '../message/message.ts';
import type { WarningTexts } from '../table/warnings.ts';

/** What a player may be warned of before a move. */
export const warnings: WarningTexts = {
  goOn: 'Trotzdem',
  back: 'Zurück',
  notAgain: 'Davor nicht mehr warnen',
  unusableTile: {
    name: 'Nutzlose Plättchen',
    says: 'Ein Plättchen liegt, wo es in dieser Runde keiner Aktion dient.',
    warns: ({ thing, site, tiles }) => say`In dieser Runde nutzlos: ${tiles} × ${thing} auf ${site}.`,
  },
  incompleteCard: {
    name: 'Unvollständige Karten',
    says: 'Auf einer Karte liegt etwas, aber noch nicht alles, was sie kostet.',
    warns: ({ site, missing }) => say`Auf ${site} fehlen noch ${missing}, bevor du sie nutzen kannst.`,
  },
  unreachablePlace: {
    name: 'Unerreichbare Orte',
    says: 'Es gibt mehr zu tun, als du mit Karren und Nahrung erreichst.',
    warns: ({ places, reachable }) =>
      say`An ${places} Orten hättest du zu tun, erreichen kannst du nur ${reachable}.`,
  },
  idleFood: {
    name: 'Nahrung ohne Reise',
    says: 'Auf Bewegungsfeldern liegt Nahrung, obwohl du auch so überall hinkommst.',
    warns: ({ tiles }) =>
      say`Auch ohne diese Nahrung auf den Bewegungsfeldern kommst du überall hin: ${tiles}.`,
  },
  unplacedTile: {
    name: 'Übrige Plättchen',
    says: 'Ein Plättchen bleibt auf den Planungsfeldern, obwohl eine Aktion es brauchen könnte.',
    warns: ({ thing, site, tiles }) =>
      say`${tiles} × ${thing} bleibt liegen, wäre aber nützlich auf ${site}.`,
  },
  passWithTiles: {
    name: 'Passen mit Plättchen',
    says: 'Du passt, obwohl du mit Plättchen noch handeln könntest.',
    warns: ({ places }) => say`Mit deinen Plättchen könntest du noch handeln (Orte: ${places}).`,
  },
  passWithCoins: {
    name: 'Passen mit Münzen',
    says: 'Du passt, obwohl du noch etwas kaufen könntest.',
    warns: ({ places }) => say`Du könntest noch etwas kaufen (Orte: ${places}).`,
  },
  emptyPlanning: {
    name: 'Leere Planungsfelder',
    says: 'Planungsfelder bleiben leer, obwohl dort etwas liegen könnte.',
    warns: ({ spaces }) =>
      say`So viele Planungsfelder bleiben leer: ${spaces}. Du könntest etwas zurücknehmen oder mehr ziehen.`,
  },
  nothingGained: {
    name: 'Zahlen für nichts',
    says: 'Du zahlst für etwas, das aufgebraucht ist.',
    warns: ({ good }) =>
      good === ''
        ? say`Keine Karte ist mehr da: du zahlst und erhältst nichts.`
        : say`${good} ist aufgebraucht: du zahlst und erhältst nichts.`,
  },
  earlyFinish: {
    name: 'Früh aufhören',
    says: 'Eine Aktion endet, obwohl noch mehr Plättchen hineinpassten.',
    warns: ({ more }) =>
      say`Du könntest in dieser Aktion noch mehr Plättchen nutzen (Möglichkeiten: ${more}).`,
  },
  revealing: {
    name: 'Etwas wird aufgedeckt',
    says: 'Nach diesem Schritt lässt sich nicht mehr zurücknehmen, was davor war.',
    warns: ({ steps }) =>
      say`Dabei wird etwas aufgedeckt. Deine Schritte bisher (${steps}) lassen sich dann nicht mehr zurücknehmen.`,
  },
};
