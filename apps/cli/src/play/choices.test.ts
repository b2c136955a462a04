import { shippedPack } from '@altiplano/pack';
import {
  apply,
  awaitedSeat,
  createGame,
  DEFAULT_OPTIONS,
  type Game,
  type Good,
  GOODS,
  isOver,
  isRejection,
  LOCATIONS,
  type ReadableMove,
  view,
} from '@altiplano/rules/engine';
import { beforeAll, expect, test } from 'vitest';
import { widthOf } from '../board/layout.ts';
import { extensionPrice, priceParts } from '../board/prices.ts';
import { screenOf } from '../board/screen.ts';
import { chooser } from '../random/choice.ts';
import { anyMove, lively } from '../random/random-play.ts';
import { naming } from '../text/naming.ts';
import { LANGUAGES } from '../text/texts.ts';
import { briefLines } from './brief.ts';
import { type Choice, choicesOf } from './choices.ts';
import { placesLeftOut } from './left-out.ts';
import { meantBy } from './meaning.ts';
import { ownPlayer, type Sight } from './sight.ts';
import { refusedLines } from './why.ts';

const texts = LANGUAGES.en;
const names = naming(texts, shippedPack, ['You', 'Bot 2', 'Bot 3']);
const screen = { ...screenOf(process.stdout), width: 80, bold: String, dim: String };

interface Position {
  readonly sight: Sight;
  readonly choices: readonly Choice[];
  readonly leftOut: readonly string[];
  readonly refused: readonly string[];
  readonly brief: string;
}

const positions: Position[] = [];

beforeAll(() => {
  for (const seed of ['a', 'b', 'c']) {
    const options = { ...DEFAULT_OPTIONS, players: 3, traveler: 'full' as const, missions: true };
    const game = createGame({ components: shippedPack, options, seed });
    if (isRejection(game)) throw new Error(game.rejected);
    const choose = chooser(seed);
    while (!isOver(game)) {
      const seat = awaitedSeat(game);
      const seen = view(game, seat);
      const sight = { seen, seat, names };
      const choices = choicesOf(game, sight);
      positions.push({
        sight,
        choices,
        leftOut: placesLeftOut(game, sight, choices),
        refused: ownPlayer(sight).decision === 'offer' ? refusedLines(game, sight, '', screen) : [],
        brief: briefLines({ seen, names, screen }, seat).join('\n'),
      });
      const decision = anyMove(game, choose, lively);
      if (decision === null) throw new Error('nobody can move');
      apply(game, decision.seat, decision.move);
    }
  }
});

test('[A3] places that the figure could reach but not act from are named', () => {
  const some = positions.filter(({ leftOut }) => leftOut.length > 0);
  expect(some.length).toBeGreaterThan(0);
  for (const { leftOut, choices } of some) {
    const offered = choices.map(({ readable }) => ('location' in readable ? readable.location : null));
    for (const place of leftOut) {
      expect(LOCATIONS).toContain(place);
      expect(offered).not.toContain(place);
    }
  }
});

test('assets are listed by stage and price, each group once', () => {
  const some = positions.filter(({ choices }) =>
    choices.some(({ readable }) => readable.type === 'buyAsset'),
  );
  expect(some.length).toBeGreaterThan(0);
  for (const { choices } of some) {
    const headings = choices.flatMap(({ readable, heading }) =>
      readable.type === 'buyAsset' ? [heading] : [],
    );
    const groups = headings.filter((heading, index) => heading !== headings[index - 1]);
    expect(groups.length).toBe(new Set(headings).size);
    for (const heading of groups) expect(heading).toMatch(/stage I+, for (any|a higher) good/);
  }
});

test('to accept an event says what one gets', () => {
  const labels = positions.flatMap(({ choices }) =>
    choices.flatMap(({ readable, label }) => (readable.type === 'accept' ? [label] : [])),
  );
  expect(labels.length).toBeGreaterThan(0);
  for (const label of labels) expect(label).toMatch(/^accept: \w+/);
});

test('what is refused during an event is what belongs to it', () => {
  const some = positions.filter(({ refused }) => refused.length > 0);
  expect(some.length).toBeGreaterThan(0);
  for (const { refused } of some) {
    expect(refused.join('\n')).toMatch(/moving and acting – /);
    expect(refused.join('\n')).not.toMatch(/build|buy an extension|take an order/);
    expect(refused.length).toBeLessThanOrEqual(12);
  }
});

test('the few lines about the own position name order, carts and cards, these without their long texts', () => {
  const found = { order: 0, carts: 0, cards: 0 };
  for (const { sight, brief } of positions) {
    const own = ownPlayer(sight);
    for (const line of brief.split('\n')) expect(widthOf(line), line).toBeLessThanOrEqual(80);
    const said = brief.replaceAll(/\s+/g, ' ');
    expect(said.includes('still lacks')).toBe(own.order !== null);
    expect(said.includes('carts at movement')).toBe(own.carts.some((cart) => cart !== 'none'));
    const cards = [...own.extensions, ...own.assets];
    expect(said.includes(`assets: ${cards.join(', ')} (i own`)).toBe(cards.length > 0);
    if (own.order !== null) found.order++;
    if (cards.length > 0) found.cards++;
    if (own.carts.some((cart) => cart !== 'none')) found.carts++;
  }
  for (const count of Object.values(found)) expect(count).toBeGreaterThan(0);
});

