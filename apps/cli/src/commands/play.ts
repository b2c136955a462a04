import { createPool } from '@altiplano/bots';
import type { Pack } from '@altiplano/pack';
import { isProblem, replay } from '@altiplano/protocol';
import { DEFAULT_OPTIONS, isOver } from '@altiplano/rules';
import { spawnThinker } from '@altiplano/threads';
import { packOf, problemText, readRecord } from '../arguments/files.ts';
import type { Line } from '../arguments/flags.ts';
import { checkedOptions, GAME_FLAGS, namedOptions, seedOf } from '../arguments/game-flags.ts';
import { agreesWithRecord } from '../arguments/record-flags.ts';
import { BadInput } from '../bad-input.ts';
import { fit } from '../board/layout.ts';
import { screenOf } from '../board/screen.ts';
import { playGame } from '../play/game-loop.ts';
import { typedLines } from '../play/lines.ts';
import { createNotice } from '../play/notice.ts';
import { offerToSave } from '../play/saving.ts';
import { namedSeats, playersOf } from '../play/seats.ts';
import { createSession, type Session } from '../play/session.ts';
import { humans, seatNamesInFull, type Table } from '../play/table.ts';
import { inWords } from '../text/list.ts';
import type { Texts } from '../text/texts.ts';
import { type Command, print } from './command.ts';

function newSession(line: Line, pack: Pack, seats: number | undefined, texts: Texts): Session {
  const named = namedOptions(line, texts);
  const players = named.players ?? seats ?? DEFAULT_OPTIONS.players;
  const options = checkedOptions({ ...DEFAULT_OPTIONS, ...named, players }, texts);
  const seed = seedOf(line, texts);
  return createSession({ pack, options, seed, entropy: [], moves: [] });
}

function resumedSession(line: Line, file: string, pack: Pack, texts: Texts): Session {
  const record = readRecord(file, texts);
  agreesWithRecord(line, record, texts);
  const game = replay(record, pack);
  if (isProblem(game)) throw new BadInput(`${file}: ${problemText(game, texts)}`);
  if (isOver(game)) throw new BadInput(texts.complaints.gameOver(file));
  return createSession({ ...record, pack });
}

/** A table for the game that the flags name. */
function tableFor(line: Line, texts: Texts): Table {
  const pack = packOf(line, texts);
  const named = namedSeats(line, texts);
  const file = line.flags.get('resume');
  const session =
    file === undefined
      ? newSession(line, pack, named?.length, texts)
      : resumedSession(line, file, pack, texts);
  const players = playersOf(line, session.options.players, named, texts);
  const screen = screenOf(process.stdout);
  return {
    session,
    texts,
    screen,
    lines: typedLines(),
    notice: createNotice(process.stdout),
    // One thread: bots decide one after another, and a plan is thought about where its beginning is remembered.
    pool: createPool({ spawn: spawnThinker, size: 1 }),
    players,
    packFile: line.flags.get('pack'),
    askAll: line.flags.has('ask-all'),
    say: (text) => print(fit(text, screen.width)),
  };
}

function welcome(table: Table, isLevelNamed: boolean): void {
  const { texts, session } = table;
  const [first, ...more] = humans(table);
  const names = seatNamesInFull(table, first !== undefined && more.length === 0 ? first : null);
  const hasBots = table.players.some((player) => player !== 'human');
  table.say(texts.play.welcome);
  table.say(texts.play.atTable(inWords(names, texts.words.and)));
  if (hasBots && !isLevelNamed) table.say(texts.play.otherLevels);
  table.say(texts.program.seed(session.seed));
}

/** A game in the terminal. */
export const play: Command = {
  flags: { ...GAME_FLAGS, seats: 'text', bots: 'text', resume: 'text', 'ask-all': 'switch' },
  words: 0,
  async run(line, texts) {
    if (line.flags.has('json')) throw new BadInput(texts.complaints.noJson());
    const table = tableFor(line, texts);
    try {
      welcome(table, line.flags.has('bots'));
      await playGame(table);
    } catch (error) {
      table.notice.clear();
      await offerToSave(table, texts.play.saveOnFault, true);
      throw error;
    } finally {
      table.lines.close();
      await table.pool.close();
    }
    return 0;
  },
};
