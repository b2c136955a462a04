export { type GameAtHost, hostContract, type Mishap } from './contract.ts';
