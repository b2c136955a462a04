// Writes finished games spread over all options: node apps/cli/src/testing/write-fixtures.ts [FOLDER] [COUNT]
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { shippedPack } from '@altiplano/pack';
import { otherPack } from '@altiplano/pack/testing';
import { recordText } from '@altiplano/protocol';
import { type Options, optionMatrix } from '@altiplano/rules';
import { randomGame } from '../random/random-game.ts';
import { lively } from '../random/random-play.ts';

const FOLDER = fileURLToPath(new URL('../../../../fixtures/games', import.meta.url));
const [folder = FOLDER, count = '48'] = process.argv.slice(2);

/** Steps through the matrix so that each option takes each of its values about equally often. */
const STRIDE = 53;

function nameOf(options: Options, number: number): string {
  const words = [
    String(number + 1).padStart(2, '0'),
    `${options.players}p`,
    ...(options.missions ? ['missions'] : []),
    ...(options.traveler === 'off' ? [] : [options.traveler === 'full' ? 'traveler' : 'events']),
    ...(options.short ? ['short'] : []),
    String(options.edition),
    options.roles,
    options.planning,
    ...(options.drawing === 'upTo' ? ['upTo'] : []),
    ...(number % 6 === 5 ? ['other-pack'] : []),
  ];
  return `${words.join('-')}.json`;
}

const matrix = optionMatrix();
mkdirSync(folder, { recursive: true });
for (const old of readdirSync(folder)) if (old.endsWith('.json')) rmSync(join(folder, old));
for (let number = 0; number < Number(count); number++) {
  const combination = matrix[(number * STRIDE) % matrix.length] as Options;
  const options: Options = number % 4 === 3 ? { ...combination, drawing: 'upTo' } : combination;
  const pack = number % 6 === 5 ? otherPack : shippedPack;
  // Every fifth game is played carelessly, so that plans are taken up again as well.
  const temper = number % 5 === 4 ? undefined : lively;
  const record = randomGame(pack, options, `fixture-${number + 1}`, temper);
  writeFileSync(join(folder, nameOf(options, number)), recordText(record));
}
