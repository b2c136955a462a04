import { useEffect, useRef, useState } from 'react';
import { CardEmblem } from '../../art/cards/card-emblem.tsx';
import { PlayerFigure } from '../../art/players/player-figure.tsx';
import { afterPaint } from '../../ui/after-paint.ts';
import { motionTime } from '../../ui/motion.ts';
import { playerNumber } from '../message/player-number.ts';
import { ThingIcon } from '../message/thing-icon.tsx';
import { useTable } from '../state/at-table.ts';
import { useSnapshot } from '../state/use-cells.ts';
import { type Flight, flightsOf } from './flights-of.ts';
import styles from './flights.module.css';

interface Flying extends Flight {
  readonly key: string;
  readonly delay: number;
}

/** More at once would be noise: whoever was away sees the table as it is. */
const MOST_AT_ONCE = 12;
const APART = 60;

/** Shows where tiles and figures come from and go to, over the table, in nobody's way. */
export function Flights() {
  const { store, seat } = useTable();
  const queue = useSnapshot((snapshot) => snapshot.queue);
  const [flying, setFlying] = useState<readonly Flying[]>([]);
  useEffect(() => {
    const last = queue.at(-1);
    if (last === undefined) return undefined;
    return afterPaint(() => {
      store.shown(last.key);
      if (motionTime() === 0) return;
      const added = queue.flatMap((step) =>
        flightsOf(step.events, seat).map((flight, index) => ({ ...flight, key: `${step.key}-${index}` })),
      );
      const shown = added.slice(-MOST_AT_ONCE).map((flight, index) => ({ ...flight, delay: index * APART }));
      if (shown.length > 0) setFlying((before) => [...before, ...shown].slice(-2 * MOST_AT_ONCE));
    });
  }, [queue, store, seat]);
  const landed = (key: string): void => setFlying((all) => all.filter((each) => each.key !== key));
  return (
    <div className={styles.sky} aria-hidden>
      {flying.map((flight) => (
        <FlyingThing key={flight.key} flight={flight} onLanded={() => landed(flight.key)} />
      ))}
    </div>
  );
}

function middle(selectors: readonly string[]): { x: number; y: number } | null {
  for (const selector of selectors) {
    const box = document.querySelector(selector)?.getBoundingClientRect();
    if (box !== undefined && box.width > 0) return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }
  return null;
}

function FlyingThing({ flight, onLanded }: { flight: Flying; onLanded: () => void }) {
  const ref = useRef<HTMLSpanElement>(null);
  const done = useRef(onLanded);
  useEffect(() => {
    const from = middle(flight.from);
    const to = middle(flight.to);
    const element = ref.current;
    if (from === null || to === null || element === null) return done.current();
    const at = ({ x, y }: { x: number; y: number }, scale: number): string =>
      `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${scale})`;
    const moving = element.animate(
      [
        { transform: at(from, 0.8), opacity: 1 },
        { transform: at({ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - 24 }, 1.15), opacity: 1 },
        { transform: at(to, 0.9), opacity: 0.9 },
      ],
      { duration: motionTime(), delay: flight.delay, easing: 'ease-in-out', fill: 'backwards' },
    );
    moving.onfinish = () => done.current();
    return () => moving.cancel();
  }, [flight]);
  const { what } = flight;
  return (
    <span ref={ref} className={styles.flying}>
      {'card' in what ? (
        <span className={styles.card} style={{ '--band': `var(--card-${what.card})` } as React.CSSProperties}>
          <CardEmblem kind={what.card} size={26} />
        </span>
      ) : 'figure' in what ? (
        <PlayerFigure player={playerNumber(what.figure)} size={34} />
      ) : (
        <ThingIcon thing={what.thing} size={34} />
      )}
    </span>
  );
}
