export {
  type GameAtHost,
  type GameAtSharedHost,
  hostContract,
  type Mishap,
  sharedHostContract,
} from './contract.ts';
