import { say } from '../message/message.ts';
import type { DeedTexts } from '../table/deeds.ts';

/** What is done at a table besides playing. */
export const deeds: DeedTexts = {
  done: {
    created: () => say`Der Tisch ist eröffnet.`,
    configured: () => say`Die Einstellungen sind geändert; alle müssen wieder bereit sein.`,
    sat: ({ who, isYou }) => say`${who} ${isYou ? 'hast' : 'hat'} Platz genommen.`,
    stood: ({ who, isYou }) => say`${who} ${isYou ? 'bist' : 'ist'} aufgestanden.`,
    botSeated: ({ who, level }) => say`Ein Bot (${level}) nimmt Platz: ${who}.`,
    seatOpened: ({ who, isYou }) => (isYou ? say`Dein Platz ist frei.` : say`Der Platz von ${who} ist frei.`),
    readied: ({ who, isYou }) => say`${who} ${isYou ? 'bist' : 'ist'} bereit.`,
    unreadied: ({ who, isYou }) => say`${who} ${isYou ? 'bist' : 'ist'} doch noch nicht bereit.`,
    started: () => say`Die Partie beginnt.`,
    undone: ({ who, isYou, count }) => {
      const takes = isYou ? 'nimmst' : 'nimmt';
      return count === 1
        ? say`${who} ${takes} einen Schritt zurück.`
        : say`${who} ${takes} ${count} Schritte zurück.`;
    },
    proposed: ({ who, isYou }) => say`${who} ${isYou ? 'machst' : 'macht'} einen Vorschlag.`,
    accepted: ({ who, isYou }) => say`${who} ${isYou ? 'stimmst' : 'stimmt'} zu.`,
    declined: ({ who, isYou }) => say`${who} ${isYou ? 'stimmst' : 'stimmt'} nicht zu.`,
    rolledBack: () => say`Alle sind einverstanden: Es geht zurück zu einem früheren Moment.`,
    returned: ({ who, isYou }) => say`${who} ${isYou ? 'bist' : 'ist'} wieder da.`,
    paused: () => say`Die Uhren standen eine Weile still.`,
    finished: () => say`Die Partie ist zu Ende.`,
    abandoned: () => say`Die Partie wurde abgebrochen.`,
    continued: () => say`Die Partie geht nach neueren Regeln weiter.`,
    rematched: () => say`Für die nächste Partie gibt es einen Tisch.`,
  },
  played: {
    clock: ({ who, isYou }) =>
      isYou
        ? say`Die Zeit ist um: Ein Bot entscheidet für dich.`
        : say`Die Zeit ist um: Ein Bot entscheidet für ${who}.`,
    forced: ({ who, isYou }) =>
      say`${who} ${isYou ? 'hattest' : 'hatte'} nichts zu ziehen oder zu tun; die Partie ging von selbst weiter.`,
  },
  replaced: {
    left: ({ who, isYou, level }) =>
      say`${who} ${isYou ? 'bist' : 'ist'} gegangen; ein Bot (${level}) spielt weiter.`,
    absent: ({ who, isYou, level }) =>
      say`${who} ${isYou ? 'bist' : 'ist'} abwesend; ein Bot (${level}) spielt weiter.`,
  },
  preferred: {
    true: ({ who }) => say`Entscheidungen ohne Wahl spielen sich von selbst: ${who}.`,
    false: ({ who }) => say`Auch ohne Wahl wird gefragt: ${who}.`,
  },
  motions: {
    rollback: ({ who, isYou }) =>
      say`${who} ${isYou ? 'schlägst' : 'schlägt'} vor, zu einem früheren Moment zurückzugehen.`,
    abandon: ({ who, isYou }) => say`${who} ${isYou ? 'schlägst' : 'schlägt'} vor, die Partie abzubrechen.`,
  },
};
