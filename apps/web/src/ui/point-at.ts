import { motionTime } from './motion.ts';

const LASTS = 1600;

/** Draws the eye to something for a moment, by a frame that takes no room; where nothing may move, it just stands there. */
export function pointAt(thing: Element): void {
  const frame = { outline: '3px solid var(--accent)', outlineOffset: '-3px' };
  const gone = { ...frame, outlineColor: 'transparent' };
  thing.animate(motionTime() > 0 ? [frame, gone, frame, frame, gone] : [frame, frame], LASTS);
}
