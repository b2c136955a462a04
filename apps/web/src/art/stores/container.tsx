import { Art, type ArtProps, isFine } from '../art.tsx';
import { Contour, lineWidth } from '../contour.tsx';
import { INK, TIMBER, TIMBER_DEEP } from '../ink.ts';

/** The container: the crate that used goods wait in. */
export function Container(art: ArtProps) {
  const fine = isFine(art.size);
  return (
    <Art {...art} print="container">
      <Contour d="M3 17l9.5-9h26l7 9L43 42l-6 2.5H3z" fine={fine} />
      <g stroke={INK} strokeWidth={lineWidth(fine)}>
        <path d="M3 17L12.5 8h26L45.5 17z" fill={TIMBER_DEEP} />
        <path d="M9 17l6-5.5h20.5L40 17z" fill="#3b2313" />
        <path d="M3 17h34v27.5H3z" fill="#b97d45" />
        <path d="M37 17h8.5L43 42l-6 2.5z" fill={TIMBER_DEEP} />
        {fine && <path d="M3 26h34M3 35.5h34M37 26l7.7-.8M37 35.5l7-1.5" fill="none" strokeWidth="1.1" />}
        <path d="M3 17h6.5v27.5H3zM30.5 17H37v27.5h-6.5z" fill="#d8a163" />
        <path d="M9.5 37.5L27 17h3.5v6.5L12.5 44.5h-3z" fill={TIMBER} />
        {fine && (
          <path
            d="M6.2 20.5h.1M6.2 41h.1M33.8 20.5h.1M33.8 41h.1M12.5 40.5h.1M27.5 21.5h.1"
            strokeWidth="1.8"
          />
        )}
      </g>
    </Art>
  );
}
