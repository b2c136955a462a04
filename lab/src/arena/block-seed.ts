/** The seed that the games of a block share. The first has the run's own, so that any block can be played again alone. */
export function blockSeed(seed: string, block: number): string {
  return block === 0 ? seed : `${seed}+${block}`;
}
