import type { ladder as english } from '../en/ladder.ts';
import { BOT_LIST, COMMON_OPTIONS, GAME_OPTIONS } from './options.ts';

export const ladderHelp = `lab ladder [OPTION…]

Jeder Bot gegen jeden anderen, mit einer Wertung für jeden. Jedes Paar trifft
gleich oft aufeinander, und jeder Tisch wird mit jedem auf jedem Platz gespielt.
Die Wertungen passen zu den Reihenfolgen am Ende der Partien (Plackett-Luce):
0 ist das Mittel aller Bots, und mit 400 Punkten mehr liegt ein Bot in zehn von
elf Fällen vor einem anderen. Jedes Paar bekommt dazu eine unentschiedene
Partie, damit auch ein Bot, der nie verliert, eine Wertung hat.

  --bots LISTE      welche Bots, mit Kommas (alle); BOT@N oder BOT@N/N setzt,
                    wie viel einer denkt, für einen Plan und sonst; zweimal
                    steht ein Bot nur in einer Liste, die den Tisch füllt
  --games N         wie viele Partien (200), aufgerundet, bis alle Paare gleich
                    oft dran waren
  --workers N       wie viele Partien zugleich (eine je Kern)
  --progress        sagt auch ohne Terminal, wie weit es ist

${BOT_LIST}

${GAME_OPTIONS}

${COMMON_OPTIONS}`;

/** The ladder's table. */
export const ladder: typeof english = {
  games: (games, players, meetings) =>
    `${games} Partien zu ${players}; jedes Paar traf ${meetings}-mal aufeinander.`,
  columns: {
    bot: 'Bot',
    rating: 'Wertung',
    interval: '95 %',
    games: 'Partien',
    share: 'Siege',
    points: 'Punkte',
    rank: 'Rang',
  },
};
