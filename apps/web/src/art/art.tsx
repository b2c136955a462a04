import type { ReactNode } from 'react';
import { inTurn } from './in-turn.ts';
import { printOf } from './print.ts';

/** What every picture takes. */
export interface ArtProps {
  /** Height in pixels where 16 of them are `--art`, else the reader's font. Without it the picture fills its box. */
  size?: number | undefined;
  /** Spoken name; without it the picture is decoration and silent. */
  title?: string | undefined;
  className?: string | undefined;
}

interface FrameProps extends ArtProps {
  width?: number;
  height?: number;
  /** Names the drawing, with all that it depends on besides its size: then it is put on the page as one image. */
  print?: string;
  /** Pixels that it is never lower than: else what is written on it could not be read. */
  least?: number | undefined;
  /** Drawn over the image, in the letters of the page. */
  over?: ReactNode;
  children: ReactNode;
}

/** From this size on a picture shows its fine lines; below they would only be noise. */
const FINE_FROM = 40;

/** Whether a picture of this size has room for fine lines. */
export function isFine(size: number | undefined): boolean {
  return size === undefined || size >= FINE_FROM;
}

/** So many pixels of a picture, where it may be larger or smaller than elsewhere. */
export function artLength(pixels: number, least = 0): string {
  const length = `calc(var(--art, 1rem) * ${pixels / 16})`;
  return least === 0 ? length : `max(${least}px, ${length})`;
}

/** The frame of every picture: coordinates, size, and what a screen reader hears. */
export function Art(props: FrameProps) {
  const { size, title, className, width = 48, height = 48, print, least, over, children } = props;
  const wide = size === undefined ? '100%' : artLength((size * width) / height, least);
  const high = size === undefined ? undefined : artLength(size, least);
  const image =
    print === undefined ? undefined : inTurn(printOf(`${print} ${isFine(size)}`, children, width, height));
  // One element instead of a drawing around an image: most pictures on a table are such.
  if (image !== undefined && (over === undefined || over === false)) {
    const box = { width: wide, height: high, aspectRatio: `${width}/${height}` };
    const { address, ref } = image;
    return (
      <img src={address} ref={ref} alt={title ?? ''} className={className} style={box} draggable={false} />
    );
  }
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      className={className}
      style={{ width: wide, height: high }}
      strokeLinejoin="round"
      strokeLinecap="round"
      {...(title === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': title })}
    >
      {image === undefined ? (
        children
      ) : (
        <image href={image.address} ref={image.ref} width={width} height={height} />
      )}
      {over}
    </svg>
  );
}
