import { isProblem, verifyRecord } from '@altiplano/protocol';
import { packOf, problemText, readJson } from '../arguments/files.ts';
import { GAME_FLAGS } from '../arguments/game-flags.ts';
import { agreesWithRecord } from '../arguments/record-flags.ts';
import { BadInput } from '../bad-input.ts';
import { type Command, print, printJson } from './command.ts';

/** Whether a record is what it claims to be. */
export const verify: Command = {
  flags: { ...GAME_FLAGS, commitment: 'text' },
  words: 1,
  run(line, texts) {
    const [file] = line.words;
    if (file === undefined) throw new BadInput(texts.complaints.missingFile('verify'));
    const commitment = line.flags.get('commitment')?.toLowerCase();
    if (commitment !== undefined && !/^[0-9a-f]{64}$/.test(commitment)) {
      throw new BadInput(texts.complaints.wrongHash('--commitment'));
    }
    const pack = packOf(line, texts);
    const json = readJson(file, texts);
    const checks = verifyRecord(json, pack, commitment === undefined ? {} : { commitment });
    const isSound = checks.every(({ outcome }) => outcome === 'ok');
    if (isSound) agreesWithRecord(line, json, texts);
    if (line.flags.has('json')) printJson({ file, ok: isSound, checks });
    else {
      const { program, verification } = texts;
      const width = Math.max(...checks.map(({ check }) => verification.checks[check].length));
      for (const { check, outcome, problem } of checks) {
        const why = isProblem(problem) ? `: ${problemText(problem, texts)}` : '';
        print(`  ${verification.checks[check].padEnd(width)}  ${verification.outcomes[outcome]}${why}`);
      }
      const isUnfinished = isSound && (json as { result: unknown }).result === null;
      if (isUnfinished) print(program.unfinished);
      if (isSound) print(program.sound(file));
    }
    const hasOtherPack = checks.some(({ check, outcome }) => check === 'pack' && outcome === 'failed');
    const verdict = hasOtherPack ? texts.program.unsoundPack(file) : texts.program.unsound(file);
    if (!isSound) process.stderr.write(`altiplano: ${verdict}\n`);
    return isSound ? 0 : 1;
  },
};
