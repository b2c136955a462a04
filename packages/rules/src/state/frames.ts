import { FRAME_SIZE, type Seat, type State } from './state.ts';

/** The kinds of decision that can lie unfinished on a seat's stack. */
export const FRAME = {
  none: 0,
  chooseRole: 1,
  draftMission: 2,
  passMission: 3,
  pickMission: 4,
  offer: 5,
  takeBack: 6,
  swapOut: 7,
  swapIn: 8,
  plan: 9,
  turn: 10,
  /** An action taken tile by tile; arguments: the step's kind, and what it must remember (`actions/steps.ts`). */
  steps: 11,
  /** Corn to be put somewhere; arguments: how many, and CORN_MAY bits. */
  corn: 12,
  lift: 13,
  put: 14,
  /** Drawn tiles that may be stored in started rows; argument: where the rest goes. */
  storeDrawn: 15,
  placeDrawn: 16,
} as const;
export const DECISIONS = Object.keys(FRAME) as (keyof typeof FRAME)[];

export const STAGE = { fresh: 0, moved: 1, acted: 2 } as const;
export const CORN_MAY = { hold: 1, deliver: 2 } as const;
export const REST_TO = { bag: 0, container: 1 } as const;

export function push(state: State, seatNumber: number, kind: number, a = 0, b = 0): void {
  const seat = state.seats[seatNumber];
  const at = seat.depth * FRAME_SIZE;
  seat.stack[at] = kind;
  seat.stack[at + 1] = a;
  seat.stack[at + 2] = b;
  seat.depth++;
  state.waiting |= 1 << seatNumber;
}

export function pop(state: State, seatNumber: number): void {
  const seat = state.seats[seatNumber];
  seat.depth--;
  const at = seat.depth * FRAME_SIZE;
  seat.stack[at] = 0;
  seat.stack[at + 1] = 0;
  seat.stack[at + 2] = 0;
  if (seat.depth === 0) state.waiting &= ~(1 << seatNumber);
}

/** The kind of the decision on top of a seat's stack; FRAME.none if there is none. */
export function topFrame(seat: Seat): number {
  return seat.depth === 0 ? FRAME.none : seat.stack[(seat.depth - 1) * FRAME_SIZE];
}

/** Argument 1 or 2 of the top frame. */
export function frameArgument(seat: Seat, which: 1 | 2): number {
  return seat.stack[(seat.depth - 1) * FRAME_SIZE + which];
}

export function setFrameArgument(seat: Seat, which: 1 | 2, value: number): void {
  seat.stack[(seat.depth - 1) * FRAME_SIZE + which] = value;
}

/** The turn's frame is always the lowest on its seat's stack. */
export function markActed(seat: Seat): void {
  seat.stack[1] = STAGE.acted;
}
