import { say } from '../message/message.ts';
import type { DeedTexts } from '../table/deeds.ts';

/** What is done at a table besides playing. */
export const deeds: DeedTexts = {
  done: {
    created: () => say`Der Tisch ist eröffnet.`,
    configured: () => say`Die Einstellungen sind geändert; alle müssen wieder bereit sein.`,
    sat: ({ who }) => say`${who} hat Platz genommen.`,
    stood: ({ who }) => say`${who} ist aufgestanden.`,
    botSeated: ({ who, level }) => say`Ein Bot (${level}) nimmt Platz: ${who}.`,
    seatOpened: ({ who }) => say`Der Platz von ${who} ist frei.`,
    readied: ({ who }) => say`${who} ist bereit.`,
    unreadied: ({ who }) => say`${who} ist doch noch nicht bereit.`,
    started: () => say`Die Partie beginnt.`,
    undone: ({ who, count }) =>
      count === 1 ? say`${who} nimmt einen Schritt zurück.` : say`${who} nimmt ${count} Schritte zurück.`,
    proposed: ({ who }) => say`${who} macht einen Vorschlag.`,
    accepted: ({ who }) => say`${who} stimmt zu.`,
    declined: ({ who }) => say`${who} stimmt nicht zu.`,
    rolledBack: () => say`Alle sind einverstanden: es geht zurück zu einem früheren Moment.`,
    returned: ({ who }) => say`${who} ist wieder da.`,
    paused: () => say`Die Uhren standen eine Weile still.`,
    finished: () => say`Die Partie ist zu Ende.`,
    abandoned: () => say`Die Partie wurde abgebrochen.`,
    continued: () => say`Die Partie geht nach neueren Regeln weiter.`,
    rematched: () => say`Für die nächste Partie gibt es einen Tisch.`,
  },
  played: {
    clock: ({ who }) => say`Die Zeit ist um: ein Bot entscheidet für ${who}.`,
    forced: ({ who }) => say`${who} hatte keine Wahl.`,
  },
  replaced: {
    left: ({ who, level }) => say`${who} ist gegangen; ein Bot (${level}) spielt weiter.`,
    absent: ({ who, level }) => say`${who} ist abwesend; ein Bot (${level}) spielt weiter.`,
  },
  preferred: {
    true: ({ who }) => say`Entscheidungen ohne Wahl spielen sich von selbst: ${who}.`,
    false: ({ who }) => say`Auch ohne Wahl wird gefragt: ${who}.`,
  },
  motions: {
    rollback: ({ who }) => say`${who} schlägt vor, zu einem früheren Moment zurückzugehen.`,
    abandon: ({ who }) => say`${who} schlägt vor, die Partie abzubrechen.`,
  },
};
