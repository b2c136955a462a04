import { seatAt } from './player/player.ts';
import { look } from './player/tree.ts';
import { beginLocal } from './setting/begin.ts';
import { expect, test } from './setting/test.ts';

test('two people share a device, and a curtain falls between them', async ({ page, said }) => {
  const { curtainReady, curtain: curtainTitle } = said.table;
  const { friend } = said.page.newGame;
  const [first, second] = [friend(1), friend(2)];
  const table = await beginLocal(page, said, { people: 2 });
  const goods = Object.values<string>(said.game.words.things);
  const lifted: string[] = [];
  const player = seatAt(table);

  /** Whose board is shown, and that there is nothing else while the curtain is down. */
  const checkCurtain = async (): Promise<void> => {
    const all = await look(page);
    const text = all.text();
    const now = [first, second].find((name) => text.includes(curtainTitle(name)));
    if (now === undefined) return;
    expect(all.buttons().map(({ name }) => name)).toEqual([curtainReady(now)]);
    for (const good of goods) expect(text).not.toMatch(new RegExp(`\\b${good}\\b`));
    if (now !== lifted.at(-1)) lifted.push(now);
  };

  await checkCurtain();
  await player.playUntil(async () => {
    await checkCurtain();
    return lifted.length >= 6;
  });
  expect(new Set(lifted)).toEqual(new Set([first, second]));
});
