import { svgPathProperties } from 'svg-path-properties';

/** How finely a shape is looked at: as many fields along each side of its box of 48. */
const FIELDS = 24;
const FIELD = 48 / FIELDS;
const CORNERS = 160;

type Point = { x: number; y: number };

/** The share of two outlines that lies within both, of what lies within either: 1 for the same shape. */
export function outlineOverlap(one: string, other: string): number {
  const first = fieldsWithin(one);
  const second = fieldsWithin(other);
  const both = [...first].filter((field) => second.has(field)).length;
  return both / (first.size + second.size - both);
}

function fieldsWithin(path: string): Set<number> {
  const properties = new svgPathProperties(path);
  const length = properties.getTotalLength();
  const corners = Array.from({ length: CORNERS }, (_, index) =>
    properties.getPointAtLength((index / CORNERS) * length),
  );
  const fields = Array.from({ length: FIELDS * FIELDS }, (_, field) => field);
  return new Set(
    fields.filter((field) =>
      isWithin(
        { x: ((field % FIELDS) + 0.5) * FIELD, y: (Math.floor(field / FIELDS) + 0.5) * FIELD },
        corners,
      ),
    ),
  );
}

/** Counts how often a ray to the right crosses the outline. */
function isWithin({ x, y }: Point, corners: readonly Point[]): boolean {
  return corners.reduce((isIn, corner, index) => {
    const next = corners[(index + 1) % corners.length] ?? corner;
    const crosses = corner.y > y !== next.y > y;
    const at = corner.x + ((y - corner.y) / (next.y - corner.y)) * (next.x - corner.x);
    return crosses && x < at ? !isIn : isIn;
  }, false);
}
