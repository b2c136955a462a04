// Writes finished games spread over all options, with packs that stay as they are when the shipped one is tuned:
// node apps/cli/src/testing/write-fixtures.ts [FOLDER] [COUNT]
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { otherPack, steadyPack } from '@altiplano/pack/testing';
import { recordText } from '@altiplano/protocol';
import { type Options, optionMatrix } from '@altiplano/rules/engine';
import { chooser } from '../random/choice.ts';
import { randomGame } from '../random/random-game.ts';
import { careless, lively } from '../random/random-play.ts';

const FOLDER = fileURLToPath(new URL('../../../../fixtures/games', import.meta.url));
const [folder = FOLDER, count = '48'] = process.argv.slice(2);

function nameOf(options: Options, number: number, isOther: boolean): string {
  const words = [
    String(number).padStart(2, '0'),
    `${options.players}p`,
    ...(options.missions ? ['missions'] : []),
    ...(options.traveler === 'off' ? [] : [options.traveler === 'full' ? 'traveler' : 'events']),
    ...(options.short ? ['short'] : []),
    String(options.edition),
    options.roles,
    options.planning,
    ...(options.drawing === 'upTo' ? ['up-to'] : []),
    ...(isOther ? ['other-pack'] : []),
  ];
  return `${words.join('-')}.json`;
}

const choose = chooser('fixtures');
/** All combinations, of which each game takes one out. */
const left = optionMatrix();
mkdirSync(folder, { recursive: true });
for (const old of readdirSync(folder)) if (old.endsWith('.json')) rmSync(join(folder, old));
for (let number = 1; number <= Number(count); number++) {
  // Equally often with each number of players; everything else as it falls.
  const fitting = left.filter(({ players }) => players === 2 + (number % 4));
  const combination = fitting[choose(fitting.length)] as Options;
  left.splice(left.indexOf(combination), 1);
  const options: Options = choose(4) === 0 ? { ...combination, drawing: 'upTo' } : combination;
  const isOther = choose(6) === 0;
  // Some games are played carelessly, so that plans are taken up again as well.
  const temper = number % 8 === 0 ? careless : lively;
  const record = randomGame(isOther ? otherPack : steadyPack, options, `fixture-${number}`, temper);
  writeFileSync(join(folder, nameOf(options, number, isOther)), recordText(record));
}
