export { type Calls, createCalls } from './calls.ts';
export { JobFailed, runJobs } from './run-jobs.ts';
export { type Revive, type SentError } from './sent-error.ts';
export { serveCalls } from './serve-calls.ts';
export { spawnThinker } from './spawn-thinker.ts';
export { threadOf } from './thread.ts';
