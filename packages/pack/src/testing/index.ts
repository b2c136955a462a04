export { otherPack } from './other-pack.ts';
