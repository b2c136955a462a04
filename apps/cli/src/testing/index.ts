export { folder, type Ran, withinThisProcess, inItsOwnProcess } from './run-program.ts';
