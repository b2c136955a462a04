// Starts the server with the screens: builds them first if they are missing or older than their sources.
// Whoever names screens of their own in WEB_DIR builds those themselves.
import { buildScreens } from './build-screens.mjs';

if (process.env.WEB_DIR === undefined || process.env.WEB_DIR === '') await buildScreens();
// By its address, so that the compiler checks it in its own workspace only.
await import(new URL('../apps/server/src/main.ts', import.meta.url).href);
