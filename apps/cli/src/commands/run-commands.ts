import { isLanguage, type Language } from '@altiplano/text';
import { readLine } from '../arguments/flags.ts';
import { BadInput } from '../bad-input.ts';
import { LANGUAGES, systemLanguage, type Texts } from '../text/texts.ts';
import { type Command, print } from './command.ts';

/** A program whose first word is a command. */
export interface Commands<T extends Texts = Texts> {
  /** What a person calls the program. */
  readonly program: string;
  /** Each is read only when it is called: a game shall not wait for what only a report needs. */
  readonly commands: Readonly<Record<string, () => Promise<Command<T>>>>;
  readonly languages: Readonly<Record<Language, T>>;
  usage(texts: T): string;
  help(texts: T): Readonly<Record<string, string>>;
}

/** Asked before anything else is read, so that a complaint about it is understood. */
function languageOf(args: readonly string[]): Language {
  const place = args.findIndex((word) => word === '--lang' || word.startsWith('--lang='));
  const inline = args[place]?.split('=')[1];
  const named = place < 0 ? undefined : (inline ?? args[place + 1]);
  const system = systemLanguage(process.env);
  if (named === undefined) return system;
  if (isLanguage(named)) return named;
  const { complaints, words } = LANGUAGES[system];
  throw new BadInput(complaints.wrongChoice('--lang', named, Object.keys(LANGUAGES).join(` ${words.or} `)));
}

/** The command and what follows it; the language may also stand before it. */
export function withoutLanguage(args: readonly string[]): readonly string[] {
  if (args[0] === '--lang') return args.slice(2);
  return args[0]?.startsWith('--lang=') === true ? args.slice(1) : args;
}

/** What a command's help says, or the program's where no command is named. */
function helpOf<T extends Texts>({ help, usage }: Commands<T>, name: string, texts: T): string {
  const known = help(texts);
  return (Object.hasOwn(known, name) ? known[name] : undefined) ?? usage(texts);
}

async function dispatch<T extends Texts>(commands: Commands<T>, args: readonly string[]): Promise<number> {
  const texts = commands.languages[languageOf(args)];
  const [name, ...rest] = withoutLanguage(args);
  if (name === undefined || ['--help', '-h', 'help'].includes(name)) {
    print(helpOf(commands, rest[0] ?? '', texts));
    return 0;
  }
  const names = Object.keys(commands.commands);
  const read = names.includes(name) ? commands.commands[name] : undefined;
  if (read === undefined) throw new BadInput(texts.complaints.unknownCommand(name, names.join(', ')));
  if (rest.includes('--help') || rest.includes('-h')) {
    print(helpOf(commands, name, texts));
    return 0;
  }
  const command = await read();
  const line = readLine(rest, command.flags, `${commands.program} ${name}`, texts);
  const extra = line.words[command.words];
  if (extra !== undefined) throw new BadInput(texts.complaints.unexpectedWord(extra));
  return command.run(line, texts);
}

/** Does what a line says and returns the exit code: 0, or 1 with one line on standard error that says what is wrong. */
export async function runCommands<T extends Texts>(
  commands: Commands<T>,
  args: readonly string[],
): Promise<number> {
  try {
    return await dispatch(commands, args);
  } catch (error) {
    if (error instanceof BadInput) {
      process.stderr.write(`altiplano: ${error.message}\n`);
      return 1;
    }
    const { program } = LANGUAGES[systemLanguage(process.env)];
    const message = error instanceof Error ? error.message : String(error);
    process.stderr.write(`altiplano: ${program.fault(message, `${commands.program} ${args.join(' ')}`)}\n`);
    return 1;
  }
}
