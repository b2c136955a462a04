import type { Errands } from '@altiplano/client';
import type { Location, MoveType, PlayerView, ReadableMove, View } from '@altiplano/rules';
import { type Decision, type GuideStep, nextStep } from '@altiplano/text';
import { mayAct } from '../play/turn-moves.ts';

/** What the guide points at: never more than what can be pressed or looked at next. */
export type Where =
  | 'main'
  | 'draft'
  /** The first tile that can be chosen. */
  | 'tile'
  | 'movement'
  /** The places of the ring where there is something to do. */
  | 'places'
  /** Whatever can be pressed on the own board and cards: tiles, spaces or actions. */
  | 'board'
  /** What lights up for a chosen tile; that is sign enough. */
  | 'lit'
  | 'choices'
  /** The actions that buy an extension and build road. */
  | 'growing'
  /** The rows that take it. */
  | 'rows'
  | 'end';

/** What is to be said of a decision depends on how far it has come. */
export type GuideMoment =
  | Decision
  | 'onlyDraw'
  | 'planned'
  | 'unset'
  /** Who has moved must act (A3). */
  | 'arrived'
  /** There is nothing to do where the figure stands. */
  | 'elsewhere'
  | 'acted'
  /** Acted, and no way to move is left. */
  | 'onlyEnd';

interface TooFar {
  readonly places: number;
  readonly reachable: number;
}

/** What the guide says now: a note of the first game, or what the decision is about. */
export type GuideNote =
  | { readonly kind: 'step'; readonly step: GuideStep; readonly where: Where }
  | { readonly kind: 'now'; readonly about: GuideMoment; readonly where: Where }
  /** Tiles lie at more places than the figure comes to. */
  | ({ readonly kind: 'tooFar'; readonly where: Where } & TooFar)
  | { readonly kind: 'others' }
  | { readonly kind: 'over' };

const STEP_AT: Record<GuideStep, Where> = {
  goal: 'main',
  welcome: 'main',
  plan: 'tile',
  move: 'movement',
  figure: 'places',
  act: 'board',
  tiles: 'choices',
  again: 'board',
  market: 'growing',
  corn: 'rows',
  end: 'end',
};

const NOW_AT: Record<GuideMoment, Where> = {
  chooseRole: 'draft',
  draftMission: 'draft',
  passMission: 'draft',
  pickMission: 'draft',
  offer: 'choices',
  takeBack: 'board',
  onlyDraw: 'main',
  swapOut: 'tile',
  swapIn: 'choices',
  plan: 'tile',
  planned: 'main',
  unset: 'places',
  turn: 'board',
  arrived: 'board',
  elsewhere: 'places',
  acted: 'main',
  onlyEnd: 'main',
  steps: 'choices',
  corn: 'rows',
  lift: 'board',
  put: 'board',
  storeDrawn: 'rows',
  placeDrawn: 'board',
};

/** Moments in which what the decision is about has been done. */
const DONE: readonly GuideMoment[] = ['planned', 'acted', 'onlyEnd'];

/** How far a decision has come: something was done in this turn, or tiles lie there that can be taken back. */
export interface Progress {
  /** A tile is chosen. */
  readonly isHolding: boolean;
  /** Null where nothing is planned or acted upon. */
  readonly errands: Errands | null;
  readonly hasActed: boolean;
  readonly canTakeBack: boolean;
  readonly mayTravel: boolean;
  readonly mayAct: boolean;
  readonly mayPass: boolean;
}

/** What of a turn is possible now, from the moves that are. */
export function progressOf(
  legal: readonly ReadableMove[],
  done: Pick<Progress, 'hasActed' | 'isHolding' | 'errands'>,
): Progress {
  const has = (type: MoveType): boolean => legal.some((move) => move.type === type);
  return {
    ...done,
    canTakeBack: has('takeBack'),
    mayTravel: has('travel'),
    mayAct: mayAct(legal),
    mayPass: has('pass'),
  };
}

function turnOf(figure: Location | null, progress: Progress): GuideMoment {
  const { hasActed, mayTravel, mayPass } = progress;
  if (hasActed) return mayTravel ? 'acted' : 'onlyEnd';
  if (figure === null) return 'unset';
  if (!progress.mayAct) return 'elsewhere';
  return mayPass ? 'turn' : 'arrived';
}

function momentOf(player: PlayerView, decision: Decision, progress: Progress): GuideMoment {
  const { planning, figure } = player;
  if (decision === 'turn') return turnOf(figure, progress);
  if (decision === 'takeBack' && !progress.canTakeBack) return 'onlyDraw';
  const isPlanned = decision === 'plan' && Object.values(planning).every((tiles) => tiles === 0);
  return isPlanned ? 'planned' : decision;
}

/** Of a plan: what it has to do out of the figure's reach. */
function tooFar(decision: string, { errands }: Progress): TooFar | null {
  if (decision !== 'plan' || errands === null) return null;
  const { places, reachable } = errands;
  return reachable < places.length ? { places: places.length, reachable } : null;
}

function pointed(where: Where, { isHolding }: Progress): Where {
  return where === 'tile' && isHolding ? 'lit' : where;
}

/** To buy something is possible nearly everywhere: the tiles show where to go on. */
function waitsElsewhere({ figure }: PlayerView, { errands }: Progress): boolean {
  const places = errands?.places ?? [];
  return places.length > 0 && figure !== null && !places.includes(figure);
}

/** What the guide says to a seat; `read`: the notes it has read, which come only once. */
export function guideNote(
  seen: View,
  seat: number,
  progress: Progress,
  read: ReadonlySet<string>,
): GuideNote {
  if (seen.winners !== null) return { kind: 'over' };
  const player = seen.players[seat];
  if (player === undefined || player.decision === null || !seen.mayAct.includes(seat))
    return { kind: 'others' };
  const far = tooFar(player.decision, progress);
  if (far !== null) return { kind: 'tooFar', ...far, where: 'movement' };
  const about = momentOf(player, player.decision as Decision, progress);
  // How to plan or to act is no news to somebody who has just done it.
  const step = DONE.includes(about) ? null : nextStep(seen, seat, read);
  // Where nothing can be taken back, the board has no part in it.
  if (step !== null)
    return { kind: 'step', step, where: about === 'onlyDraw' ? 'main' : pointed(STEP_AT[step], progress) };
  const where = about === 'turn' && waitsElsewhere(player, progress) ? 'places' : NOW_AT[about];
  return { kind: 'now', about, where: pointed(where, progress) };
}
