import type { Pack } from '@altiplano/pack';
import { isProblem, replay } from '@altiplano/protocol';
import { createLog, DEFAULT_OPTIONS, isOver, type Log } from '@altiplano/rules';
import { packOf, problemText, readRecord } from '../arguments/files.ts';
import type { Line } from '../arguments/flags.ts';
import { checkedOptions, GAME_FLAGS, namedOptions, seedOf } from '../arguments/game-flags.ts';
import { agreesWithRecord } from '../arguments/record-flags.ts';
import { BadInput } from '../bad-input.ts';
import { fit } from '../board/layout.ts';
import { screenOf } from '../board/screen.ts';
import { playGame } from '../play/game-loop.ts';
import { typedLines } from '../play/lines.ts';
import { createSession, type Session } from '../play/session.ts';
import type { Player } from '../play/table.ts';
import { newGame } from '../random/random-game.ts';
import type { Texts } from '../text/texts.ts';
import { type Command, print } from './command.ts';

/** Who plays each seat, if the user says so. */
function namedSeats(line: Line, texts: Texts): Player[] | undefined {
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
  return seats as Player[];
}

function newSession(line: Line, pack: Pack, seats: readonly Player[] | undefined, texts: Texts): Session {
  const named = namedOptions(line, texts);
  const players = named.players ?? seats?.length ?? DEFAULT_OPTIONS.players;
  const options = checkedOptions({ ...DEFAULT_OPTIONS, ...named, players }, texts);
  const seed = seedOf(line, texts);
  const game = newGame(pack, options, seed);
  return createSession({ game, pack, options, seed, entropy: [], moves: [], log: createLog() });
}

function resumedSession(line: Line, file: string, pack: Pack, texts: Texts): Session {
  const record = readRecord(file, texts);
  agreesWithRecord(line, record, texts);
  const log: Log = createLog();
  const game = replay(record, pack, { log });
  if (isProblem(game)) throw new BadInput(`${file}: ${problemText(game, texts)}`);
  if (isOver(game)) throw new BadInput(texts.complaints.gameOver(file));
  return createSession({ ...record, game, pack, log });
}

/** A game in the terminal. */
export const play: Command = {
  flags: { ...GAME_FLAGS, seats: 'text', resume: 'text', 'ask-all': 'switch' },
  words: 0,
  async run(line, texts) {
    if (line.flags.has('json')) throw new BadInput(texts.complaints.noJson());
    const pack = packOf(line, texts);
    const named = namedSeats(line, texts);
    const file = line.flags.get('resume');
    const session =
      file === undefined ? newSession(line, pack, named, texts) : resumedSession(line, file, pack, texts);
    const { players } = session.options;
    if (named !== undefined && named.length !== players) {
      throw new BadInput(texts.complaints.seatsPlayers(named.length, players));
    }
    const seats =
      named ?? Array.from({ length: players }, (_, seat): Player => (seat === 0 ? 'human' : 'bot'));
    const lines = typedLines();
    print(`${texts.play.welcome}\n${texts.program.seed(session.seed)}`);
    const screen = screenOf(process.stdout);
    await playGame({
      session,
      texts,
      screen,
      lines,
      players: [...seats],
      askAll: line.flags.has('ask-all'),
      say: (text) => print(fit(text, screen.width)),
    });
    lines.close();
    return 0;
  },
};
