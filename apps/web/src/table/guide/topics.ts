import type { GuideMoment } from './guide-note.ts';

/** Where the rules speak of a decision: a chapter or a rule. */
const TOPICS: Record<GuideMoment, string> = {
  chooseRole: 'S9',
  draftMission: 'I1',
  passMission: 'I1',
  pickMission: 'I1',
  offer: 'Q39',
  takeBack: 'drawing',
  onlyDraw: 'drawing',
  swapOut: 'X18',
  swapIn: 'X18',
  plan: 'planning',
  planned: 'planning',
  unset: 'turn',
  turn: 'turn',
  arrived: 'turn',
  elsewhere: 'movement',
  acted: 'movement',
  onlyEnd: 'turn',
  steps: 'G41',
  corn: 'W5',
  lift: 'Q30',
  put: 'Q30',
  storeDrawn: 'Q24',
  placeDrawn: 'Q35',
};

/** The topic of the rule reference for a decision; null, the overview, where there is none. */
export function topicOf(decision: string | null): string | null {
  return (TOPICS as Readonly<Record<string, string>>)[decision ?? ''] ?? null;
}
