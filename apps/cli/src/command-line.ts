// What another program for people in front of a terminal is made of: its line, its files, its words, random games.
export * from './arguments/files.ts';
export * from './arguments/flags.ts';
export * from './arguments/game-flags.ts';
export { BadInput } from './bad-input.ts';
export { pad, widthOf, wrap } from './board/layout.ts';
export { type Command, print, printJson } from './commands/command.ts';
export { type Commands, runCommands, withoutLanguage } from './commands/run-commands.ts';
export { chooser } from './random/choice.ts';
export { MOST_DECISIONS, newGame, randomGame } from './random/random-game.ts';
export { anyMove, anyTemper, lively } from './random/random-play.ts';
export { inWords } from './text/list.ts';
export { naming } from './text/naming.ts';
export { LANGUAGES, type Texts } from './text/texts.ts';
