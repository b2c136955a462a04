import type { Components, Good, PlayerView } from '@altiplano/rules';
import { pad, sideBySide, widthOf } from './layout.ts';
import type { Scene } from './scene.ts';

type Row = Components['board']['warehouse']['left'][number];

/** All rows in the order in which they are started: left depot from the bottom, then the right one (W1). */
export function rowsOf(components: Components): Row[] {
  const { left, right } = components.board.warehouse;
  return [...left, ...right];
}

/** What lies in a row, and a dot for each free space. */
function rowTiles(row: PlayerView['rows'][number] | undefined, spaces: number): (Good | null)[] {
  const { good = null, tiles = 0, corn = 0 } = row ?? {};
  const real = Array.from({ length: tiles - corn }, () => good);
  const standIns = Array.from({ length: corn }, () => 'corn' as const);
  // A row's first tile is its good; only in a row of corn it is corn.
  return [...real, ...standIns, ...Array.from({ length: spaces - tiles }, () => null)];
}

function depot(scene: Scene, player: PlayerView, rows: readonly Row[], first: number): string[] {
  const { names, screen } = scene;
  const { words } = names.texts;
  const cell = Math.max(...Object.values(words.things).map(widthOf));
  const lines = rows.map((row, index) => {
    const number = first + index;
    const view = player.rows[number];
    const isFull = view?.tiles === row.spaces;
    const tiles = rowTiles(view, row.spaces)
      .map((good) => pad(good === null ? '·' : words.things[good], cell))
      .join(' ');
    const points = `${isFull ? '✓' : ' '} ${String(row.points).padStart(2)}`;
    return `  ${String(number + 1).padStart(2)}  ${tiles} ${isFull ? screen.bold(points) : screen.dim(points)}`;
  });
  return lines.reverse();
}

/** The warehouse as it lies on the table: two depots, their first rows at the bottom. */
export function warehouseLines(scene: Scene, player: PlayerView): string[] {
  const { names, screen } = scene;
  const { board } = names.texts;
  const { left, right } = names.components.board.warehouse;
  const leftLines = depot(scene, player, left, 0);
  const width = Math.max(...leftLines.map(widthOf)) + 2;
  const captions = sideBySide([`  ${board.leftDepot}`], [`  ${board.rightDepot}`], width).map(screen.dim);
  return [
    screen.bold(board.warehouse),
    ...captions,
    ...sideBySide(leftLines, depot(scene, player, right, left.length), width),
  ];
}
