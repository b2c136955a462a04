import { seatAt } from '../player/player.ts';
import { beginLocal } from '../setting/begin.ts';
import { expect, test } from '../setting/every.ts';

test('a whole game against bots, from the first page to the points', async ({ view, said }) => {
  const table = await beginLocal(view, said);
  await seatAt(table).play();
  expect(await table.score.getByRole('columnheader').count()).toBe(2);
  expect(await table.score.getByRole('row', { name: said.game.score.total }).isVisible()).toBe(true);
});
