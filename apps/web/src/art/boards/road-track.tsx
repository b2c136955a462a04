import { Art, type ArtProps } from '../art.tsx';
import { GoodTileFace } from '../goods/good-tile.tsx';
import { CREAM, EDGE, INK } from '../ink.ts';
import { PLAYER_PATTERNS, type PlayerNumber, playerColors } from '../players/player-pattern.ts';

/** What a space of the road gives: nothing at the start, a corn, or the planning space with this number. */
export type RoadStep = 'start' | 'corn' | number;

interface RoadTrackProps extends ArtProps {
  /** The spaces from the top down. */
  steps: readonly RoadStep[];
  /** The space that the marker stands on, counted from 0. */
  at: number;
  player: PlayerNumber;
  /** Down beside a board, or across above it. */
  direction?: 'down' | 'across';
}

const GAP = 46;
const BREADTH = 104;

type Place = readonly [x: number, y: number];

/** Where the middle of a space lies on the winding road. */
function placeOf(step: number, isAcross: boolean): Place {
  const along = 30 + step * GAP;
  const aside = step % 2 === 0 ? 36 : 72;
  return isAcross ? [along, aside] : [aside, along];
}

/** The line through all spaces, in bends, from beyond the edge. */
function bends(places: readonly Place[], isAcross: boolean): string {
  const reach = GAP * 0.6;
  return places.reduce((line, [x, y], index) => {
    const [fromX, fromY] = places[index - 1] ?? (isAcross ? [-30, y] : [x, -30]);
    const turn = isAcross
      ? `${fromX + reach} ${fromY} ${x - reach} ${y}`
      : `${fromX} ${fromY + reach} ${x} ${y - reach}`;
    return line === '' ? `M${fromX} ${fromY}L${x} ${y}` : `${line}C${turn} ${x} ${y}`;
  }, '');
}

/** The own road: how far it is built, and what each space to come gives. */
export function RoadTrack({ steps, at, player, direction = 'down', ...art }: RoadTrackProps) {
  const isAcross = direction === 'across';
  const length = 30 + (steps.length - 1) * GAP + 34;
  const places = steps.map((_, index) => placeOf(index, isAcross));
  const road = bends(places, isAcross);
  const size = isAcross ? { width: length, height: BREADTH } : { width: BREADTH, height: length };
  return (
    <Art {...art} {...size}>
      <g fill="none">
        <path d={road} stroke={EDGE} strokeWidth="23" />
        <path d={road} stroke="#ecd6a3" strokeWidth="20" />
        <path d={road} stroke="#b98d55" strokeWidth="1.6" strokeDasharray="5 7" />
      </g>
      {steps.map((step, index) => (
        <Step key={`${index}-${step}`} step={step} built={index <= at} place={places[index] ?? [0, 0]} />
      ))}
      <Marker player={player} place={placeOf(at, isAcross)} />
    </Art>
  );
}

function Step({ step, built, place }: { step: RoadStep; built: boolean; place: Place }) {
  return (
    <g transform={`translate(${place})`}>
      <path
        d="M-17 0L-9-13 8-14 18-3 12 12-8 14z"
        fill={built ? '#b9b5ab' : '#e6e2d6'}
        stroke={INK}
        strokeWidth="1.6"
      />
      <path d="M8-14L18-3 12 12-8 14 4 6z" fill={INK} fillOpacity=".14" />
      {step === 'corn' && (
        <g transform="translate(-13 -13) scale(.54)">
          <GoodTileFace good="corn" fine={false} />
        </g>
      )}
      {typeof step === 'number' && (
        <>
          <rect
            x="-9.5"
            y="-9.5"
            width="19"
            height="19"
            rx="4"
            fill={CREAM}
            stroke={INK}
            strokeWidth="1.6"
            strokeDasharray={built ? undefined : '3 2.6'}
          />
          <text y="5.2" textAnchor="middle" fontSize="15" fontWeight="700" fill={INK}>
            {step}
          </text>
        </>
      )}
    </g>
  );
}

function Marker({ player, place: [x, y] }: { player: PlayerNumber; place: Place }) {
  const { fill, on } = playerColors(player);
  return (
    <g transform={`translate(${x + 4} ${y - 21})`} stroke={INK} strokeWidth="1.6">
      <path d="M8 24V-4" strokeWidth="3" />
      <path d="M8-4h22l-4 7 4 7H8z" fill={fill} />
      <path d={PLAYER_PATTERNS[player]} transform="translate(10 0) scale(.4 .6)" fill={on} stroke="none" />
    </g>
  );
}
