import type { View } from '@altiplano/rules';
import type { Decision } from '../status/decisions.ts';

/**
 * When a step of the guide is shown: at the first such decision after the steps before it. Who never says that a step
 * is understood sees it only as long as it is true and of use; what follows must not wait behind it.
 */
interface Occasion {
  readonly decision: Decision;
  /** More that must be so. */
  readonly when?: (seen: View, seat: number) => boolean;
}

const isFresh = (seen: View, seat: number): boolean => seen.players[seat]?.figure === null;
const isBlank = ({ own }: View): boolean => own === null || own.planned.length === 0;

function inRounds(from: number, to = from): (seen: View) => boolean {
  return ({ round }) => from <= round && round <= to;
}

const first = inRounds(1);

/** The steps of a guide through a first game, in the order in which they usually come. */
export const OCCASIONS = {
  goal: { decision: 'takeBack', when: first },
  welcome: { decision: 'takeBack', when: first },
  plan: { decision: 'plan', when: (seen) => first(seen) && isBlank(seen) },
  move: { decision: 'plan', when: first },
  figure: { decision: 'turn', when: isFresh },
  act: { decision: 'turn', when: (seen, seat) => first(seen) && !isFresh(seen, seat) },
  tiles: { decision: 'steps' },
  again: { decision: 'takeBack', when: inRounds(2) },
  market: { decision: 'plan', when: inRounds(2, 3) },
  corn: { decision: 'corn' },
  end: { decision: 'plan', when: inRounds(4, 6) },
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
