import { EDGE } from './ink.ts';

interface ContourProps {
  /** The outermost shapes of a piece, as one path. */
  d: string;
  fine: boolean;
}

/** A piece's outer line, heavier than its inner ones, that keeps dark pieces apart from a dark table. */
export function Contour({ d, fine }: ContourProps) {
  return <path d={d} fill={EDGE} stroke={EDGE} strokeWidth={fine ? 2.6 : 3.4} />;
}

/** How heavy the inner lines of a piece are. */
export function lineWidth(fine: boolean): number {
  return fine ? 1.3 : 1.9;
}
