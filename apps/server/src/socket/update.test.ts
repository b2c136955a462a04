import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { readdirSync } from 'node:fs';
import { RULES_VERSION } from '@altiplano/protocol';
import { expect, test } from 'vitest';
import { type Follower, follow } from '../testing/follower.ts';
import { startServer, temporaryFolder } from '../testing/started-server.ts';
import { begin, createChooser, playInTurn, playOn } from '../testing/table-of.ts';

const OLDER = '0.0.1';

/** Makes a store look as if an older program had written it. */
function makeOlder(folder: string, withSnapshots: boolean): void {
  const file = readdirSync(folder).find((name) => /\.(db|sqlite3?)$/.test(name)) ?? expect.unreachable();
  const db = new DatabaseSync(join(folder, file));
  const version = JSON.stringify(RULES_VERSION);
  const older = JSON.stringify(OLDER);
  db.exec(
    `update entries set body = replace(body, '"rules":${version}', '"rules":${older}') where number = 1`,
  );
  for (const name of ['rules', 'madeBy']) {
    db.exec(`update snapshots set state = replace(state, '"${name}":${version}', '"${name}":${older}')`);
  }
  if (!withSnapshots) db.exec('delete from snapshots');
  db.close();
}

test.each([true, false])(
  'a running game goes on after an update of the rules, from its snapshot: %s',
  async (withSnapshots) => {
    const folder = temporaryFolder();
    const first = await startServer({ DATA_DIR: folder });
    const { table, followers, guests } = await begin(first.address, { people: ['Ann', 'Bob'] });
    const [ann, bob] = followers as [Follower, Follower];
    await playInTurn(followers, () => ann.number() > 80);
    const states = [ann.state(), bob.state()];
    await first.close();
    makeOlder(folder, withSnapshots);
    const second = await startServer({ DATA_DIR: folder });
    const back = await Promise.all(
      guests.map(async (guest, index) =>
        follow(await guest.connect(second.address), table, followers[index]),
      ),
    );
    expect(back.map((follower) => follower.state())).toEqual(states);
    expect(back[0]?.info()).toMatchObject({ status: 'running', rules: RULES_VERSION, continued: true });
    await Promise.all(back.map((follower, index) => playOn(follower, createChooser(index + 1))));
    expect(back[0]?.info().status).toBe('finished');
    expect(second.logged()).not.toMatch(/"level":"(error|fatal)"/);
  },
);
