import { createChance, FRAME, imagine, topFrame } from '@altiplano/rules/engine';
import { mindWith } from '../learned/learned.ts';
import { shippedNets } from '../learned/shipped-nets.ts';
import { rollOut } from '../search/rollout.ts';
import type { Doubt } from './doubt.ts';

/** Plays everybody on in the imagined games: quicker, so narrower. */
const QUICK = mindWith({ nets: shippedNets }, 3);
const ROUNDS = 2;
/** How many games the opinion at first sight is worth. */
const OPINION = 6;

/** Whether playing both ways on says anything: only plans and turns are more than a position, and what is exact stays so. */
export function canTryOut({ game, seat, played, isExact }: Doubt): boolean {
  if (isExact) return false;
  return played.line.move < 0 || topFrame(game.state.seats[seat]) === FRAME.turn;
}

/** How many points the other way brings more in one imagined game, in which both are played on for two rounds. */
export function tryOut({ game, seat, better, played }: Doubt, world: string): number {
  const results = [better, played].map(({ line }) => {
    const imagined = imagine(game, seat, createChance(world, ['world']));
    return rollOut(imagined, seat, line, QUICK, ROUNDS, line.move < 0 ? 'idle' : 'planning');
  });
  return results[0] - results[1];
}

/** What a decision cost, by first sight and by the games in which it was tried. */
export function lostAfter({ lost }: Doubt, tried: readonly number[]): number {
  const sum = tried.reduce((all, one) => all + one, OPINION * lost);
  return sum / (tried.length + OPINION);
}
