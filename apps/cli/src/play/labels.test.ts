import { steadyPack } from '@altiplano/pack/testing';
import {
  CARD,
  CORN,
  createGame,
  DEFAULT_OPTIONS,
  firstCell,
  FRAME,
  type Game,
  GOODS,
  HARBOR,
  isRejection,
  PHASE,
  ROAD,
  type Seat,
  THINGS,
  view,
} from '@altiplano/rules/engine';
import { expect, test } from 'vitest';
import { naming } from '../text/naming.ts';
import { LANGUAGES } from '../text/texts.ts';
import { type Choice, choicesOf } from './choices.ts';

interface Position {
  readonly game: Game;
  readonly seat: Seat;
}

/** A game of two in which seat 0 has this decision before it, and its figure stands somewhere. */
function position(phase: number, frame: number, figure = HARBOR): Position {
  const options = { ...DEFAULT_OPTIONS, players: 2, startingSeat: 0 };
  const game = createGame({ components: steadyPack, options, seed: 'labels' });
  if (isRejection(game)) throw new Error(game.rejected);
  for (const each of game.state.seats) {
    each.stack.fill(0);
    each.depth = 0;
  }
  const [seat] = game.state.seats;
  if (seat === undefined) throw new Error('no seat');
  game.state.phase = phase;
  game.state.waiting = 1;
  seat.stack[0] = frame;
  seat.depth = 1;
  seat.figure = figure;
  return { game, seat };
}

/** At a place, with tiles on it. */
function turnAt(location: number, ...things: (typeof THINGS)[number][]): Position {
  const found = position(PHASE.actions, FRAME.turn, location);
  const first = firstCell(found.game, 0, location);
  for (const [space, thing] of things.entries()) {
    found.game.state.cells[first + space] = THINGS.indexOf(thing) + 1;
  }
  return found;
}

function choices(game: Game, language: 'en' | 'de', type: string): Choice[] {
  const names = naming(LANGUAGES[language], steadyPack, ['You', 'Bot 2']);
  return choicesOf(game, { seen: view(game, 0), seat: 0, names }).filter(
    ({ readable }) => readable.type === type,
  );
}

function labels(game: Game, language: 'en' | 'de', type: string): string[] {
  return choices(game, language, type).map(({ label }) => label);
}

test('[S11] a boat whose good has run out can be built, and says that it brings only its points', () => {
  const { game } = turnAt(HARBOR, 'wood', 'wood');
  expect(labels(game, 'en', 'buildBoat')).toContain('fish');
  game.state.supply[GOODS.indexOf('fish')] = 0;
  expect(labels(game, 'en', 'buildBoat')).toContain('fish: none is left, so only 2 points');
  expect(labels(game, 'de', 'buildBoat')).toContain('Fisch: aufgebraucht, bringt nur 2 Punkte');
  expect(labels(game, 'en', 'buildBoat')).toContain('ore');
});

test('[S11] where no boat is left nothing is promised', () => {
  const { game } = turnAt(HARBOR, 'wood', 'wood');
  game.state.boatAt.fill(CARD.gone);
  expect(choices(game, 'en', 'buildBoat')).toMatchObject([
    {
      heading: 'Possible, but it brings you nothing',
      label: 'Build a boat for 2 wood – none is left: pay, and get nothing',
    },
  ]);
  expect(choices(game, 'de', 'buildBoat')[0]).toMatchObject({
    heading: 'Möglich, bringt dir aber nichts',
    label: expect.stringMatching(/^Baue ein Boot für 2 Holz – /),
  });
});

test('[S11] [W8] road towards a corn that is not there, or that fits nowhere', () => {
  const { game, seat } = turnAt(ROAD, 'stone', 'wood');
  seat.road = game.tables.road.indexOf('corn');
  expect(labels(game, 'en', 'buildRoad')).toEqual(['gains a corn']);
  seat.rowGood.fill(CORN);
  for (const [row, spaces] of game.tables.rowSpaces.entries()) seat.rowTiles[row] = spaces;
  expect(labels(game, 'en', 'buildRoad')).toEqual(['one step on, but no corn: it fits nowhere']);
  expect(labels(game, 'de', 'buildRoad')).toEqual(['ein Feld weiter, aber kein Mais: passt nirgends hin']);
  game.state.supply[CORN] = 0;
  expect(labels(game, 'en', 'buildRoad')).toEqual(['one step on, but no corn: none is left']);
  expect(labels(game, 'de', 'buildRoad')).toEqual(['ein Feld weiter, aber kein Mais: aufgebraucht']);
});

test('[X18] [G31] the bag is drawn from blindly, the container is chosen from', () => {
  const { game, seat } = position(PHASE.drawing, FRAME.swapIn);
  seat.bag.fill(0);
  seat.container.fill(0);
  seat.container[GOODS.indexOf('wood')] = 1;
  seat.bag[GOODS.indexOf('ore')] = 3;
  expect(labels(game, 'en', 'pick')).toEqual(['wood']);
  expect(labels(game, 'en', 'draw')).toEqual(['draw one blindly from the bag (3 in it)']);
  expect(labels(game, 'de', 'draw')).toEqual(['eins blind aus dem Beutel ziehen (3 darin)']);
  seat.bag.fill(0);
  expect(labels(game, 'en', 'draw')).toEqual([
    'draw one blindly: the container goes into the empty bag first',
  ]);
  expect(labels(game, 'de', 'draw')).toEqual([
    'eins blind ziehen: vorher kommt die Kiste in den leeren Beutel',
  ]);
});

test('elsewhere a draw says how many', () => {
  const { game, seat } = position(PHASE.drawing, FRAME.takeBack);
  seat.limit = 4;
  seat.planning.fill(0);
  seat.bag[GOODS.indexOf('ore')] = 9;
  expect(labels(game, 'en', 'draw')).toEqual(['draw 4 tiles']);
});
