import { openOrdersOf } from '@altiplano/rules/engine';
import { thingsText } from '../text/naming.ts';
import { entry, widthOf } from './layout.ts';
import type { Scene } from './scene.ts';
import { rowsOf } from './warehouse.ts';

/** The other players, a line or two each: what is nothing is left out. */
export function otherLines({ seen, names, screen }: Scene): string[] {
  const { board, words } = names.texts;
  const others = seen.players.flatMap((player, seat) => (seat === seen.seat ? [] : [{ player, seat }]));
  const width = Math.max(...others.map(({ seat }) => widthOf(names.seatInFull(seat)))) + 2;
  const lines = others.flatMap(({ player, seat }) => {
    const full = player.rows.filter((row, i) => row.tiles === rowsOf(names.components)[i]?.spaces).length;
    const stored = player.rows.reduce((sum, row) => sum + row.tiles, 0);
    const missing = openOrdersOf(player).map(({ id, delivered }) => {
      const goods = names.components.orders.find((row) => row.id === id)?.goods ?? [];
      return thingsText(
        goods.filter((_, space) => delivered[space] !== true),
        names.texts,
      );
    });
    const facts = [
      player.role === null ? '' : names.role(player.role),
      player.figure === null ? '' : words.at(player.figure),
      words.coins(player.coins),
      player.opals > 0 ? words.opals(player.opals) : '',
      player.points > 0 ? board.points(player.points) : '',
      player.road > 0 ? board.road(player.road, names.components.board.road.length) : '',
      board.otherBag(player.bagTiles, player.containerTiles),
      stored > 0 ? board.otherRows(full, stored) : '',
      player.extensions.length > 0 ? board.otherExtensions(player.extensions.length) : '',
      player.houses.length > 0 ? words.houses(player.houses.length) : '',
      player.boats.length > 0 ? words.boats(player.boats.length) : '',
      player.assets.length > 0 ? board.otherAssets(player.assets.length) : '',
      player.fulfilled.length > 0 ? board.otherOrders(player.fulfilled.length) : '',
      ...missing.map((goods) => board.otherOrder(goods)),
      player.missions.hidden + player.missions.fulfilled.length > 0
        ? board.otherMissions(player.missions.fulfilled.length, player.missions.hidden)
        : '',
      player.passed ? board.passed : player.declared && seen.phase === 'planning' ? board.planned : '',
    ];
    return entry(
      names.seatInFull(seat),
      facts.filter((fact) => fact !== '').join(' · '),
      width,
      screen.width,
    );
  });
  return [screen.bold(board.others), ...lines];
}
