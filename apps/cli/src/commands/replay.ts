import { isProblem, replay as replayRecord } from '@altiplano/protocol';
import { awaitedSeat, isOver, score, stateHash, view, winners } from '@altiplano/rules';
import { packOf, problemText, readRecord } from '../arguments/files.ts';
import { numberFlag } from '../arguments/flags.ts';
import { GAME_FLAGS } from '../arguments/game-flags.ts';
import { agreesWithRecord } from '../arguments/record-flags.ts';
import { BadInput } from '../bad-input.ts';
import { openBoard } from '../board/open-board.ts';
import { scoreSheet } from '../board/score-sheet.ts';
import { seatNames } from '../board/seat-names.ts';
import { type Command, print, printJson } from './command.ts';

/** The end of a recorded game, or a position in it. */
export const replay: Command = {
  flags: { ...GAME_FLAGS, at: 'text' },
  words: 1,
  run(line, texts) {
    const [file] = line.words;
    if (file === undefined) throw new BadInput(texts.complaints.missingFile('replay'));
    const at = numberFlag(line, 'at', 0, Number.MAX_SAFE_INTEGER, texts);
    const pack = packOf(line, texts);
    const record = readRecord(file, texts);
    agreesWithRecord(line, record, texts);
    const game = replayRecord(record, pack, at === undefined ? {} : { at });
    if (isProblem(game)) throw new BadInput(`${file}: ${problemText(game, texts)}`);
    const seen = view(game, 'spectator');
    const over = isOver(game);
    const hash = stateHash(game);
    const scores = game.state.seats.map((_, seat) => score(game, seat));
    if (line.flags.has('json')) {
      printJson({
        moves: at ?? record.moves.length,
        of: record.moves.length,
        round: seen.round,
        phase: seen.phase,
        over,
        awaitedSeat: over ? null : awaitedSeat(game),
        activeSeats: seen.waitsFor,
        endedBy: seen.endedBy,
        scores,
        winners: over ? winners(game) : null,
        stateHash: hash,
      });
      return 0;
    }
    const names = seatNames(record.options.players, texts);
    print(texts.program.position(at ?? record.moves.length, record.moves.length));
    if (over) {
      const result = { scores, winners: winners(game), rounds: seen.round, endedBy: seen.endedBy ?? '' };
      print(`\n${scoreSheet({ ...result, stateHash: hash }, names, texts)}`);
    } else print(openBoard(game, pack, names, texts));
    print(`\n${texts.program.stateHash(hash)}`);
    return 0;
  },
};
