import { Art, type ArtProps, isFine } from '../art.tsx';
import { Contour } from '../contour.tsx';

const STONE = 'M16 5h16l10 10v18L32 43H16L6 33V15z';

/** An opal, cut, with fire of many colours inside. */
export function Opal(art: ArtProps) {
  const fine = isFine(art.size);
  return (
    <Art {...art} print="opal">
      <Contour d={STONE} fine={fine} />
      <path d={STONE} fill="#f6dfe6" />
      <path d="M16 5h16l-3.5 8h-9z" fill="#fff6f0" />
      <path d="M32 5l10 10-8.5 4-5-6z" fill="#f6b39c" />
      <path d="M42 15v18l-8.5-4V19z" fill="#e58fa0" />
      <path d="M42 33L32 43l-3.5-8 5-6z" fill="#b184c4" />
      <path d="M32 43H16l3.5-8h9z" fill="#7f9fd0" />
      <path d="M16 43L6 33l8.5-4 5 6z" fill="#6fc0c0" />
      <path d="M6 33V15l8.5 4v10z" fill="#a9e0cf" />
      <path d="M6 15L16 5l3.5 8-5 6z" fill="#e3f5e6" />
      <path d="M14.5 19l5-6h9l5 6v10l-5 6h-9l-5-6z" fill="#fbe6b4" />
      <path d="M19.5 13h9l-6 8-8-2z" fill="#fff7de" />
      <path d="M33.5 19v10l-5 6-3-9z" fill="#f2b0b8" />
      <path d="M14.5 29l5 6h9l-3-9-5-1z" fill="#9ed6c0" />
      {fine && (
        <path
          d="M16 5l3.5 8h9L32 5M42 15l-8.5 4v10l8.5 4M32 43l-3.5-8h-9L16 43M6 33l8.5-4V19L6 15M28.5 13l5 6M33.5 29l-5 6M19.5 35l-5-6M14.5 19l5-6"
          fill="none"
          stroke="#fff"
          strokeOpacity=".75"
          strokeWidth=".8"
        />
      )}
      <path d="M17.5 20.5l4-4.5" fill="none" stroke="#fff" strokeWidth={fine ? 1.8 : 2.8} />
    </Art>
  );
}
