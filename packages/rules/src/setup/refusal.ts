import type { Components } from '../components/components.ts';
import { GOODS } from '../goods.ts';
import { type Rejection, reject } from '../rejection.ts';

/** The most of a good that any choice of `players` roles starts with. */
function mostStarting(components: Components, good: string, players: number): number {
  const counts = components.roles.map((role) => role.goods.filter((own) => own === good).length);
  counts.sort((a, b) => b - a);
  return counts.slice(0, players).reduce((sum, count) => sum + count, 0);
}

const judged = new WeakMap<Components, Rejection | null>();

/** Why no game can be set up with these components, or null (G2): roles beyond the supply, or a strip left unfilled. */
export function whyNotComponents(components: Components): Rejection | null {
  const known = judged.get(components);
  if (known !== undefined) return known;
  const refusal = judge(components);
  judged.set(components, refusal);
  return refusal;
}

function judge(components: Components): Rejection | null {
  for (const players of [2, 3, 4, 5]) {
    const at = players - 2;
    for (const good of GOODS) {
      const short = good === 'food' ? players : 0; // Z1
      const needed = mostStarting(components, good, players) + short;
      const supplies =
        good === 'food'
          ? [components.supply.food[at], components.firstEditionFood[at]]
          : [components.supply[good][at]];
      const left = Math.min(...(supplies as number[]));
      if (needed > left) return reject('packRefused', 'G2', { part: 'roles', good, players, needed, left });
    }
    const tiles = components.extensions.filter((tile) => tile.players <= players).length;
    const spaces = components.board.strip.length;
    if (tiles < spaces)
      return reject('packRefused', 'G2', { part: 'strip', players, needed: spaces, left: tiles });
    if (components.roles.length < players) {
      return reject('packRefused', 'G2', {
        part: 'roles',
        players,
        needed: players,
        left: components.roles.length,
      });
    }
    if ((components.carts[at] as number) < players) {
      return reject('packRefused', 'G2', {
        part: 'carts',
        players,
        needed: players,
        left: components.carts[at] as number,
      });
    }
  }
  return null;
}
