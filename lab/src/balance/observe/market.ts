/** Someone got a card, or fulfilled it. */
export interface Taking {
  readonly seat: number;
  readonly round: number;
  readonly coins: number;
}

/** One card in one game. */
export interface CardFacts {
  /** Among the cards of the game, seen or not. */
  inGame: boolean;
  /** Players could get it at some time. */
  open: boolean;
  /** No other of the same market was taken before it; or none while it lay there. */
  first: boolean;
  firstOfOpen: boolean;
  uses: number;
  readonly takings: readonly Taking[];
  readonly doings: readonly Taking[];
}

export function noFacts(): CardFacts {
  return { inGame: false, open: false, first: false, firstOfOpen: false, uses: 0, takings: [], doings: [] };
}

/** Cards of one sort in one game: which lie open, which are taken, and in which order. */
export interface Market {
  readonly facts: ReadonlyMap<string, CardFacts>;
  include(id: string): void;
  open(id: string): void;
  remove(id: string): void;
  take(id: string, taking: Taking): void;
  fulfill(id: string, taking: Taking): void;
  use(id: string, uses: number): void;
}

type Writable = CardFacts & { readonly takings: Taking[]; readonly doings: Taking[] };

export function createMarket(rows: readonly { readonly id: string }[]): Market {
  const facts = new Map(rows.map(({ id }): [string, Writable] => [id, noFacts() as Writable]));
  /** What lies there, and whether nothing was taken since it came. */
  const lying = new Map<string, boolean>();
  let isUntouched = true;
  const of = (id: string): Writable => {
    const found = facts.get(id);
    if (found === undefined) throw new Error(`the pack has no card ${id}`);
    return found;
  };
  return {
    facts,
    include: (id) => {
      of(id).inGame = true;
    },
    open: (id) => {
      of(id).open = true;
      lying.set(id, true);
    },
    remove: (id) => {
      lying.delete(id);
    },
    take: (id, taking) => {
      const card = of(id);
      card.takings.push(taking);
      card.first ||= isUntouched;
      card.firstOfOpen ||= lying.get(id) === true;
      isUntouched = false;
      lying.delete(id);
      for (const other of lying.keys()) lying.set(other, false);
    },
    fulfill: (id, taking) => {
      of(id).doings.push(taking);
    },
    use: (id, uses) => {
      of(id).uses += uses;
    },
  };
}
