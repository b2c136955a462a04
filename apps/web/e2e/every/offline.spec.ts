import { seatAt } from '../player/player.ts';
import { tableOn } from '../player/table.ts';
import { test } from '../setting/every.ts';
import { startServer } from '../setting/server.ts';

test('after one visit the page starts without the server, where the browser can keep one', async ({
  sitDown,
  said,
  faults,
}) => {
  const server = await startServer();
  try {
    const view = await sitDown(server.address);
    await view.goto('/');
    const canKeep = await view.evaluate(() => 'serviceWorker' in navigator);
    test.skip(!canKeep, 'This browser keeps no page, as it is driven here.');
    await view.evaluate(() => navigator.serviceWorker.ready.then(() => null));
    faults.allowOutage();
    await server.kill();

    await view.reload();
    await view.getByRole('button', { name: said.page.start.quick.play }).click();
    const player = seatAt(tableOn(view, said));
    for (let steps = 0; steps < 8; steps++) await player.step();
  } finally {
    await server.remove();
  }
});
