import type { Pack } from '@altiplano/pack';
import type { Options } from '@altiplano/rules';
import { serveJobs } from '../parallel/serve-jobs.ts';
import { type BotGameJob, playBotGame } from './bot-game.ts';

serveJobs(
  ({ pack, options }: { readonly pack: Pack; readonly options: Options }) =>
    (job: BotGameJob) =>
      playBotGame(pack, options, job),
);
