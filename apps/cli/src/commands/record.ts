import { recordText } from '@altiplano/protocol';
import { DEFAULT_OPTIONS } from '@altiplano/rules';
import { packOf, writeText } from '../arguments/files.ts';
import { checkedOptions, GAME_FLAGS, namedOptions, seedOf } from '../arguments/game-flags.ts';
import { BadInput } from '../bad-input.ts';
import { scoreSheet } from '../board/score-sheet.ts';
import { seatNames } from '../board/seat-names.ts';
import { randomGame } from '../random/random-game.ts';
import { type Command, print, printJson } from './command.ts';

/** A finished random game as a file. */
export const record: Command = {
  flags: { ...GAME_FLAGS, out: 'text' },
  words: 0,
  run(line, texts) {
    const file = line.flags.get('out');
    if (file === undefined) throw new BadInput(texts.complaints.missingOut());
    const options = checkedOptions({ ...DEFAULT_OPTIONS, ...namedOptions(line, texts) }, texts);
    const pack = packOf(line, texts);
    const seed = seedOf(line, texts);
    const game = randomGame(pack, options, seed);
    writeText(file, recordText(game), texts);
    const { moves, ...rest } = game;
    if (line.flags.has('json')) printJson({ file, ...rest, moves: moves.length });
    else {
      print(texts.program.written(file, moves.length));
      print(texts.program.seed(seed));
      if (game.result !== null) print(scoreSheet(game.result, seatNames(options.players, texts), texts));
    }
    return 0;
  },
};
