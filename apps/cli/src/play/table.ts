import type { BotName, Pool } from '@altiplano/bots';
import type { Screen } from '../board/screen.ts';
import { type Naming, naming } from '../text/naming.ts';
import type { Texts } from '../text/texts.ts';
import type { Lines } from './lines.ts';
import type { Notice } from './notice.ts';
import type { Session } from './session.ts';

export type Player = 'human' | BotName;

/** Everything around a game that is played in the terminal. */
export interface Table {
  readonly session: Session;
  readonly texts: Texts;
  readonly screen: Screen;
  readonly lines: Lines;
  readonly notice: Notice;
  /** Where bots think. */
  readonly pool: Pool;
  /** Who plays each seat; a person who resigns becomes a bot. */
  readonly players: Player[];
  /** The file that --pack names. */
  readonly packFile: string | undefined;
  readonly askAll: boolean;
  say(text: string): void;
}

export function humans({ players }: Pick<Table, 'players'>): number[] {
  return players.flatMap((player, seat) => (player === 'human' ? [seat] : []));
}

/** The names of all seats for the eyes of one, who is `You`. */
export function seatNames({ players, texts }: Table, viewer: number | null): string[] {
  const { words } = texts;
  return players.map((player, seat) => {
    if (seat === viewer) return words.you;
    return player === 'human' ? words.player(seat + 1) : words.bot(seat + 1);
  });
}

/** The same, bots with their level. */
export function seatNamesInFull(table: Table, viewer: number | null): string[] {
  const { players, texts } = table;
  return seatNames(table, viewer).map((name, seat) => {
    const player = players[seat] ?? 'human';
    return player === 'human' ? name : texts.words.withLevel(name, levelName(player, texts));
  });
}

/** The levels that people choose from have words; other bots go by their own names. */
export function levelName(bot: BotName, { words }: Texts): string {
  return words.levels[bot] ?? bot;
}

/** Naming for the eyes of one seat. */
export function namesFor(table: Table, viewer: number | null): Naming {
  const { texts, session } = table;
  return naming(texts, session.pack, seatNames(table, viewer), seatNamesInFull(table, viewer));
}
