import { type PointerEvent, useRef } from 'react';
import { PlayerBadge } from '../../art/players/player-badge.tsx';
import { initialOf, playerNumber } from '../../table/message/player-number.ts';
import { apart, ticksUpTo } from './chart-scale.ts';
import styles from './chart.module.css';
import { DASHES, LineMark } from './line-marks.tsx';
import { useWidth } from './use-width.ts';

interface LinesChartProps {
  /** By seat: the value at each moment. */
  lines: readonly (readonly number[])[];
  names: readonly string[];
  /** What each moment is called along the foot. */
  moments: readonly string[];
  /** What it shows, for those who do not see it. */
  label: string;
  /** The moment that is pointed at. */
  at: number | null;
  onPoint: (at: number | null) => void;
  onChoose: (at: number) => void;
}

const HEIGHT = 280;
const TOP = 12;
const FOOT = 28;
const LEFT = 34;
const RIGHT = 66;
const BADGE = 20;

/** Lines of all players over the moments of a game, with their last values beside them. */
export function LinesChart({ lines, names, moments, label, at, onPoint, onChoose }: LinesChartProps) {
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box, 640);
  const ticks = ticksUpTo(Math.max(...lines.flat()), 5);
  const most = ticks.at(-1) ?? 1;
  const last = Math.max(1, moments.length - 1);
  const x = (moment: number): number => LEFT + (moment / last) * (width - LEFT - RIGHT);
  const y = (value: number): number => TOP + (1 - value / most) * (HEIGHT - TOP - FOOT);
  const ends = lines.map((line) => line.at(-1) ?? 0);
  const labels = apart(ends.map(y), BADGE + 2, TOP + BADGE / 2, HEIGHT - FOOT);
  const every = Math.ceil((moments.length * 26) / Math.max(100, width - LEFT - RIGHT));
  const momentAt = ({ clientX, currentTarget }: PointerEvent<Element>): number => {
    const share = (clientX - currentTarget.getBoundingClientRect().x - LEFT) / (width - LEFT - RIGHT);
    return Math.min(last, Math.max(0, Math.round(share * last)));
  };
  return (
    <div ref={box} className={styles.chart}>
      <svg
        width={width}
        height={HEIGHT}
        role="img"
        aria-label={label}
        onPointerMove={(event) => onPoint(momentAt(event))}
        onPointerLeave={() => onPoint(null)}
        onPointerUp={(event) => {
          // A finger only wants to read the values; the table below leads on.
          if (event.pointerType === 'mouse') onChoose(momentAt(event));
        }}
      >
        {ticks.map((tick) => (
          <g key={tick} className={styles.tick}>
            <line x1={LEFT} x2={width - RIGHT} y1={y(tick)} y2={y(tick)} />
            <text x={LEFT - 6} y={y(tick)} dy="0.35em" textAnchor="end">
              {tick}
            </text>
          </g>
        ))}
        {moments.map((name, moment) =>
          moment % every === 0 ? (
            <text key={moment} className={styles.moment} x={x(moment)} y={HEIGHT - 8} textAnchor="middle">
              {name}
            </text>
          ) : null,
        )}
        {at !== null && <line className={styles.pointer} x1={x(at)} x2={x(at)} y1={TOP} y2={HEIGHT - FOOT} />}
        {lines.map((line, seat) => {
          const player = playerNumber(seat);
          const points = line.map((value, moment) => `${x(moment)},${y(value)}`).join(' ');
          return (
            <g key={seat}>
              <polyline className={styles.edge} points={points} strokeDasharray={DASHES[player]} />
              <polyline
                className={styles.line}
                points={points}
                stroke={`var(--player-${player})`}
                strokeDasharray={DASHES[player]}
              />
              {line.map((value, moment) =>
                moment === at || moment === last ? (
                  <LineMark key={moment} player={player} x={x(moment)} y={y(value)} />
                ) : null,
              )}
            </g>
          );
        })}
        {lines.map((_, seat) => (
          <g key={seat} transform={`translate(${width - RIGHT + 12} ${(labels[seat] ?? 0) - BADGE / 2})`}>
            <PlayerBadge player={playerNumber(seat)} initial={initialOf(names[seat] ?? '')} size={BADGE} />
            <text className={styles.end} x={BADGE + 4} y={BADGE / 2} dy="0.35em">
              {ends[seat]}
            </text>
          </g>
        ))}
      </svg>
    </div>
  );
}
