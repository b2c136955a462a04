import { spread } from '@altiplano/text';
import { thingsText } from '../text/naming.ts';
import { paragraph, wrap } from './layout.ts';
import type { Scene } from './scene.ts';

/** The event in force, and what the traveler brings. */
export function travelerLines(scene: Scene): string[] {
  const { seen, names, screen } = scene;
  const { board, words } = names.texts;
  const lines: string[] = [];
  if (seen.event !== null || seen.eventsLeft > 0) {
    const text = seen.event === null ? board.noEvent : names.event(seen.event);
    lines.push(
      ...wrap(
        `${screen.bold(`${board.event}:`)} ${text} ${screen.dim(`(${board.eventsLeft(seen.eventsLeft)})`)}`,
        screen.width,
        '  ',
      ),
    );
  }
  if (seen.traveler === null) return lines;
  const groups = ([1, 2] as const).flatMap((stage) =>
    (['any', 'higher'] as const).flatMap((cost) => {
      const rows = names.components.assets.filter(
        (asset) => asset.stage === stage && asset.cost === cost && seen.assets.includes(asset.id),
      );
      const list = rows.map((asset) => names.asset(asset.id)).join(' · ');
      const group = board.assetStage(stage, board.assetCost[cost]);
      return list === '' ? [] : paragraph(`${group}: ${list}`, screen.width);
    }),
  );
  const hidden = seen.assetsFaceDown > 0 ? screen.dim(` (${board.faceDown(seen.assetsFaceDown)})`) : '';
  const trading = [
    `${board.neutral}: ${thingsText(spread(seen.neutral), names.texts) || words.nothing}`,
    ...seen.players.flatMap((player, seat) => {
      const text = thingsText(spread(player.trading), names.texts);
      return text === '' ? [] : [`${names.seat(seat)}: ${text}`];
    }),
  ];
  return [
    ...lines,
    screen.bold(board.assets) + hidden,
    ...groups,
    ...wrap(`${screen.bold(board.trading)} – ${trading.join(' · ')}`, screen.width, '  '),
  ];
}
