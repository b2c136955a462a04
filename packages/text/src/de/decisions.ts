import { say } from '../message/message.ts';
import type { DecisionTexts } from '../status/decisions.ts';

/** What the game waits for, in words. */
export const decisions: DecisionTexts = {
  questions: {
    chooseRole: 'Welche Rolle nimmst du?',
    draftMission: 'Welche deiner drei Missionen behältst du?',
    passMission: 'Und welche gibst du weiter?',
    pickMission: 'Welche der erhaltenen Missionen behältst du?',
    offer: 'Nutzt du das Ereignis?',
    takeBack: 'Plättchen zurücknehmen, oder ziehen?',
    swapOut: 'Tauschst du ein Plättchen?',
    swapIn: 'Was bekommst du dafür?',
    plan: 'Planung: was kommt wohin?',
    turn: 'Dein Zug: reise, handle oder passe.',
    acted: 'Du hast gehandelt: reise weiter oder beende den Zug.',
    steps: 'Noch ein Plättchen für diese Aktion?',
    corn: 'Wohin kommt der Mais?',
    lift: 'Welche Waren nimmst du auf?',
    put: 'Wohin legst du sie?',
    storeDrawn: 'Welche gezogenen Plättchen lagerst du ein?',
    placeDrawn: 'Wohin kommt das gezogene Plättchen?',
  },
  others: {
    chooseRole: (who, isOne) => say`${who} ${isOne ? 'wählt' : 'wählen'} eine Rolle.`,
    draftMission: (who, isOne) => say`${who} ${isOne ? 'wählt' : 'wählen'} Missionen.`,
    passMission: (who, isOne) => say`${who} ${isOne ? 'wählt' : 'wählen'} Missionen.`,
    pickMission: (who, isOne) => say`${who} ${isOne ? 'behält' : 'behalten'} eine der erhaltenen Missionen.`,
    offer: (who, isOne) => say`${who} ${isOne ? 'entscheidet' : 'entscheiden'} über das Ereignis.`,
    takeBack: (who, isOne) => say`${who} ${isOne ? 'nimmt zurück und zieht' : 'nehmen zurück und ziehen'}.`,
    swapOut: (who, isOne) => say`${who} ${isOne ? 'darf' : 'dürfen'} ein Plättchen tauschen.`,
    swapIn: (who, isOne) => say`${who} ${isOne ? 'tauscht' : 'tauschen'} ein Plättchen.`,
    plan: (who, isOne) => say`${who} ${isOne ? 'plant' : 'planen'}.`,
    turn: (who, isOne) => say`${who} ${isOne ? 'ist' : 'sind'} am Zug.`,
    steps: (who, isOne) => say`${who} ${isOne ? 'ist' : 'sind'} am Zug.`,
    corn: (who, isOne) => say`${who} ${isOne ? 'räumt' : 'räumen'} Mais ein.`,
    lift: (who, isOne) => say`${who} ${isOne ? 'legt' : 'legen'} Waren um.`,
    put: (who, isOne) => say`${who} ${isOne ? 'legt' : 'legen'} Waren um.`,
    storeDrawn: (who, isOne) => say`${who} ${isOne ? 'lagert' : 'lagern'} Gezogenes ein.`,
    placeDrawn: (who, isOne) => say`${who} ${isOne ? 'platziert' : 'platzieren'} ein gezogenes Plättchen.`,
  },
  declared: (who, isOne) => say`Deine Planung steht. ${who} ${isOne ? 'plant' : 'planen'} noch.`,
  passed: (who, isOne) => say`Du hast gepasst. ${who} ${isOne ? 'ist' : 'sind'} am Zug.`,
  won: (who, isOne) =>
    isOne
      ? say`Die Partie ist zu Ende: ${who} gewinnt.`
      : say`Die Partie ist zu Ende: ${who} teilen sich den Sieg.`,
  youWon: 'Die Partie ist zu Ende: du gewinnst!',
  nothing: 'Es geht weiter.',
  round: (round) => `Runde ${round}`,
  lastRound: (round, last) =>
    round === last ? `Runde ${round}, die letzte` : `Runde ${round}, die letzte ist ${last}`,
};
