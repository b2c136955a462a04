import type { Command } from './commands/command.ts';
import { runCommands } from './commands/run-commands.ts';
import { LANGUAGES, systemLanguage } from './text/texts.ts';

export { systemLanguage };

const COMMANDS = {
  play: async () => (await import('./commands/play.ts')).play,
  record: async () => (await import('./commands/record.ts')).record,
  replay: async () => (await import('./commands/replay.ts')).replay,
  verify: async () => (await import('./commands/verify.ts')).verify,
  pack: async () => (await import('./commands/pack.ts')).pack,
  backup: async () => (await import('./commands/backup.ts')).backup,
  check: async () => (await import('./commands/check.ts')).check,
  restore: async () => (await import('./commands/restore.ts')).restore,
} as const satisfies Record<string, () => Promise<Command>>;
type CommandName = keyof typeof COMMANDS;
export const COMMAND_NAMES = Object.keys(COMMANDS) as CommandName[];

export function isCommand(word: string): word is CommandName {
  return Object.hasOwn(COMMANDS, word);
}

/** Runs the program and returns its exit code: 0, or 1 with one line on standard error that says what is wrong. */
export function run(args: readonly string[]): Promise<number> {
  return runCommands(
    {
      program: 'altiplano',
      commands: COMMANDS,
      languages: LANGUAGES,
      usage: ({ program }) => program.usage(),
      help: ({ program }) => program.help,
    },
    args,
  );
}
