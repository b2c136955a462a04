export const COLOR_VISIONS = ['usual', 'protanopia', 'deuteranopia', 'tritanopia', 'grey'] as const;
export type ColorVision = (typeof COLOR_VISIONS)[number];

/** Machado, Oliveira and Fernandes 2009, severity 1, for linear light; grey by luminance. */
const MATRICES: Record<Exclude<ColorVision, 'usual'>, string> = {
  protanopia: '.152 1.053 -.205 0 0 .115 .786 .099 0 0 -.004 -.048 1.052 0 0 0 0 0 1 0',
  deuteranopia: '.367 .861 -.228 0 0 .28 .673 .047 0 0 -.012 .043 .969 0 0 0 0 0 1 0',
  tritanopia: '1.256 -.077 -.179 0 0 -.078 .931 .148 0 0 .005 .691 .304 0 0 0 0 0 1 0',
  grey: '.213 .715 .072 0 0 .213 .715 .072 0 0 .213 .715 .072 0 0 0 0 0 1 0',
};

/** Filters that show the page as others see it. */
export function ColorVisionFilters() {
  return (
    <svg width="0" height="0" style={{ position: 'absolute' }} aria-hidden>
      {Object.entries(MATRICES).map(([vision, values]) => (
        <filter key={vision} id={vision} colorInterpolationFilters="linearRGB">
          <feColorMatrix values={values} />
        </filter>
      ))}
    </svg>
  );
}
