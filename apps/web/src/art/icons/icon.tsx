import { artLength } from '../art.tsx';
import { ICON_PATHS, type IconName } from './icon-paths.ts';

interface IconProps {
  name: IconName;
  /** Height in pixels, as of every picture. */
  size?: number;
  /** Spoken name; without it the icon is silent, as it is beside a word. */
  title?: string;
}

/** A sign of the interface in the colour of the text around it. */
export function Icon({ name, size = 20, title }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      style={{ width: artLength(size), height: artLength(size) }}
      fill="none"
      stroke="currentColor"
      strokeWidth={size < 18 ? 2.4 : 2}
      strokeLinecap="round"
      strokeLinejoin="round"
      {...(title === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': title })}
    >
      <path d={ICON_PATHS[name]} />
    </svg>
  );
}
