import type { lab as english } from '../en/program.ts';
import { arenaHelp } from './arena.ts';
import { balanceHelp } from './balance.ts';
import { gatesHelp } from './gates.ts';
import { ladderHelp } from './ladder.ts';
import { learnHelp } from './learn.ts';
import { simulateHelp } from './simulate.ts';
import { tuneHelp } from './tune.ts';
import { LAB } from '../program-name.ts';

const COMMANDS: Record<string, string> = {
  simulate: 'zufällige Partien in Serie: Statistik und Prüfung nach jedem Zug',
  arena: 'wie stark ist ein Bot? Ganze Partien gegen andere, reihum platziert',
  ladder: 'jeder Bot gegen jeden anderen, mit einer Wertung für jeden',
  gates: 'schlägt jeder Bot die unter ihm, wie er muss? Sonst Code 1',
  balance: 'ist das Spiel ausgewogen? Bots spielen in Serie, mit einem Bericht',
  tune: 'bessere Gewichte für den planenden Bot, durch Selbstspiel',
  learn: 'ein Netz, das im Selbstspiel lernt, was Stellungen wert sind',
};

/** What the lab says about itself. */
export const lab: typeof english = {
  usage: (benches) => {
    const lines = Object.entries(COMMANDS).map(([name, what]) => `  ${name.padEnd(10)}${what}`);
    return `Das Labor: wie stark Bots sind, wie ausgewogen das Spiel, wie schnell alles.

  lab NAME [OPTION…]        (hier: ${LAB} NAME …)

Partien in Serie:
${lines.join('\n')}

Messungen, jede mit --json und --quick:
${benches.map((bench) => `  ${bench}`).join('\n')}

lab NAME --help sagt mehr zu jeder der ersten.`;
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
