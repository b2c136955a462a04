import { seatAt } from './player/player.ts';
import { tableOn } from './player/table.ts';
import { loadFinished } from './setting/records.ts';
import { startServer } from './setting/server.ts';
import { expect, test } from './setting/test.ts';

test('after one visit the page works without the server: games, rules, replays', { tag: '@core' }, async ({
  page,
  said,
  faults,
}) => {
  const { start, mine, helpPage, replayPage, online } = said.page;
  const server = await startServer();
  try {
    await page.goto(server.address);
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    faults.allowOutage();
    await server.kill();

    await page.reload();
    await page.getByRole('button', { name: start.quick.play }).click();
    const table = tableOn(page, said);
    const player = seatAt(table);
    for (let steps = 0; steps < 8; steps++) await player.step();

    await page.goto(`${server.address}/help`);
    await page.getByRole('searchbox', { name: helpPage.search }).fill(said.game.words.things.corn);
    await expect(page.getByText(helpPage.found(0))).toHaveCount(0);

    await page.goto(`${server.address}/mine`);
    await expect(
      page.getByRole('link', { name: mine.goOn }).or(page.getByText(mine.goOn)).first(),
    ).toBeVisible();
    await loadFinished(page, said);
    await page.getByRole('link', { name: said.after.review.watch }).click();
    await page.getByRole('button', { name: replayPage.last }).click();
    await expect(table.status).toContainText(/\S/);

    await page.goto(`${server.address}/tables`);
    await expect(page.getByText(online.noServer).first()).toBeVisible();
    await page.goto(server.address);
    await expect(page.getByRole('link', { name: start.quick.resume })).toBeVisible();
  } finally {
    await server.remove();
  }
});
