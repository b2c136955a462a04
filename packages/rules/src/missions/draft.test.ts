import { expect, test } from 'vitest';
import type { ReadableMove } from '../moves/shapes.ts';
import { PHASE } from '../state/state.ts';
import { newTable, table, type Table } from '../testing/table.ts';
import { view } from '../view/view.ts';

function drafting(players: number, seed = 'test'): Table {
  return newTable({ players, missions: true }, undefined, seed);
}

/** The missions that a seat may name now. */
function choices(t: Table, seat: number): string[] {
  return t.legal(seat).flatMap((move) => ('mission' in move ? [move.mission] : []));
}

function keep(mission: string): ReadableMove {
  return { type: 'keepMission', mission };
}

function pass(mission: string): ReadableMove {
  return { type: 'passMission', mission };
}

/** Each seat keeps its first card and gives its second to the left; returns what each was dealt. */
function chooseAll(t: Table, players: number): string[][] {
  return Array.from({ length: players }, (_, seat) => {
    const cards = choices(t, seat);
    t.play(seat, keep(cards[0]), pass(cards[1]));
    return cards;
  });
}

function held(t: Table, seat: number): string[] {
  return t.game.state.seats[seat].missions.map((mission) => t.game.components.missions[mission].id);
}

test('[I1] three different cards to each player', () => {
  const t = drafting(5);
  const dealt = [0, 1, 2, 3, 4].flatMap((seat) => choices(t, seat));
  expect([dealt.length, new Set(dealt).size]).toEqual([15, 15]);
});

test('[I1] the deck is shuffled: all twenty turn up, and only they', () => {
  const seen = new Set<string>();
  for (let seed = 0; seed < 40; seed++) {
    const t = drafting(5, `deck ${seed}`);
    for (let seat = 0; seat < 5; seat++) for (const card of choices(t, seat)) seen.add(card);
  }
  const { missions } = table().game.components;
  const twenty = missions.filter((mission) => !mission.traveler).map((mission) => mission.id);
  expect([...seen].sort()).toEqual(twenty.toSorted());
  expect(twenty).toHaveLength(20);
});

test('[I1] it comes after roles and starting goods and before the first event', () => {
  const t = newTable({ players: 3, missions: true, traveler: 'full' });
  const { state } = t.game;
  expect(state.seats.map((seat) => seat.bag.reduce((sum, tiles) => sum + tiles, 0))).toEqual([4, 4, 4]);
  expect([state.phase, state.eventsRevealed]).toEqual([PHASE.missionDraft, 0]);
  chooseAll(t, 3);
  expect(state.eventsRevealed).toBe(0);
  for (const seat of [0, 1, 2]) t.play(seat, keep(choices(t, seat)[0]));
  expect(state.eventsRevealed).toBe(1);
});

test('[I1] with role drafting the roles come first', () => {
  const t = newTable({ players: 2, missions: true, roles: 'draft' });
  expect(t.legalTypes(1)).toEqual(['chooseRole']);
  t.play(1, { type: 'chooseRole', role: 'miner' });
  t.play(0, { type: 'chooseRole', role: 'trader' });
  expect([t.legalTypes(0), t.legalTypes(1)]).toEqual([['keepMission'], ['keepMission']]);
});

test('[I1] all choose at once: any seat may be first', () => {
  const t = drafting(3);
  expect([0, 1, 2].map((seat) => t.legalTypes(seat))).toEqual([
    ['keepMission'],
    ['keepMission'],
    ['keepMission'],
  ]);
  const cards = choices(t, 2);
  t.play(2, keep(cards[1]));
  expect(t.legal(2)).toEqual([pass(cards[0]), pass(cards[2])]);
});

test('[I1] what is kept cannot be passed on, and only cards at hand can be chosen', () => {
  const t = drafting(3);
  const cards = choices(t, 0);
  const [foreign] = choices(t, 1);
  const refusal = { rejected: 'missionNotOffered', rule: 'I1' };
  expect(t.refused(0, keep(foreign))).toEqual({ ...refusal, figures: { mission: foreign, seat: 0 } });
  t.play(0, keep(cards[0]));
  expect(t.refused(0, pass(cards[0]))).toEqual({ ...refusal, figures: { mission: cards[0], seat: 0 } });
});

