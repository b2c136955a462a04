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
    seatOpened: ({ who, isYou }) => (isYou ? say`Your seat is open.` : say`The seat of ${who} is open.`),
    readied: ({ who, isYou }) => say`${who} ${isYou ? 'are' : 'is'} ready.`,
    unreadied: ({ who, isYou }) => say`${who} ${isYou ? 'are' : 'is'} not ready any more.`,
    started: () => say`The game begins.`,
    undone: ({ who, count }) =>
      count === 1 ? say`${who} took back a step.` : say`${who} took back ${count} steps.`,
    proposed: ({ who, isYou }) => say`${who} ${isYou ? 'have' : 'has'} a proposal.`,
    accepted: ({ who, isYou }) => say`${who} ${isYou ? 'agree' : 'agrees'}.`,
    declined: ({ who, isYou }) => say`${who} ${isYou ? 'do' : 'does'} not agree.`,
    rolledBack: () => say`By agreement the game goes back to an earlier moment.`,
    returned: ({ who, isYou }) => say`${who} ${isYou ? 'are' : 'is'} back.`,
    paused: () => say`The clocks stood still for a while.`,
    finished: () => say`The game is over.`,
    abandoned: () => say`The game was called off.`,
    continued: () => say`The game goes on under newer rules.`,
    rematched: () => say`There is a table for another game.`,
  },
  played: {
    clock: ({ who, isYou }) =>
      isYou ? say`Time is up: a bot decides for you.` : say`Time is up: a bot decides for ${who}.`,
    forced: ({ who }) => say`${who} had nothing to draw or to do; the game went on by itself.`,
  },
  replaced: {
    left: ({ who, level }) => say`${who} left; a bot (${level}) plays on.`,
    absent: ({ who, isYou, level }) => say`${who} ${isYou ? 'are' : 'is'} away; a bot (${level}) plays on.`,
  },
  preferred: {
    true: ({ who, isYou }) =>
      isYou
        ? say`Decisions without a choice play themselves for you.`
        : say`For ${who}, decisions without a choice play themselves.`,
    false: ({ who, isYou }) => say`${who} ${isYou ? 'are' : 'is'} asked even where there is no choice.`,
  },
  motions: {
    rollback: ({ who, isYou }) =>
      say`${who} ${isYou ? 'propose' : 'proposes'} to go back to an earlier moment.`,
    abandon: ({ who, isYou }) => say`${who} ${isYou ? 'propose' : 'proposes'} to call off the game.`,
  },
};
