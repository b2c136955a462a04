import type { View } from '@altiplano/rules';
import type { Decision } from '../status/decisions.ts';

/** When a step of the guide is shown: at the first such decision after the steps before it. */
interface Occasion {
  readonly decision: Decision;
  /** More that must be so. */
  readonly when?: (seen: View, seat: number) => boolean;
}

const isFresh = (seen: View, seat: number): boolean => seen.players[seat]?.figure === null;
const later = (seen: View): boolean => seen.round > 1;

/** The steps of a guide through a first game, in the order in which they usually come. */
export const OCCASIONS = {
  welcome: { decision: 'takeBack' },
  plan: { decision: 'plan' },
  move: { decision: 'plan' },
  figure: { decision: 'turn', when: isFresh },
  act: { decision: 'turn' },
  tiles: { decision: 'steps' },
  again: { decision: 'takeBack', when: later },
  market: { decision: 'plan', when: later },
  corn: { decision: 'corn' },
  end: { decision: 'plan', when: (seen) => seen.round > 3 },
} as const satisfies Record<string, Occasion>;
export type GuideStep = keyof typeof OCCASIONS;
export const GUIDE_STEPS = Object.keys(OCCASIONS) as GuideStep[];

export interface GuideText {
  readonly title: string;
  readonly says: string;
}
export type GuideTexts = Readonly<Record<GuideStep, GuideText>>;

/** The step to show beside a decision, if there is one that was not shown yet. */
export function nextStep(seen: View, seat: number, shown: ReadonlySet<string>): GuideStep | null {
  const decision = seen.players[seat]?.decision;
  const fits = (step: GuideStep): boolean => {
    const occasion: Occasion = OCCASIONS[step];
    return occasion.decision === decision && (occasion.when?.(seen, seat) ?? true);
  };
  return GUIDE_STEPS.find((step) => !shown.has(step) && fits(step)) ?? null;
}
