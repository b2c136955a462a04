import { expect, test } from '../setting/every.ts';
import { inRound, playBoth, sitTogether } from '../setting/online.ts';
import { startServer } from '../setting/server.ts';

test('two people at one table, while the server falls over and one of them comes back', async ({
  sitDown,
  said,
  faults,
}) => {
  const server = await startServer();
  try {
    const pages = [await sitDown(server.address), await sitDown(server.address)] as const;
    const [anna, bert] = pages;
    const people = await sitTogether(pages, said);
    await playBoth(people, inRound(anna, said, 2));

    const { offline } = said.table.online.lost;
    faults.allowOutage();
    await server.kill();
    for (const page of pages) await page.getByText(offline).first().waitFor();
    await server.restart();
    for (const page of pages) await page.getByText(offline).first().waitFor({ state: 'hidden' });
    await bert.reload();
    await playBoth(people, inRound(anna, said, 3));

    // What both may know is the same for both.
    const places = (page: (typeof pages)[number]): Promise<string> =>
      page.getByRole('region', { name: said.table.places }).innerText();
    await expect.poll(() => places(bert)).toBe(await places(anna));
  } finally {
    await server.remove();
  }
});
