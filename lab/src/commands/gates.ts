import { type Command, COMMON_FLAGS, packOf, print, printJson, seedOf } from '@altiplano/cli/command-line';
import { workersFlag } from '../arena/bot-flags.ts';
import { timeLeft } from '../arena/time-left.ts';
import { expectedSeconds, startClock } from '../gates/expected-time.ts';
import { blocksOf, type Gate } from '../gates/gate.ts';
import { gateLines, type GateReport, gateReport, gatesSummary } from '../gates/gate-report.ts';
import { GATES } from '../gates/gate-table.ts';
import { namedGates } from '../gates/named-gates.ts';
import { playGate } from '../gates/play-gate.ts';
import type { Texts } from '../text/texts.ts';

function tell(text: string): void {
  process.stderr.write(`${text}\n`);
}

/** Plays the gates of a table, and says which hold. */
export function gatesCommand(table: readonly Gate[]): Command<Texts> {
  return {
    flags: {
      ...COMMON_FLAGS,
      quick: 'switch',
      only: 'text',
      seed: 'text',
      workers: 'text',
      progress: 'switch',
      'strict-time': 'switch',
    },
    words: 0,
    async run(line, texts) {
      const { gates, program } = texts;
      const named = namedGates(line, table, texts);
      const isQuick = line.flags.has('quick');
      const isJson = line.flags.has('json');
      const isTimeStrict = line.flags.has('strict-time');
      const showAlways = line.flags.has('progress');
      const workers = workersFlag(line, texts);
      const pack = packOf(line, texts);
      const seed = seedOf(line, texts);
      const run = { pack, packFile: line.flags.get('pack'), seed, isQuick, workers, showAlways };
      const clock = startClock(named.map((gate) => expectedSeconds(gate, isQuick, workers)));
      const games = named.reduce((sum, gate) => sum + blocksOf(gate, isQuick) * gate.players, 0);
      tell(gates.ahead(named.length, games.toLocaleString(texts.language), timeLeft(clock.left(), texts)));
      // For programs there is one list at the end; whoever follows the run reads the lines all the same.
      const say = isJson ? (showAlways ? tell : () => undefined) : print;
      say(program.seed(seed));
      const reports: GateReport[] = [];
      for (const [index, gate] of named.entries()) {
        if (showAlways || process.stderr.isTTY) {
          tell(gates.next(index + 1, named.length, gate.id, timeLeft(clock.left(), texts)));
        }
        const played = await playGate(gate, run, texts);
        clock.done(played.seconds);
        const report = gateReport(gate, played, isQuick);
        reports.push(report);
        say(gateLines(report, texts));
      }
      say(gatesSummary(reports, isTimeStrict, texts));
      if (isJson) printJson(reports);
      const isMissed = ({ holds, time }: GateReport): boolean =>
        !holds || (isTimeStrict && time?.holds === false);
      const missed = reports.filter(isMissed).map(({ id }) => id);
      if (missed.length === 0) return 0;
      tell(`altiplano: ${gates.missed(missed.length, missed.join(', '))}`);
      return 1;
    },
  };
}

/** Every gate that the ladder of bots must pass. */
export const gates: Command<Texts> = gatesCommand(GATES);
