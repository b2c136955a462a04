import type { View } from '@altiplano/rules';
import { type Decision, type GuideStep, nextStep } from '@altiplano/text';

/** A part of the table that the guide points at. */
export type Where =
  | 'main'
  | 'draft'
  | 'tray'
  | 'movement'
  | 'ring'
  | 'board'
  | 'choices'
  | 'market'
  | 'warehouse'
  | 'end';

/** What the guide says now: a note of the first game, or what the decision is about. */
export type GuideNote =
  | { readonly kind: 'step'; readonly step: GuideStep; readonly where: Where }
  | { readonly kind: 'now'; readonly about: Decision | 'acted'; readonly where: Where }
  | { readonly kind: 'others' }
  | { readonly kind: 'over' };

const STEP_AT: Record<GuideStep, Where> = {
  welcome: 'main',
  plan: 'tray',
  move: 'movement',
  figure: 'ring',
  act: 'ring',
  tiles: 'choices',
  again: 'board',
  market: 'market',
  corn: 'warehouse',
  end: 'end',
};

const NOW_AT: Record<Decision | 'acted', Where> = {
  chooseRole: 'draft',
  draftMission: 'draft',
  passMission: 'draft',
  pickMission: 'draft',
  offer: 'choices',
  takeBack: 'main',
  swapOut: 'tray',
  swapIn: 'choices',
  plan: 'tray',
  turn: 'board',
  acted: 'main',
  steps: 'choices',
  corn: 'warehouse',
  lift: 'board',
  put: 'board',
  storeDrawn: 'warehouse',
  placeDrawn: 'board',
};

/** What the guide says to a seat; `read`: the notes it has read, which come only once. */
export function guideNote(seen: View, seat: number, hasActed: boolean, read: ReadonlySet<string>): GuideNote {
  if (seen.winners !== null) return { kind: 'over' };
  const decision = seen.players[seat]?.decision;
  if (!seen.mayAct.includes(seat) || decision === null || decision === undefined) return { kind: 'others' };
  const step = nextStep(seen, seat, read);
  if (step !== null) return { kind: 'step', step, where: STEP_AT[step] };
  const about = decision === 'turn' && hasActed ? 'acted' : (decision as Decision);
  return { kind: 'now', about, where: NOW_AT[about] };
}
