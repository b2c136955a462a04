import type { Location, MoveType, PlayerView, ReadableMove, View } from '@altiplano/rules';
import { type Decision, type GuideStep, nextStep } from '@altiplano/text';
import { mayAct } from '../play/turn-moves.ts';

/** A part of the table that the guide points at. */
export type Where =
  | 'main'
  | 'draft'
  | 'tray'
  | 'movement'
  | 'ring'
  | 'board'
  /** The part of the board where the own figure stands. */
  | 'here'
  | 'choices'
  | 'market'
  | 'warehouse'
  | 'end';

/** What is to be said of a decision depends on how far it has come. */
export type Moment =
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

/** What the guide says now: a note of the first game, or what the decision is about. */
export type GuideNote =
  | { readonly kind: 'step'; readonly step: GuideStep; readonly where: Where }
  | { readonly kind: 'now'; readonly about: Moment; readonly where: Where }
  | { readonly kind: 'others' }
  | { readonly kind: 'over' };

const STEP_AT: Record<GuideStep, Where> = {
  welcome: 'main',
  plan: 'tray',
  move: 'movement',
  figure: 'ring',
  act: 'here',
  tiles: 'choices',
  again: 'board',
  market: 'market',
  corn: 'warehouse',
  end: 'end',
};

const NOW_AT: Record<Moment, Where> = {
  chooseRole: 'draft',
  draftMission: 'draft',
  passMission: 'draft',
  pickMission: 'draft',
  offer: 'choices',
  takeBack: 'board',
  onlyDraw: 'main',
  swapOut: 'tray',
  swapIn: 'choices',
  plan: 'tray',
  planned: 'main',
  unset: 'ring',
  turn: 'board',
  arrived: 'here',
  elsewhere: 'ring',
  acted: 'main',
  onlyEnd: 'main',
  steps: 'choices',
  corn: 'warehouse',
  lift: 'board',
  put: 'board',
  storeDrawn: 'warehouse',
  placeDrawn: 'board',
};

/** Moments in which what the decision is about has been done. */
const DONE: readonly Moment[] = ['planned', 'acted', 'onlyEnd'];

/** How far a decision has come: something was done in this turn, or tiles lie there that can be taken back. */
interface Progress {
  readonly hasActed: boolean;
  readonly canTakeBack: boolean;
  readonly mayTravel: boolean;
  readonly mayAct: boolean;
  readonly mayPass: boolean;
}

/** What of a turn is possible now, from the moves that are. */
export function progressOf(legal: readonly ReadableMove[], hasActed: boolean): Progress {
  const has = (type: MoveType): boolean => legal.some((move) => move.type === type);
  return {
    hasActed,
    canTakeBack: has('takeBack'),
    mayTravel: has('travel'),
    mayAct: mayAct(legal),
    mayPass: has('pass'),
  };
}

function turnOf(figure: Location | null, progress: Progress): Moment {
  const { hasActed, mayTravel, mayPass } = progress;
  if (hasActed) return mayTravel ? 'acted' : 'onlyEnd';
  if (figure === null) return 'unset';
  if (!progress.mayAct) return 'elsewhere';
  return mayPass ? 'turn' : 'arrived';
}

function momentOf(player: PlayerView, decision: Decision, progress: Progress): Moment {
  const { planning, figure } = player;
  if (decision === 'turn') return turnOf(figure, progress);
  if (decision === 'takeBack' && !progress.canTakeBack) return 'onlyDraw';
  const isPlanned = decision === 'plan' && Object.values(planning).every((tiles) => tiles === 0);
  return isPlanned ? 'planned' : decision;
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
  const about = momentOf(player, player.decision as Decision, progress);
  // How to plan or to act is no news to somebody who has just done it.
  const step = DONE.includes(about) ? null : nextStep(seen, seat, read);
  // Where nothing can be taken back, the board has no part in it.
  if (step !== null) return { kind: 'step', step, where: about === 'onlyDraw' ? 'main' : STEP_AT[step] };
  return { kind: 'now', about, where: NOW_AT[about] };
}
