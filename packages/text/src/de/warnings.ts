import { say } from '../message/message.ts';
import type { WarningTexts } from '../table/warnings.ts';
import { atSite } from './sites.ts';

/** What a player may be warned of before a move. */
export const warnings: WarningTexts = {
  goOn: 'Trotzdem',
  back: 'Zurück',
  notAgain: 'Davor nicht mehr warnen',
  on: (site) => atSite(site),
  unusableTile: {
    name: 'Nutzlose Plättchen',
    says: 'Ein Plättchen liegt, wo es in dieser Runde keiner Aktion dient.',
    warns: ({ thing, where, tiles }) =>
      tiles === 1
        ? say`${thing ?? ''} ${where} nützt in dieser Runde nichts und bleibt dort für später liegen.`
        : say`${thing ?? ''} ${where} nützen in dieser Runde nichts und bleiben dort für später liegen.`,
  },
  incompleteCard: {
    name: 'Unvollständige Karten',
    says: 'Auf einer Karte liegt etwas, aber noch nicht alles, was sie kostet.',
    warns: ({ site, missing }) =>
      say`Noch nicht voll: ${site}. ${missing === 1 ? 'Es fehlt noch 1 Stück' : `Es fehlen noch ${missing} Stück`}, bevor du das nutzen kannst.`,
  },
  unreachablePlace: {
    name: 'Unerreichbare Orte',
    says: 'Es gibt mehr zu tun, als du mit Karren und Nahrung erreichst.',
    warns: ({ places, reachable }) =>
      reachable === 0
        ? say`Du erreichst keinen Ort, an dem du etwas tun könntest.`
        : say`An ${places} Orten hättest du etwas zu tun, erreichen kannst du nur ${reachable}.`,
  },
  idleFood: {
    name: 'Nahrung ohne Reise',
    says: 'Auf Bewegungsfeldern liegt Nahrung, obwohl du auch so an ebenso viele Orte kommst.',
    warns: ({ tiles }) =>
      tiles === 1
        ? say`Eine Nahrung auf den Bewegungsfeldern ist übrig: Ohne sie kommst du an ebenso viele Orte.`
        : say`${tiles} Nahrung auf den Bewegungsfeldern sind übrig: Ohne sie kommst du an ebenso viele Orte.`,
  },
  unplacedTile: {
    name: 'Übrige Plättchen',
    says: 'Ein Plättchen bleibt auf den Planungsfeldern, obwohl eine Aktion es brauchen könnte.',
    warns: ({ thing, where, tiles }) =>
      tiles === 1
        ? say`${thing ?? ''} liegt noch auf den Planungsfeldern, wäre aber ${where} nützlich.`
        : say`${thing ?? ''} liegen noch auf den Planungsfeldern; ${where} wäre davon etwas nützlich.`,
  },
  passWithTiles: {
    name: 'Passen mit Plättchen',
    says: 'Du passt, obwohl du mit Plättchen noch handeln könntest.',
    warns: ({ places, where }) =>
      places === 1
        ? say`Mit deinen Plättchen könntest du ${where} noch handeln.`
        : say`Mit deinen Plättchen könntest du noch an ${places} Orten handeln, zum Beispiel ${where}.`,
  },
  passWithCoins: {
    name: 'Passen mit Münzen',
    says: 'Du passt, obwohl du noch etwas kaufen könntest.',
    warns: ({ places }) =>
      places === 1
        ? say`Du könntest noch etwas kaufen.`
        : say`Du könntest noch an ${places} Orten etwas kaufen.`,
  },
  emptyPlanning: {
    name: 'Leere Planungsfelder',
    says: 'Planungsfelder bleiben leer, obwohl du mehr ziehen oder etwas Nützliches zurücknehmen könntest.',
    warns: ({ spaces, more, thing, where }) => {
      const empty = spaces === 1 ? 'Ein Planungsfeld bleibt leer.' : `${spaces} Planungsfelder bleiben leer.`;
      if (more > 0 || thing === null) return say`${empty} Du könntest mehr ziehen.`;
      return say`${empty} Du könntest vorher etwas zurücknehmen: ${thing} ${where} nützt dort nichts, anderswo schon.`;
    },
  },
  nothingGained: {
    name: 'Zahlen für nichts',
    says: 'Du zahlst für etwas, das aufgebraucht ist.',
    warns: ({ good }) =>
      good === null
        ? say`Keine Karte ist mehr da: Du zahlst und erhältst nichts.`
        : say`${good} ist aufgebraucht: Du zahlst und erhältst nichts.`,
  },
  earlyFinish: {
    name: 'Früh aufhören',
    says: 'Eine Aktion endet, obwohl du darin noch mehr Plättchen nutzen könntest.',
    warns: () => say`Du könntest in dieser Aktion noch mehr Plättchen nutzen.`,
  },
  preparedMove: {
    name: 'Vorbereitetes',
    says: 'Du beendest etwas, obwohl ein vorbereiteter Schritt noch nicht ausgeführt ist.',
    warns: ({ prepared }) =>
      say`Vorbereitet, aber noch nicht ausgeführt: ${prepared}. Wenn du weitermachst, verfällt das.`,
  },
  revealing: {
    name: 'Etwas wird aufgedeckt',
    says: 'Nach diesem Schritt lässt sich nicht mehr zurücknehmen, was davor war.',
    warns: ({ steps }) =>
      steps === 1
        ? say`Dabei wird etwas aufgedeckt. Deinen letzten Schritt kannst du dann nicht mehr zurücknehmen.`
        : say`Dabei wird etwas aufgedeckt. Deine letzten ${steps} Schritte kannst du dann nicht mehr zurücknehmen.`,
  },
};
