// Never run: that it compiles is the test. A line can only name what its event has.
import type { Part } from '../message/message.ts';
import type { Told } from '../story/told.ts';

type Lines = Pick<Told['single'], 'roadBuilt' | 'acted'>;
const read = (part: Part): Part[] => [part];

export const right: Lines = {
  roadBuilt: ({ step }) => read(step),
  acted: ({ action }) => read(action),
};
export const wrong: Lines = {
  // @ts-expect-error a road is built by a step, of nothing in particular
  roadBuilt: ({ good }) => read(good),
  // @ts-expect-error an action is no card
  acted: ({ extension }) => read(extension),
};
// @ts-expect-error a line is missing
export const short: Lines = { acted: ({ action }) => read(action) };
