import { isLanguage } from '@altiplano/text';
import { readLine } from './arguments/flags.ts';
import { BadInput } from './bad-input.ts';
import { type Command, print } from './commands/command.ts';
import { LANGUAGES, systemLanguage, type Texts } from './text/texts.ts';

export { systemLanguage };

/** Each is read only when it is called: a game shall not wait for what only a report needs. */
const COMMANDS = {
  play: async () => (await import('./commands/play.ts')).play,
  simulate: async () => (await import('./commands/simulate.ts')).simulate,
  record: async () => (await import('./commands/record.ts')).record,
  replay: async () => (await import('./commands/replay.ts')).replay,
  verify: async () => (await import('./commands/verify.ts')).verify,
  arena: async () => (await import('./commands/arena.ts')).arena,
  ladder: async () => (await import('./commands/ladder.ts')).ladder,
  gates: async () => (await import('./commands/gates.ts')).gates,
  balance: async () => (await import('./commands/balance.ts')).balance,
  tune: async () => (await import('./commands/tune.ts')).tune,
  learn: async () => (await import('./commands/learn.ts')).learn,
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

/** Asked before anything else is read, so that a complaint about it is understood. */
function textsFor(args: readonly string[]): Texts {
  const place = args.findIndex((word) => word === '--lang' || word.startsWith('--lang='));
  const inline = args[place]?.split('=')[1];
  const named = place < 0 ? undefined : (inline ?? args[place + 1]);
  const system = LANGUAGES[systemLanguage(process.env)];
  if (named === undefined) return system;
  if (isLanguage(named)) return LANGUAGES[named];
  const allowed = Object.keys(LANGUAGES).join(` ${system.words.or} `);
  throw new BadInput(system.complaints.wrongChoice('--lang', named, allowed));
}

/** The language may also stand before the command. */
function withoutLanguage(args: readonly string[]): readonly string[] {
  if (args[0] === '--lang') return args.slice(2);
  return args[0]?.startsWith('--lang=') === true ? args.slice(1) : args;
}

async function dispatch(args: readonly string[]): Promise<number> {
  const texts = textsFor(args);
  const [name, ...rest] = withoutLanguage(args);
  if (name === undefined || ['--help', '-h', 'help'].includes(name)) {
    const [about] = rest;
    print(about !== undefined && isCommand(about) ? texts.program.help[about] : texts.program.usage());
    return 0;
  }
  if (!isCommand(name)) {
    throw new BadInput(texts.complaints.unknownCommand(name, COMMAND_NAMES.join(', ')));
  }
  if (rest.includes('--help') || rest.includes('-h')) {
    print(texts.program.help[name]);
    return 0;
  }
  const command: Command = await COMMANDS[name]();
  const line = readLine(rest, command.flags, name, texts);
  const extra = line.words[command.words];
  if (extra !== undefined) throw new BadInput(texts.complaints.unexpectedWord(extra));
  return command.run(line, texts);
}

/** Runs the program and returns its exit code: 0, or 1 with one line on standard error that says what is wrong. */
export async function run(args: readonly string[]): Promise<number> {
  try {
    return await dispatch(args);
  } catch (error) {
    if (error instanceof BadInput) {
      process.stderr.write(`altiplano: ${error.message}\n`);
      return 1;
    }
    const texts = LANGUAGES[systemLanguage(process.env)];
    const message = error instanceof Error ? error.message : String(error);
    process.stderr.write(`altiplano: ${texts.program.fault(message, args.join(' '))}\n`);
    return 1;
  }
}
