import { keyboard } from './player/hands.ts';
import { seatAt } from './player/player.ts';
import { placeOne, tilesToPlan, playToPlanning } from './player/play-to-planning.ts';
import { beginLocal } from './setting/begin.ts';
import { expect, test } from './setting/test.ts';

test('what is tried out is nowhere until the line is played, and then at the table', async ({
  page,
  said,
}) => {
  const { ahead } = said.table;
  // Two people at one device: nobody else acts in between.
  const table = await beginLocal(page, said, { people: 2 });
  const hands = keyboard(page);
  const player = seatAt(table, { hands });
  const drawn = (await playToPlanning(table, player)).length;
  const left = async (): Promise<number> => (await tilesToPlan(table)).length;
  const trying = page.getByRole('region', { name: ahead.trying });

  await page.keyboard.press('w');
  await expect(trying).toContainText(ahead.tryingSays);
  await placeOne(table, player);
  await hands.press(trying.getByRole('button', { name: ahead.leave }));
  await expect(trying).toHaveCount(0);
  await expect.poll(left).toBe(drawn);
  await expect(page.locator(':focus')).toHaveCount(1);

  await page.keyboard.press('w');
  await expect(trying).toContainText(ahead.tryingSays);
  await placeOne(table, player);
  await expect(trying).not.toContainText(ahead.tryingSays);
  await expect(trying).toContainText(ahead.whatComes.now);
  await hands.press(trying.getByRole('button', { name: ahead.playLine }));
  await expect(trying).toHaveCount(0);
  await expect.poll(left).toBe(drawn - 1);
  await expect(page.locator(':focus')).toHaveCount(1);
  await expect(table.undo).toBeEnabled();
});
