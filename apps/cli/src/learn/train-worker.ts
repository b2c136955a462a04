import { createDice, type Examples, type Net, train } from '@altiplano/bots';
import { serveJobs } from '../parallel/serve-jobs.ts';
import type { Training } from './train-nets.ts';

serveJobs((examples: Examples) => {
  return ({ net, epochs, rate, seed }: Training): Net => {
    train(net, examples, epochs, rate, createDice(seed), () => undefined);
    return net;
  };
});
