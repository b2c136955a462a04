import { seatAt } from './player/player.ts';
import { beginLocal } from './setting/begin.ts';
import { expect, test } from './setting/test.ts';

test('a whole base game against bots', { tag: '@core' }, async ({ page, said }) => {
  const table = await beginLocal(page, said);
  await seatAt(table).play();
  await expect(table.score.getByRole('columnheader')).toHaveCount(2);
  await expect(table.score.getByRole('row', { name: said.game.score.total })).toBeVisible();
  await expect(table.asked).toHaveCount(0);
});

test('a whole Traveler game with missions, roles and missions drafted, all planning at once', async ({
  page,
  said,
}) => {
  const asked = new Set<string>();
  const table = await beginLocal(page, said, {
    players: 3,
    missions: true,
    traveler: true,
    drafts: true,
    simultaneous: true,
  });
  const note = async (): Promise<void> => {
    for (const text of await table.status.allInnerTexts()) asked.add(text);
  };
  await seatAt(table, { after: note }).play();
  await expect(table.score.getByRole('columnheader')).toHaveCount(3);
  // What is asked once a press is answered; a question that comes while others decide may be gone by then.
  const { passMission, offer, turn } = said.game.decisions.questions;
  expect([...asked]).toEqual(expect.arrayContaining([passMission, offer, turn]));
});
