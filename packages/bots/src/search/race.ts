/** Several candidates tried in the same imagined worlds until one is clearly best. */
export interface Race {
  /** Who still runs. */
  readonly running: readonly number[];
  /** Results of one world, in the order of `running`. */
  add(results: readonly number[]): void;
  best(): number;
  /** How much worse than the leader a candidate is, in the worlds that both were tried in. */
  behind(candidate: number): number;
  readonly worlds: number;
}

/** How many worlds the planner's own opinion is worth. */
const OPINION = 8;
/** Nobody is dropped before so many worlds, and then only when behind by so many standard errors. */
const LEAST = 6;
const BEHIND = 2;

/** A race between candidates of which the planner thinks so and so. */
export function createRace(opinions: readonly number[]): Race {
  const sums = opinions.map(() => 0);
  const runs = opinions.map(() => 0);
  const all: number[][] = opinions.map(() => []);
  let running = opinions.map((_, candidate) => candidate);
  let worlds = 0;
  /** Opinions and results are on different grounds: how far apart, over all that were tried. */
  const shift = (): number => {
    let sum = 0;
    let tried = 0;
    for (let candidate = 0; candidate < opinions.length; candidate++) {
      if (runs[candidate] === 0) continue;
      sum += sums[candidate] / runs[candidate] - opinions[candidate];
      tried++;
    }
    return tried === 0 ? 0 : sum / tried;
  };
  const mean = (candidate: number): number =>
    (sums[candidate] + OPINION * (opinions[candidate] + shift())) / (runs[candidate] + OPINION);
  const best = (): number => {
    let leader = running[0];
    for (const candidate of running) if (mean(candidate) > mean(leader)) leader = candidate;
    return leader;
  };
  const isBehind = (candidate: number, leader: number): boolean => {
    const mine = all[candidate];
    const theirs = all[leader];
    let sum = 0;
    let squares = 0;
    for (let i = 0; i < mine.length; i++) {
      const apart = theirs[i] - mine[i];
      sum += apart;
      squares += apart * apart;
    }
    const n = mine.length;
    const average = sum / n;
    const variance = Math.max(0.05, squares / n - average * average);
    return average > BEHIND * Math.sqrt(variance / n);
  };
  return {
    get running() {
      return running;
    },
    get worlds() {
      return worlds;
    },
    add(results) {
      for (const [place, candidate] of running.entries()) {
        sums[candidate] += results[place];
        runs[candidate]++;
        all[candidate].push(results[place]);
      }
      worlds++;
      if (worlds < LEAST || worlds % 2 !== 0) return;
      const leader = best();
      running = running.filter((candidate) => candidate === leader || !isBehind(candidate, leader));
    },
    best,
    behind(candidate) {
      const leader = best();
      let sum = OPINION * (opinions[leader] - opinions[candidate]);
      // Who was dropped was in the first worlds: the luck of those that came later is not compared with it.
      for (let world = 0; world < runs[candidate]; world++) sum += all[leader][world] - all[candidate][world];
      return sum / (runs[candidate] + OPINION);
    },
  };
}
