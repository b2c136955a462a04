import { say } from '../message/message.ts';
import type { DecisionTexts, Person } from '../status/decisions.ts';

/** The form of a verb: he, they, you, and you with others. */
function does(person: Person, one: string, several: string, you: string, all: string): string {
  if (person === 'you') return you;
  if (person === 'all') return all;
  return person === 'one' ? one : several;
}

/** What the game waits for, in words. */
export const decisions: DecisionTexts = {
  questions: {
    chooseRole: 'Welche Rolle nimmst du?',
    draftMission: 'Welche deiner drei Missionen behältst du?',
    passMission: 'Welche Mission gibst du deinem linken Nachbarn?',
    pickMission: 'Welche der erhaltenen Missionen behältst du?',
    offer: 'Nutzt du das Ereignis?',
    takeBack: 'Plättchen zurücknehmen oder ziehen?',
    swapOut: 'Tauschst du ein Plättchen?',
    swapIn: 'Was bekommst du dafür?',
    plan: 'Planung: Was kommt wohin?',
    turn: 'Dein Zug: Reise, handle oder passe.',
    acted: 'Du hast gehandelt: Reise weiter oder beende den Zug.',
    steps: 'Noch ein Plättchen für diese Aktion?',
    corn: 'Wohin kommt der Mais?',
    lift: 'Welche Waren nimmst du auf?',
    put: 'Wohin legst du sie?',
    storeDrawn: 'Welche gezogenen Plättchen lagerst du ein?',
    placeDrawn: 'Wohin kommt das gezogene Plättchen?',
  },
  others: {
    chooseRole: (who, person) =>
      say`${who} ${does(person, 'wählt', 'wählen', 'wählst', 'wählt')} eine Rolle.`,
    draftMission: (who, person) =>
      say`${who} ${does(person, 'wählt', 'wählen', 'wählst', 'wählt')} unter den Missionen.`,
    passMission: (who, person) =>
      say`${who} ${does(person, 'wählt', 'wählen', 'wählst', 'wählt')} unter den Missionen.`,
    pickMission: (who, person) =>
      say`${who} ${does(person, 'behält', 'behalten', 'behältst', 'behaltet')} eine der erhaltenen Missionen.`,
    offer: (who, person) =>
      say`${who} ${does(person, 'entscheidet', 'entscheiden', 'entscheidest', 'entscheidet')} über das Ereignis.`,
    takeBack: (who, person) =>
      say`${who} ${does(person, 'nimmt zurück und zieht', 'nehmen zurück und ziehen', 'nimmst zurück und ziehst', 'nehmt zurück und zieht')}.`,
    swapOut: (who, person) =>
      say`${who} ${does(person, 'darf', 'dürfen', 'darfst', 'dürft')} ein Plättchen tauschen.`,
    swapIn: (who, person) =>
      say`${who} ${does(person, 'tauscht', 'tauschen', 'tauschst', 'tauscht')} ein Plättchen.`,
    plan: (who, person) => say`${who} ${does(person, 'plant', 'planen', 'planst', 'plant')}.`,
    turn: (who, person) => say`${who} ${does(person, 'ist', 'sind', 'bist', 'seid')} am Zug.`,
    steps: (who, person) => say`${who} ${does(person, 'ist', 'sind', 'bist', 'seid')} am Zug.`,
    corn: (who, person) => say`${who} ${does(person, 'räumt', 'räumen', 'räumst', 'räumt')} Mais ein.`,
    lift: (who, person) => say`${who} ${does(person, 'legt', 'legen', 'legst', 'legt')} Waren um.`,
    put: (who, person) => say`${who} ${does(person, 'legt', 'legen', 'legst', 'legt')} Waren um.`,
    storeDrawn: (who, person) =>
      say`${who} ${does(person, 'lagert', 'lagern', 'lagerst', 'lagert')} Gezogenes ein.`,
    placeDrawn: (who, person) =>
      say`${who} ${does(person, 'platziert', 'platzieren', 'platzierst', 'platziert')} ein gezogenes Plättchen.`,
  },
  declared: (who, isOne) => say`Deine Planung steht. ${who} ${isOne ? 'plant' : 'planen'} noch.`,
  passed: (who, isOne) => say`Du hast gepasst. ${who} ${isOne ? 'ist' : 'sind'} am Zug.`,
  won: (who, isOne) =>
    isOne
      ? say`Die Partie ist zu Ende: ${who} gewinnt.`
      : say`Die Partie ist zu Ende: ${who} teilen sich den Sieg.`,
  youWon: 'Die Partie ist zu Ende: Du gewinnst!',
  nothing: 'Es geht weiter.',
  round: (round) => `Runde ${round}`,
  lastRound: (round, last) =>
    round === last ? `Runde ${round}, die letzte` : `Runde ${round}, die letzte ist ${last}`,
};
