import type { Location, Thing } from '@altiplano/rules';
import type { words as english } from '../en/words.ts';
import { grammar } from '../grammar/grammar.ts';
import { YOU } from '../naming/you.ts';

export const GRAMMAR = grammar({ locale: 'de', and: 'und', or: 'oder' });
const { counted } = GRAMMAR;

const things: Record<Thing, string> = {
  food: 'Nahrung',
  corn: 'Mais',
  wood: 'Holz',
  stone: 'Stein',
  fish: 'Fisch',
  alpaca: 'Alpaka',
  cacao: 'Kakao',
  ore: 'Erz',
  wool: 'Wolle',
  cloth: 'Tuch',
  silver: 'Silber',
  glass: 'Glas',
  coin: 'Münze',
};

const locations: Record<Location, string> = {
  village: 'Dorf',
  market: 'Markt',
  road: 'Straße',
  harbor: 'Hafen',
  farm: 'Farm',
  mine: 'Bergwerk',
  forest: 'Wald',
};

const at: Record<Location, string> = {
  village: 'im Dorf',
  market: 'am Markt',
  road: 'an der Straße',
  harbor: 'im Hafen',
  farm: 'auf der Farm',
  mine: 'im Bergwerk',
  forest: 'im Wald',
};

const to: Record<Location, string> = {
  village: 'ins Dorf',
  market: 'zum Markt',
  road: 'zur Straße',
  harbor: 'zum Hafen',
  farm: 'zur Farm',
  mine: 'ins Bergwerk',
  forest: 'in den Wald',
};

const coins = counted('Münze', 'Münzen');

/** The rulebook's words for things. */
export const words: typeof english = {
  things,
  some: (thing, count) => {
    if (count === 1) return things[thing];
    return thing === 'coin' ? coins(count) : `${count} ${things[thing]}`;
  },
  locations,
  at: (location) => at[location],
  to: (location) => to[location],
  coins,
  points: counted('Punkt', 'Punkte'),
  opals: counted('Opal', 'Opale'),
  tiles: counted('Plättchen', 'Plättchen'),
  steps: counted('Schritt', 'Schritte'),
  houses: counted('Haus', 'Häuser'),
  boats: counted('Boot', 'Boote'),
  orders: counted('Auftrag', 'Aufträge'),
  carts: counted('Karren', 'Karren'),
  and: 'und',
  or: 'oder',
  nothing: 'nichts',
  none: 'keine',
  gives: 'ergibt',
  plus: 'und',
  role: 'Rolle',
  extension: 'Ausbau',
  strip: 'Reisendenleiste',
  movement: (slot) => `Bewegung ${slot}`,
  planning: 'Planungsfelder',
  container: 'Kiste',
  bag: 'Beutel',
  hand: 'Hand',
  neutral: 'neutral',
  extraSpace: 'dem Zusatzfeld',
  row: (row) => `Reihe ${row}`,
  you: YOU.de,
  bot: (number) => `Bot ${number}`,
  withLevel: (bot, level) => `${bot} (${level})`,
  levels: { random: 'Zufall', easy: 'leicht', medium: 'mittel', hard: 'schwer', master: 'Meister' },
  player: (number) => `Spieler ${number}`,
  phases: {
    roles: 'Rollenwahl',
    missionDraft: 'Missionen verteilen',
    missionPick: 'Missionen verteilen',
    event: 'Ereignis',
    drawing: 'Ziehen',
    drawingEvent: 'Ziehen',
    planning: 'Planen',
    actions: 'Aktionen',
    endStoring: 'Einlagern vor der Wertung',
    over: 'Spielende',
  },
  roles: {
    woodcutter: 'Holzfäller',
    fisherman: 'Fischer',
    shepherd: 'Hirte',
    miner: 'Bergmann',
    farmer: 'Bauer',
    trader: 'Händler',
    stonemason: 'Steinmetz',
  },
  endCauses: {
    strip: 'ein Feld der Ausbauleiste blieb leer',
    events: 'das letzte Ereignis ist gespielt',
    village: 'das Dorf ist leer',
    market: 'der Markt ist leer',
    road: 'auf der Straße liegt kein Mais mehr',
    harbor: 'der Hafen ist leer',
    farm: 'die Farm ist leer',
    mine: 'das Bergwerk ist leer',
    forest: 'der Wald ist leer',
  },
};
