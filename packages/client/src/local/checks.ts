/** What reads documents from outside: large, and seldom needed, so it is fetched only then. */
export { checkPack } from '@altiplano/pack';
export { parseRecord } from '@altiplano/protocol';
export { importRecord } from '@altiplano/table';
