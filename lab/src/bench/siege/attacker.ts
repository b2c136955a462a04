import { constants, setPriority } from 'node:os';
import { ATTACKS } from './attacks.ts';
import type { Outcome, Siege } from './means.ts';
import { hangUp } from './wire.ts';

/** What the process of an attacker is told. */
export interface SiegeOrder {
  readonly attack: string;
  readonly address: string;
  readonly from: string;
  readonly seconds: number;
  /** The share of its numbers that an attack has. */
  readonly share: number;
  /** Only until it is seen what becomes of the attacker. */
  readonly isQuick: boolean;
  readonly finished: string;
}

/** What an attacker has to say at the end. */
export interface Said {
  readonly sent: number;
  readonly refused: number;
  readonly cut: number;
  readonly left: number;
}

function said({ sent, refused = 0, cut = 0, wires }: Outcome): Said {
  const left = wires.filter(({ isOver }) => !isOver).length;
  return { sent, refused, cut: cut + wires.length - left, left };
}

function siegeOf({ address, from, seconds, share, isQuick, finished }: SiegeOrder): Siege {
  let end = 0;
  return {
    address,
    from,
    finished,
    some: (count) => Math.max(1, Math.round(count * share)),
    async until(step, isEnough = () => false) {
      if (end === 0) end = performance.now() + seconds * 1000;
      const isOver = (): boolean => performance.now() >= end || (isQuick && isEnough());
      while (!isOver()) await step();
    },
  };
}

// Attackers have machines of their own: what they use of this one must not look like harm to the server.
setPriority(constants.priority.PRIORITY_LOW);

process.on('message', (order: SiegeOrder) => {
  const { attack: name } = order;
  const attack = ATTACKS[name];
  if (attack === undefined) throw new Error(`no attack ${name}`);
  attack.run(siegeOf(order)).then(
    (outcome) => {
      hangUp(order.from);
      if (outcome.isKept !== true) for (const { socket } of outcome.wires) socket.destroy();
      process.send?.({ name, said: said(outcome) });
    },
    (error: unknown) => process.send?.({ name, error: String(error) }),
  );
});
