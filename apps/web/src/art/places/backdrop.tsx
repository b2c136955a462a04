/** The width and height that every scene is drawn in. */
export const SCENE_WIDTH = 160;
export const SCENE_HEIGHT = 112;

const RAYS = [0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330];

/** Sky, sun and the snow peaks behind every place; the light comes from the upper left. */
export function Backdrop() {
  return (
    <>
      <path d="M0 0h160v112H0z" fill="var(--art-sky)" />
      <path d="M0 34q20-8 42-4t44-4 40 2 34-6v90H0z" fill="var(--art-sky-mid)" />
      <path d="M0 52q24-8 48-4t48-4 64 0v68H0z" fill="var(--art-sky-low)" />
      <circle cx="27" cy="24" r="20" fill="var(--art-halo)" />
      <g fill="var(--art-ray)">
        {RAYS.map((turn) => (
          <path key={turn} d="M24.5 12.5l2.5-6 2.5 6z" transform={`rotate(${turn} 27 24)`} />
        ))}
      </g>
      <circle cx="27" cy="24" r="10" fill="var(--art-sun)" />
      <path
        d="M-4 74l22-24 9 7 25-31 13 15 8-6 19 21 12-11 16 15 18-20 26 28v12H-4z"
        fill="var(--art-peak)"
      />
      <path
        d="M52 26l13 15 8-6 19 21 7 16-22-4-12-12-4-12zM104 45l16 15 8 12-20-4zM138 40l26 28v8l-20-10zM18 50l9 7 3 13-9-6z"
        fill="var(--art-peak-shade)"
      />
      <path
        d="M36 55l4-5M34 64l8-10M43 62l5-6.5M42 70l5-6M14 62l3-3.5M9 68l4-5M99 57l3-3M97 64l4-5M128 58l4-5M126 66l5-7M133 62l3-4"
        stroke="var(--art-peak-shade)"
        strokeWidth="1.2"
      />
      <path
        d="M52 26L41.5 39l5-1.5 4 4 3.5-5 6 3.5 2-2zM73 35l-5 4 4 3 3-2.5 5 3zM138 40l-7.5 8.3 4.5-1 3 3 3-3.5 4.5 1.5z"
        fill="var(--art-snow)"
      />
    </>
  );
}

/** A cloud for a scene whose foreground leaves room for it. */
export function Cloud({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path
        d="M0 0q-4 0-4-3.5T0-7q1-5 6.5-5t7.5 4q5-1.5 6.5 2.5Q25-6 25-2.5 25 0 22 0z"
        fill="var(--art-snow)"
        fillOpacity=".9"
      />
      <path d="M3-3q0-4 4-4t3 3M13-3q1-2 3-1" fill="none" stroke="var(--art-sky-mid)" strokeWidth="1.2" />
    </g>
  );
}

/** Nightfall over all that was drawn before it. By day it is invisible; what shines is drawn after it. */
export function Dusk() {
  return (
    <>
      <path d="M0 0h160v112H0z" fill="var(--art-dusk)" style={{ mixBlendMode: 'multiply' }} />
      <g fill="var(--art-star)">
        <circle cx="27" cy="24" r="10" />
        <path
          d="M52 9h.1M84 6h.1M101 14h.1M118 7h.1M134 16h.1M149 8h.1M8 7h.1M45 19h.1M146 26h.1"
          stroke="var(--art-star)"
          strokeWidth="1.5"
        />
      </g>
      <path d="M24 19q2-2 4-.5t0 4-4.5-.5.5-3zM29 27q2-1 3 .5t-1 2.5-2-3z" fill="var(--art-crater)" />
    </>
  );
}
