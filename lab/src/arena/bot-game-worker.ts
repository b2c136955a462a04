import { serveCalls } from '@altiplano/threads';
import { botGames } from './bot-game.ts';

await serveCalls(botGames);