test('[I1] nobody sees what is received before all have chosen', () => {
  const t = drafting(3);
  const cards = [0, 1].map((seat) => choices(t, seat));
  for (const seat of [0, 1]) t.play(seat, keep(cards[seat][0]), pass(cards[seat][1]));
  expect([t.legal(0), t.legal(1)]).toEqual([[], []]);
  expect(t.game.state.seats.map((seat) => seat.received)).toEqual([
    [-1, -1],
    [-1, -1],
    [-1, -1],
  ]);
});

test.each([3, 4, 5])(
  '[I1] %i players: one card goes left, one right, and one of the two received is kept',
  (n) => {
    const t = drafting(n);
    const dealt = chooseAll(t, n);
    for (let seat = 0; seat < n; seat++) {
      const left = (seat + 1) % n;
      const right = (seat + n - 1) % n;
      expect(choices(t, seat).sort()).toEqual([dealt[right][1], dealt[left][2]].sort());
    }
    const kept = Array.from({ length: n }, (_, seat) => choices(t, seat)[1]);
    for (const [seat, mission] of kept.entries()) t.play(seat, keep(mission));
    for (const [seat, mission] of kept.entries()) expect(held(t, seat)).toEqual([dealt[seat][0], mission]);
  },
);

test('[I1] the card not kept leaves the game: nobody holds it', () => {
  const t = drafting(4);
  chooseAll(t, 4);
  const left = [0, 1, 2, 3].map((seat) => choices(t, seat)[0]);
  for (const seat of [0, 1, 2, 3]) t.play(seat, keep(choices(t, seat)[1]));
  const inPlay = [0, 1, 2, 3].flatMap((seat) => held(t, seat));
  expect(inPlay.filter((mission) => left.includes(mission))).toEqual([]);
  expect(new Set(inPlay).size).toBe(8);
  expect(t.game.state.phase).toBe(PHASE.drawing);
});

test('[I1] two players: keep one, give one, the third leaves; no second choice', () => {
  const t = drafting(2);
  const dealt = chooseAll(t, 2);
  expect([held(t, 0), held(t, 1)]).toEqual([
    [dealt[0][0], dealt[1][1]],
    [dealt[1][0], dealt[0][1]],
  ]);
  expect(t.game.state.phase).toBe(PHASE.drawing);
  expect(t.legalTypes(0)).toEqual(['draw']);
});

test('[I1] without the option there are no missions', () => {
  const t = newTable({ players: 3 });
  expect(t.game.state.phase).toBe(PHASE.drawing);
  expect(t.game.state.seats.map((seat) => seat.missions)).toEqual([
    [-1, -1],
    [-1, -1],
    [-1, -1],
  ]);
});

test.each([0, 1])(
  '[I1] [K3] the card of the two received that is not kept leaves the game, known to its player alone',
  (kept) => {
    const t = newTable({ players: 3, missions: true });
    for (const seat of [0, 1, 2]) for (let i = 0; i < 2; i++) t.play(seat, t.legal(seat)[0]);
    const own = view(t.game, 1).own?.draft.received ?? [];
    t.play(1, { type: 'keepMission', mission: own[kept] });
    expect(view(t.game, 1).own?.draft.putAway).toBe(own[1 - kept]);
    expect(view(t.game, 1).own?.missions.map(({ id }) => id)).toContain(own[kept]);
    expect(JSON.stringify(view(t.game, 'spectator'))).not.toContain(own[1 - kept]);
  },
);

test('[I1] of two players the third card is put away', () => {
  const t = newTable({ missions: true });
  const cards = t.offered(0, 'keepMission').map((move) => move.mission);
  t.play(0, { type: 'keepMission', mission: cards[0] }, { type: 'passMission', mission: cards[2] });
  expect(view(t.game, 0).own?.draft).toMatchObject({
    passedLeft: cards[2],
    passedRight: null,
    putAway: cards[1],
  });
});