test('the parts of a price at the strip add up to it', () => {
  const shapes = new Set<string>();
  for (const { sight } of positions) {
    for (const [space, id] of sight.seen.strip.entries()) {
      const said = priceParts(sight.seen, shippedPack, space);
      if (id === null || said === '') continue;
      const signed =
        said
          .replaceAll(/[() ]/g, '')
          .replaceAll('−', '-')
          .match(/[+-]?\d+/g) ?? [];
      const sum = signed.reduce((total, part) => total + Number(part), 0);
      expect(sum).toBe(extensionPrice(sight.seen, shippedPack, space));
      shapes.add(said.replaceAll(/\d+/g, 'n'));
    }
  }
  expect([...shapes]).toContain(' (n + n)');
});

/** A game at a moment at which somebody has a choice of what to get for cacao. */
function gameWithCacao(): Game {
  for (let seed = 0; seed < 100; seed++) {
    const options = { ...DEFAULT_OPTIONS, players: 2 };
    const game = createGame({ components: shippedPack, options, seed: `cacao ${seed}` });
    if (isRejection(game)) throw new Error(game.rejected);
    const choose = chooser(`cacao ${seed}`);
    while (!isOver(game)) {
      if (cacaoChoices(game).length === 3) return game;
      const decision = anyMove(game, choose, lively);
      if (decision === null) throw new Error('nobody can move');
      apply(game, decision.seat, decision.move);
    }
  }
  throw new Error('nobody came to trade cacao');
}

function cacaoChoices(game: Game): Choice[] {
  const seat = awaitedSeat(game);
  const all = choicesOf(game, { seen: view(game, seat), seat, names });
  return all.filter(({ readable }) => readable.type === 'trade');
}

const gainOf = (move: ReadableMove): Good | null => ('gain' in move ? move.gain : null);

/** What is listed under which heading, in the order of the numbers. */
function listed(game: Game): { heading: string | null; type: string; gain: unknown; isInVain: boolean }[] {
  const seat = awaitedSeat(game);
  return choicesOf(game, { seen: view(game, seat), seat, names }).map(({ heading, readable, isInVain }) => ({
    heading,
    type: readable.type,
    gain: gainOf(readable),
    isInVain,
  }));
}

test('[S11] what has run out can be chosen, last of all and under its own heading', () => {
  const game = gameWithCacao();
  const gains = (): unknown[] => cacaoChoices(game).map(({ readable }) => gainOf(readable));
  game.state.supply.fill(5);
  expect(gains()).toEqual(['food', 'cloth', 'glass']);
  game.state.supply[GOODS.indexOf('cloth')] = 0;
  expect(gains()).toEqual(['food', 'glass', 'cloth']);
  expect(cacaoChoices(game).map(({ isInVain }) => isInVain)).toEqual([false, false, true]);
  const all = listed(game);
  expect(all.at(-1)).toMatchObject({ heading: texts.play.inVain, gain: 'cloth' });
  expect(all.filter(({ heading }) => heading === texts.play.inVain)).toHaveLength(1);
});

test('[S11] words do not take what brings nothing', () => {
  const game = gameWithCacao();
  game.state.supply.fill(0);
  const all = listed(game);
  expect(all.filter(({ type }) => type === 'trade').every(({ isInVain }) => isInVain)).toBe(true);
  const seat = awaitedSeat(game);
  const sight = { seen: view(game, seat), seat, names };
  const decision = { scene: { seen: sight.seen, names, screen }, sight, choices: choicesOf(game, sight) };
  const glass = meantBy({ by: 'words', text: 'cacao glass' }, decision, texts, true);
  expect(glass).toMatch(/^'cacao glass' fits only what brings nothing.*\n {2}\d+\) .*no glass is left/);
});

test('[S11] nothing stands behind what brings nothing', () => {
  const flags = positions.map(({ choices }) => choices.map(({ isInVain }) => isInVain));
  const mixed = flags.filter((each) => each.includes(true) && each.includes(false));
  expect(mixed.length).toBeGreaterThan(0);
  for (const each of mixed) expect(each.lastIndexOf(false)).toBeLessThan(each.indexOf(true));
});

test('f takes the only choice to pass from who sees it, not from the middle of a line', () => {
  let found = 0;
  for (const { sight, choices } of positions) {
    if (choices.length > 1 || choices[0]?.readable.type !== 'pass') continue;
    const decision = { scene: { seen: sight.seen, names, screen }, sight, choices };
    expect(meantBy({ by: 'key', text: 'f' }, decision, texts, true)).toBe(choices[0]);
    expect(meantBy({ by: 'key', text: 'f' }, decision, texts, false)).toBe(texts.play.onlyPass);
    expect(meantBy({ by: 'key', text: 'p' }, decision, texts, false)).toBe(choices[0]);
    found++;
  }
  expect(found).toBeGreaterThan(0);
});
