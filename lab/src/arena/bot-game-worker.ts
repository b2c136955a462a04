import { serveJobs } from '../parallel/serve-jobs.ts';
import { botGames } from './bot-game.ts';

serveJobs(botGames);
