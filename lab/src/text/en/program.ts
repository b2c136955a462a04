import { arenaHelp } from './arena.ts';
import { balanceHelp } from './balance.ts';
import { gatesHelp } from './gates.ts';
import { ladderHelp } from './ladder.ts';
import { learnHelp } from './learn.ts';
import { simulateHelp } from './simulate.ts';
import { tuneHelp } from './tune.ts';
import { LAB } from '../program-name.ts';

const COMMANDS: Record<string, string> = {
  simulate: 'random games in series: statistics, and a check after every move',
  arena: 'how strong is a bot? Whole games against others, seats in turn',
  ladder: 'every bot against every other, with a rating for each',
  gates: 'does each bot beat those below it as it must? Exit code 1 if not',
  balance: 'is the game in balance? Bots play in series, with a report to read',
  tune: 'better weights for the planning bot, by self-play',
  learn: 'a net that learns by self-play what positions are worth',
};

/** What the lab says about itself. */
export const lab = {
  usage: (benches: readonly string[]): string => {
    const lines = Object.entries(COMMANDS).map(([name, what]) => `  ${name.padEnd(10)}${what}`);
    return `The lab: how strong bots are, how balanced the game, how fast everything.

  lab NAME [OPTION…]        (here: ${LAB} NAME …)

Games in series:
${lines.join('\n')}

Benches, each with --json and --quick:
${benches.map((bench) => `  ${bench}`).join('\n')}

lab NAME --help says more about each of the first.`;
  },
  help: {
    simulate: simulateHelp,
    arena: arenaHelp,
    ladder: ladderHelp,
    gates: gatesHelp,
    balance: balanceHelp,
    tune: tuneHelp,
    learn: learnHelp,
  },
};
