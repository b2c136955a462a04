/** What the person reads who starts the program; server and terminal have words of their own. */
export const en = {
  help: (commands: readonly string[]): string => `Altiplano: the game in a browser, and in the terminal.

  altiplano [serve] [OPTION…]    serves the game at http://127.0.0.1:8080
  altiplano play [OPTION…]       plays in the terminal
  altiplano COMMAND --help       says more about each command:
                                 ${commands.join('\n                                 ')}

Options of serve:
  --port N        the port (8080); 0 takes a free one
  --host NAME     the address to listen on (127.0.0.1); 0.0.0.0 lets others in
  --data FOLDER   where games are stored; without it a folder in your home

  --version, --help`,
  unknownCommand: (word: string, commands: string): string =>
    `there is no command '${word}'; there are ${commands}`,
  flags: {
    port: (value: string): string => `--port '${value}': must be a whole number from 0 to 65535`,
    host: (value: string): string => `--host '${value}': must be an address or a name of this machine`,
    needsValue: (flag: string): string => `${flag} needs a value`,
    twice: (flag: string): string => `${flag} is given twice`,
    unknown: (flag: string): string => `there is no option '${flag}'; serve has --port, --host and --data`,
    noWord: (word: string): string =>
      `'${word}' is one word too many; serve has the options --port, --host and --data`,
  },
};
