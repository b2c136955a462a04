const CROWDED = 'players=5&traveler=full&missions=1';

/** Moments of games for the page of `openStudy`: early and late, with few and with everything, in each kind of decision. */
export const MOMENTS = {
  'first plan of three': 'players=3&phase=planning',
  'turn of three': 'players=3&round=3&phase=actions&has=travel&seed=2',
  'plan of two, late': 'players=2&round=7&phase=planning&seed=4',
  'choosing a role': `${CROWDED}&draft=1`,
  'first plan with everything': `${CROWDED}&phase=planning`,
  'late plan with everything': `${CROWDED}&round=9&phase=planning`,
  'late turn with everything': `${CROWDED}&round=8&phase=actions&seed=6`,
  selling: `${CROWDED}&round=4&has=sell&seed=2`,
  'choosing a mission': `${CROWDED}&decision=draftMission`,
  'trading with others': `${CROWDED}&round=4&play=random&has=buyGood&seed=8`,
  'an offer': `${CROWDED}&round=4&play=random&has=accept&seed=7`,
  'taking back': `${CROWDED}&round=4&has=takeBack&seed=3`,
} as const;
