import type { Screen } from '../board/screen.ts';
import { type Naming, naming } from '../text/naming.ts';
import type { Texts } from '../text/texts.ts';
import type { Lines } from './lines.ts';
import type { Session } from './session.ts';

export type Player = 'human' | 'bot';

/** Everything around a game that is played in the terminal. */
export interface Table {
  readonly session: Session;
  readonly texts: Texts;
  readonly screen: Screen;
  readonly lines: Lines;
  /** Who plays each seat; a person who resigns becomes a bot. */
  readonly players: Player[];
  readonly askAll: boolean;
  say(text: string): void;
}

export function humans(table: Table): number[] {
  return table.players.flatMap((player, seat) => (player === 'human' ? [seat] : []));
}

/** Naming for the eyes of one seat, who is `You`. */
export function namesFor(table: Table, seat: number | null): Naming {
  const names = table.players.map((player, other) => {
    if (other === seat) return table.texts.words.you;
    return player === 'bot' ? table.texts.words.bot(other + 1) : table.texts.words.player(other + 1);
  });
  return naming(table.texts, table.session.pack, names);
}
