import { Art, type ArtProps } from '../art.tsx';
import { CRIMSON, GOLD, INK, TERRACOTTA, TIMBER } from '../ink.ts';
import { TravelerFace } from '../tokens/traveler.tsx';
import { Range } from './range.tsx';
import { StandingAlpaca } from './standing-alpaca.tsx';

const STARS =
  'M12 14h.1M98 22h.1M150 16h.1M182 40h.1M222 14h.1M262 34h.1M300 12h.1M346 30h.1M384 12h.1M420 42h.1M456 18h.1M468 64h.1M206 58h.1';
const CARAVAN = [
  { x: 206, y: 104, scale: 0.74 },
  { x: 270, y: 104, scale: 0.71 },
  { x: 331, y: 105, scale: 0.67 },
];

/** The high plain from end to end: lake, village, and a caravan on its way. For the first page. */
export function Panorama(art: ArtProps) {
  return (
    <Art {...art} width={480} height={200}>
      <Range />
      <path d="M0 136q60-12 120-6t120-4 110-2 130-8v84H0z" fill="var(--art-hill)" />
      <Lake />
      <path d="M250 134q70-26 230-30v96H240z" fill="#8fae4f" />
      <path d="M306 124q84-19 174-17v7q-96-4-190 18zM276 138q100-23 204-18v8q-110-7-216 18z" fill="#a9c763" />
      <g fill="none" stroke="#6d6a58" strokeWidth="2.4">
        <path d="M304 125q90-18 176-15M272 140q104-22 208-16" />
      </g>
      <Houses />
      <path d="M0 164q90-16 200-8t280-16v60H0z" fill="#c9a05e" />
      <path d="M0 176q90-14 210-8t270-16v48H0z" fill="#8f9a4e" />
      <path
        d="M-4 182q114-15 234-8t254-18v17q-134 12-250 10T-4 201z"
        fill="#f0dcae"
        stroke={INK}
        strokeWidth="1.4"
      />
      <g transform="translate(164 136)">
        <TravelerFace fine />
      </g>
      {CARAVAN.map(({ x, y, scale }) => (
        <g key={x} transform={`translate(${x} ${y}) scale(${scale})`}>
          <StandingAlpaca pack />
        </g>
      ))}
      <Cairn />
      <path
        d="M20 194q4-9 8 0M30 196q4-7 8 0M336 186q4-9 8 0M346 188q4-7 8 0M210 196q4-8 8 0"
        fill="none"
        stroke="#4f6d2c"
        strokeWidth="2.2"
      />
      <Night />
    </Art>
  );
}

function Lake() {
  return (
    <>
      <path d="M0 136q40-8 110-8t180 12q-50 22-150 24T0 160z" fill="#3f8fb5" />
      <path d="M0 148q60-4 130 0t130 4q-50 12-120 13T0 160z" fill="#2f7ba3" />
      <g fill="none" stroke="#bfe3e6" strokeWidth="1.6">
        <path d="M18 140q4-3 8 0t8 0M62 153q4-3 8 0t8 0M196 141q4-3 8 0t8 0M148 154q4-3 8 0t8 0" />
      </g>
      <g stroke={INK} strokeWidth="1.2" transform="translate(96 116) scale(1.25)">
        <path d="M11 21V0h2v21z" fill={TIMBER} />
        <path d="M13 2q11 5 11 16H13z" fill="#fff1d6" />
        <path d="M13 8q6 .5 9.5 4.5L24 16q-5-3-11-3z" fill={CRIMSON} stroke="none" />
        <path d="M-5 16q1-3 3-1 4 6 14 6t14-6q2-2 3 1-2 10-17 10T-5 16z" fill="#dfb45c" />
      </g>
    </>
  );
}

const HOUSES = [
  { x: 396, y: 110, roof: '#d9b053' },
  { x: 446, y: 107, roof: TERRACOTTA },
  { x: 421, y: 101, roof: '#a3402a' },
];

function Houses() {
  return (
    <g stroke={INK} strokeWidth="1.2">
      {HOUSES.map(({ x, y, roof }) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <path d="M0 10h24v16H0z" fill="#f3ddb4" />
          <path d="M16 10h7.4v15.4H16z" fill="#cda878" stroke="none" />
          <path d="M-3 11L3 1h18l6 10z" fill={roof} />
          <path d="M9 17h5v9H9z" fill={TIMBER} />
        </g>
      ))}
    </g>
  );
}

function Cairn() {
  return (
    <g stroke={INK} strokeWidth="1.4" transform="translate(20 104) scale(.8)">
      <path d="M12 92l3-9 13-3 15 1 9 7-3 8-17 2z" fill="#c9c7bf" />
      <path d="M18 80l4-8 10-2 11 4-1 7-10 3z" fill="#dddbd3" />
      <path d="M23 69l3-6 7-1 5 5-1 5-8 1z" fill="#c9c7bf" />
      <path d="M31 63V38" fill="none" strokeWidth="2" />
      <path d="M31 39l15 3-5 4 5 5-15-2z" fill={CRIMSON} />
      <path d="M33 43.5l8 1.5" stroke={GOLD} fill="none" />
    </g>
  );
}

/** What shines once the sun is down. */
function Night() {
  return (
    <>
      <path d="M0 0h480v200H0z" fill="var(--art-dusk)" style={{ mixBlendMode: 'multiply' }} />
      <circle cx="50" cy="44" r="20" fill="var(--art-star)" />
      <path d="M44 36q4-4 8-1t0 8-9-1 1-6zM56 52q4-2 6 1t-2 5-4-6z" fill="var(--art-crater)" />
      <path d={STARS} stroke="var(--art-star)" strokeWidth="1.8" />
      <path
        d="M400 125h4v4h-4zM413.5 125h4v4h-4zM425 116h4v4h-4zM438.5 116h4v4h-4zM450 122h4v4h-4zM463.5 122h4v4h-4z"
        fill="var(--art-window)"
        stroke={INK}
        strokeWidth=".8"
      />
    </>
  );
}
