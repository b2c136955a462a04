import { type Command, type Commands, runCommands, withoutLanguage } from '@altiplano/cli/command-line';
import { LANGUAGES, type Texts } from './text/texts.ts';

const COMMANDS = {
  simulate: async () => (await import('./commands/simulate.ts')).simulate,
  arena: async () => (await import('./commands/arena.ts')).arena,
  ladder: async () => (await import('./commands/ladder.ts')).ladder,
  gates: async () => (await import('./commands/gates.ts')).gates,
  balance: async () => (await import('./commands/balance.ts')).balance,
  tune: async () => (await import('./commands/tune.ts')).tune,
  learn: async () => (await import('./commands/learn.ts')).learn,
} as const satisfies Record<string, () => Promise<Command<Texts>>>;

export const COMMAND_NAMES: readonly string[] = Object.keys(COMMANDS);

function commandsBeside(benches: readonly string[]): Commands<Texts> {
  return {
    program: 'lab',
    commands: COMMANDS,
    languages: LANGUAGES,
    usage: ({ lab }) => lab.usage(benches),
    help: ({ lab }) => lab.help,
  };
}

/** Runs a command or a bench and returns its exit code. */
export async function run(args: readonly string[]): Promise<number> {
  const [name = '', ...rest] = withoutLanguage(args);
  if (COMMAND_NAMES.includes(name)) return runCommands(commandsBeside([]), args);
  // Only now: benches bring servers and browsers along.
  const { benchLines, isBench, runBench } = await import('./bench/run-bench.ts');
  return isBench(name) ? runBench(name, rest) : runCommands(commandsBeside(benchLines()), args);
}
