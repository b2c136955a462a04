import type { gates as english } from '../en/gates.ts';
import { COMMON_OPTIONS } from './options.ts';

export const gatesHelp = `lab gates [OPTION…]

Spielt jede Hürde, die die Leiter der Bots nehmen muss, und sagt, welche
genommen sind; Code 1, wenn eine es nicht ist. Bei jeder sitzt ein Kandidat
zwischen Bots einer anderen Art, reihum auf jedem Platz, wie in der Arena:

  four-players/…    Grundspiel zu viert: der Anteil der Siege reicht
  two-players/…     zu zweit klar über die Hälfte: der ganze Bereich liegt
                    darüber
  modules/…         Missionen und der ganze Reisende: der Bereich bleibt nicht
                    unter der Hürde des Grundspiels
  levels/…          easy bis master: jede Stufe gewinnt gegen die darunter klar
                    mehr als ihren Anteil

  --only WÖRTER     nur Hürden, deren Name alle diese Wörter hat, mit Kommas:
                    tuned,two-players; oder ein ganzer Name
  --quick           ein Zehntel der Partien, zum Ausprobieren
  --strict-time     Code 1 auch, wenn search länger denkt als es darf; das hängt
                    vom Rechner ab und davon, was er sonst tut
  --workers N       wie viele Partien zugleich (eine je Kern)
  --progress        sagt auch ohne Terminal, wie weit es ist
  --seed TEXT       der gleiche Startwert ergibt die gleichen Partien
  --pack DATEI      andere Zahlen auf Plättchen und Karten als die unseren

${COMMON_OPTIONS}`;

/** What the gates say while and after they are played. */
export const gates: typeof english = {
  noneNamed: (words, known) => `--only ${words}: keine Hürde hat all das im Namen; es gibt: ${known}`,
  ahead: (count, games, time) =>
    `${count === 1 ? 'eine Hürde' : `${count} Hürden`}, ${games} Partien: ganz grob ${time}, nach ihrer Größe geschätzt`,
  next: (number, all, id, left) => `Hürde ${number} von ${all}, ${id}; insgesamt noch etwa ${left}`,
  holds: 'ja',
  fails: 'NEIN',
  won: (share, games, interval) => `${share} von ${games} Partien (${interval})`,
  wanted: {
    shareAtLeast: (share) => `soll: ≥ ${share}`,
    lowAbove: (share) => `soll: unteres Ende > ${share}`,
    highAtLeast: (share) => `soll: oberes Ende ≥ ${share}`,
  },
  times: (move, plan) => `p95 ${move} ms je Zug, ${plan} ms je Plan`,
  inTime: (move, plan) => `Zeit: in ${move} ms je Zug und ${plan} ms je Plan, auf diesem Rechner`,
  tooSlow: (move, plan) => `Zeit: NICHT in ${move} ms je Zug und ${plan} ms je Plan, auf diesem Rechner`,
  holding: (holding, all) => `${holding} von ${all} Hürden genommen.`,
  slow: (count, counts) => {
    const missed = `${count === 1 ? 'Eine' : count} dauerte${count === 1 ? '' : 'n'} auf diesem Rechner länger als erlaubt`;
    return counts ? `${missed}.` : `${missed}; nur --strict-time stört das.`;
  },
  quick: 'Ein Zehntel der Partien (--quick): das probiert nur aus und beweist nichts.',
  missed: (count, ids) =>
    count === 1 ? `eine Hürde ist nicht genommen: ${ids}` : `${count} Hürden sind nicht genommen: ${ids}`,
};
