import type { ReviewWords } from './en.ts';

export const review: ReviewWords['review'] = {
  title: 'Rückblick',
  score: 'Punkte nach Herkunft',
  rounds: 'Punkte im Lauf der Runden',
  roundsSays: 'Was jeder bekommen hätte, wäre die Partie dort zu Ende gewesen.',
  what: 'Punkte aus',
  all: 'allem',
  asTable: 'Dasselbe als Tabelle',
  round: 'Runde',
  begin: 'Beginn',
  roundIs: (round) => (round === 0 ? 'Zu Beginn' : `Nach Runde ${round}`),
  toRound: (round) => `Ab dem Ende von Runde ${round} ansehen`,
  chartOf: (names) => `Punkte von ${names}, Runde für Runde; die Tabelle darunter hat dieselben Zahlen.`,
  watch: 'Die Partie noch einmal ansehen',
  again: 'Noch einmal spielen',
  anotherGame: 'Eine andere Partie',
  fair: 'War es ehrlich?',
  fairSays: 'Vor dem ersten Ziehen stand fest, wie gemischt ist. Dein Gerät kann das Zug für Zug nachprüfen.',
  record: 'Die Partie behalten',
  recordSays:
    'Die Aufzeichnung enthält jeden Zug. Sie lässt sich hier oder anderswo nachspielen, und jeder kann sie prüfen.',
  losses: 'Wo Punkte verloren gingen',
  lossesSays:
    'Ein starker Bot geht die Partie auf diesem Gerät durch. Er weiß nur, was dieser Spieler damals wusste, und sagt, was er stattdessen getan hätte. Was damals ein Tipp riet, wird hier nicht getadelt.',
  player: 'Für',
  search: 'Danach suchen',
  searching: 'Der Bot geht die Partie durch …',
  percent: (share) => `${Math.round(share * 100)} %`,
  stop: 'Anhalten',
  failed: 'Die Suche ist misslungen. Du kannst es noch einmal versuchen.',
  none: 'Keine Entscheidung hat mehr als einen halben Punkt gekostet. Gut gespielt.',
  sum: (points, count) =>
    count === 1
      ? `Eine Entscheidung hat etwa ${points} Punkte gekostet.`
      : `${count} Entscheidungen haben zusammen etwa ${points} Punkte gekostet; die größte zuerst.`,
  opinion:
    'Das ist eine Meinung: Der Bot hat es in gedachten Partien ausprobiert, aber aus den Beuteln kann es immer anders kommen.',
  cost: (points) => `etwa ${points} Punkte`,
  planIn: (round) => `Runde ${round}, Planung`,
  moveIn: (round) => `Runde ${round}, Aktionen`,
  played: 'Gespielt',
  better: 'Der Bot',
  because: 'Warum',
  becauseSays: (parts) => `erwartet in Punkten: ${parts}`,
  jump: 'Zu diesem Augenblick',
  more: (count) => `${count} weitere zeigen`,
};
