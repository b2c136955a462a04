import { BOT_NAMES, type BotName, isBotName } from '@altiplano/bots';
import type { Line } from '../arguments/flags.ts';
import { BadInput } from '../bad-input.ts';
import type { Texts } from '../text/texts.ts';
import type { Player, Table } from './table.ts';

/** Who plays where nobody says otherwise, and for a person who has left. */
export const USUAL_BOT = 'medium' satisfies BotName;

type Seat = 'human' | 'bot';

/** Which seats are played by people, if the user says so. */
export function namedSeats(line: Line, texts: Texts): Seat[] | undefined {
  const value = line.flags.get('seats');
  if (value === undefined) return undefined;
  const seats = value.split(',').map((word) => word.trim());
  for (const word of seats) {
    if (word !== 'human' && word !== 'bot') {
      throw new BadInput(texts.complaints.wrongChoice('--seats', word, `human ${texts.words.or} bot`));
    }
  }
  if (seats.length < 2 || seats.length > 5) throw new BadInput(texts.complaints.seatsRange(seats.length));
  if (!seats.includes('human')) throw new BadInput(texts.complaints.noHuman());
  return seats as Seat[];
}

/** The bots that --bots names: one for all, or one for each. */
function namedBots(line: Line, count: number, texts: Texts): BotName[] {
  const words = line.flags.get('bots')?.split(',') ?? [USUAL_BOT];
  const bots = words.map((text) => {
    const word = text.trim();
    if (isBotName(word)) return word;
    throw new BadInput(texts.complaints.wrongChoice('--bots', word, BOT_NAMES.join(` ${texts.words.or} `)));
  });
  const [first = USUAL_BOT, second] = bots;
  if (second === undefined) return Array.from({ length: count }, () => first);
  if (bots.length !== count) throw new BadInput(texts.complaints.botsSeats(bots.length, count));
  return bots;
}

/** Who plays each of so many seats. If nobody is named, a person has the first. */
export function playersOf(
  line: Line,
  players: number,
  seats: readonly Seat[] | undefined,
  texts: Texts,
): Player[] {
  if (seats !== undefined && seats.length !== players) {
    throw new BadInput(texts.complaints.seatsPlayers(seats.length, players));
  }
  const isHuman = Array.from({ length: players }, (_, seat) => (seats?.[seat] ?? 'bot') === 'human');
  if (seats === undefined) isHuman[0] = true;
  const bots = namedBots(line, isHuman.filter((human) => !human).length, texts);
  return isHuman.map((human) => (human ? 'human' : (bots.shift() ?? USUAL_BOT)));
}

/** The options with which a saved game goes on as it was: a record knows the moves, not who plays. */
export function resumeFlags({ players, packFile }: Pick<Table, 'players' | 'packFile'>): string {
  const isUsual = players.every((player, seat) => (player === 'human') === (seat === 0));
  const seats = players.map((player) => (player === 'human' ? player : 'bot'));
  const bots = players.filter((player) => player !== 'human');
  const isAlike = bots.every((bot) => bot === bots[0]);
  const named = isAlike ? bots.slice(0, 1) : bots;
  return [
    ...(isUsual ? [] : [`--seats ${seats.join(',')}`]),
    ...(named.length === 0 || (isAlike && bots[0] === USUAL_BOT) ? [] : [`--bots ${named.join(',')}`]),
    ...(packFile === undefined ? [] : [`--pack '${packFile}'`]),
  ].join(' ');
}
