import { serveJobs } from '../parallel/serve-jobs.ts';
import type { SharedByAsking, Stretch } from './ask-nets.ts';
import { createCouncil } from './council.ts';

serveJobs(({ nets, inputs }: SharedByAsking) => {
  const say = createCouncil(nets);
  return ({ from, to }: Stretch): Float32Array => {
    return Float32Array.from({ length: to - from }, (_, index) => say(inputs, from + index));
  };
});
