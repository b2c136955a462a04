/** Who chose a move: the seat's person, its bot, a bot because the clock ran out, nobody as there was no choice, or a record that was imported. */
export const PLAYED_BY = ['person', 'bot', 'clock', 'forced', 'record'] as const;
export type PlayedBy = (typeof PLAYED_BY)[number];
