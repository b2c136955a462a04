const RAYS = [0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330];

/** The wide sky and the long range of the front page. */
export function Range() {
  return (
    <>
      <path d="M0 0h480v200H0z" fill="var(--art-sky)" />
      <path d="M0 58q50-18 110-9t110-9 100 6 160-14v168H0z" fill="var(--art-sky-mid)" />
      <path d="M0 92q70-18 150-9t150-9 180 2v124H0z" fill="var(--art-sky-low)" />
      <circle cx="50" cy="44" r="38" fill="var(--art-halo)" />
      <g fill="var(--art-ray)">
        {RAYS.map((turn) => (
          <path key={turn} d="M45.5 21.5l4.5-12 4.5 12z" transform={`rotate(${turn} 50 44)`} />
        ))}
      </g>
      <circle cx="50" cy="44" r="20" fill="var(--art-sun)" />
      <path
        d="M-10 140l40-42 18 12 44-52 20 22 22-30 34 42 20-14 30 34 26-24 22 18 46-66 26 34 18-16 40 46 26-22 42 46 26-28v72H-10z"
        fill="var(--art-peak)"
      />
      <path
        d="M30 98l18 12v30H34zM92 58l20 22v60H96l-6-32 8-24zM134 50l34 42v48h-28l-8-28 10-28zM188 78l30 34v28h-24l-6-22zM244 88l22 18v34h-16l-8-26zM312 40l26 34v66h-20l-10-32 12-28zM356 58l40 46v36h-34l-10-34 12-22zM422 82l42 46v12h-36l-8-28z"
        fill="var(--art-peak-shade)"
      />
      <path
        d="M92 58L77.6 75 84 73l5 7 6-7 7 5 6.4-2zM134 50l-11.7 16 5.7-2 4 6 6-7 5 5 4-2zM188 78l-14.3 10 7-1 4 5 5-6 4 4 3.1-2zM312 40l-18.1 26 8.1-3 6 9 8-10 7 6 7.4-4zM356 58l-13.5 12 7.5-1 4 6 5-6 4 4 3.4-3zM422 82l-14.2 12 7-1 4 6 6-6 4 4 4.2-3z"
        fill="var(--art-snow)"
      />
      <path
        d="M70 100l8-10M66 114l13-17M78 112l8-11M24 116l6-8M20 126l9-12M118 92l6-8M117 108l9-13M234 112l6-8M230 124l10-13M290 92l8-12M286 108l13-19M298 108l8-12M402 112l7-7M402 126l9-11M172 108l6-7"
        stroke="var(--art-peak-shade)"
        strokeWidth="1.6"
      />
    </>
  );
}
