export { otherPack, otherPackAsRecorded } from './other-pack.ts';
export { steadyPack } from './steady-pack.ts';
