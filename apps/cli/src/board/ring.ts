import { pad } from './layout.ts';
import type { Scene } from './scene.ts';
import { supplyAt } from './supply.ts';

/** The seven locations clockwise: how far, who is there, what is left. */
export function ringLines(scene: Scene): string[] {
  const { seen, names, screen } = scene;
  const { words, board } = names.texts;
  const figure = seen.seat === null ? null : (seen.players[seen.seat]?.figure ?? null);
  const from = figure === null ? -1 : seen.ring.indexOf(figure);
  const rows = seen.ring.map((location, place) => {
    const there = seen.players.flatMap((player, seat) =>
      player.figure === location ? [seat === seen.seat ? words.you.toLowerCase() : names.seat(seat)] : [],
    );
    if (seen.traveler === location) there.push(board.traveler);
    const apart = Math.abs(place - from);
    const steps = from < 0 ? '' : String(Math.min(apart, seen.ring.length - apart));
    return {
      location: words.locations[location],
      steps,
      there: there.join(', '),
      supply: supplyAt(location, scene).text,
    };
  });
  const nameWidth = Math.max(...rows.map((row) => row.location.length)) + 2;
  const supplyWidth = Math.max(...rows.map((row) => row.supply.length)) + 2;
  return [
    screen.bold(board.ring) + (from < 0 ? '' : screen.dim(` (${board.stepsAway})`)),
    ...rows.map(({ location, steps, there, supply }) =>
      `  ${steps === '' ? '' : `${steps}  `}${pad(location, nameWidth)}${pad(supply, supplyWidth)}${there}`.trimEnd(),
    ),
    screen.dim(`  ${board.common(seen.supply.food)}`),
  ];
}
