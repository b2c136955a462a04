import { say } from '../message/message.ts';
import type { DeedTexts } from '../table/deeds.ts';

/** What is done at a table besides playing. */
export const deeds: DeedTexts = {
  done: {
    created: () => say`The table is open.`,
    configured: () => say`The settings were changed; everyone has to be ready again.`,
    sat: ({ who }) => say`${who} sat down.`,
    stood: ({ who }) => say`${who} stood up.`,
    botSeated: ({ who, level }) => say`A bot (${level}) sits down as ${who}.`,
    seatOpened: ({ who }) => say`The seat of ${who} is open.`,
    readied: ({ who }) => say`${who} is ready.`,
    unreadied: ({ who }) => say`${who} is not ready any more.`,
    started: () => say`The game begins.`,
    undone: ({ who, count }) =>
      count === 1 ? say`${who} took back a step.` : say`${who} took back ${count} steps.`,
    proposed: ({ who }) => say`${who} has a proposal.`,
    accepted: ({ who }) => say`${who} agrees.`,
    declined: ({ who }) => say`${who} does not agree.`,
    rolledBack: () => say`By agreement the game goes back to an earlier moment.`,
    returned: ({ who }) => say`${who} is back.`,
    paused: () => say`The clocks stood still for a while.`,
    finished: () => say`The game is over.`,
    abandoned: () => say`The game was called off.`,
    continued: () => say`The game goes on under newer rules.`,
    rematched: () => say`There is a table for another game.`,
  },
  played: {
    clock: ({ who }) => say`Time is up: a bot decides for ${who}.`,
    forced: ({ who }) => say`${who} had no choice.`,
  },
  replaced: {
    left: ({ who, level }) => say`${who} left; a bot (${level}) plays on.`,
    absent: ({ who, level }) => say`${who} is away; a bot (${level}) plays on.`,
  },
  preferred: {
    true: ({ who }) => say`For ${who}, decisions without a choice play themselves.`,
    false: ({ who }) => say`${who} is asked even where there is no choice.`,
  },
  motions: {
    rollback: ({ who }) => say`${who} proposes to go back to an earlier moment.`,
    abandon: ({ who }) => say`${who} proposes to call off the game.`,
  },
};
