/** An empty drawing: what stands in a picture's place until its turn has come. */
const BLANK = 'data:image/svg+xml,%3Csvg%20xmlns=%22http://www.w3.org/2000/svg%22/%3E';
/** A browser makes a document of every drawing it has not seen yet: so many of them hold nobody up. */
const AT_ONCE = 2;

type Picture = HTMLImageElement | SVGImageElement;

const shown = new Set<string>();
/** By address, in the order of their turns: the pictures that wait for it. */
const waiting = new Map<string, Set<Picture>>();
const places = new Map<string, (picture: Picture | null) => (() => void) | undefined>();

function put(picture: Picture, address: string): void {
  picture.setAttribute(picture instanceof HTMLImageElement ? 'src' : 'href', address);
}

function showNext(): void {
  for (const [address, pictures] of [...waiting].slice(0, AT_ONCE)) {
    waiting.delete(address);
    shown.add(address);
    for (const picture of pictures) put(picture, address);
  }
  if (waiting.size > 0) setTimeout(showNext);
}

function wait(picture: Picture, address: string): () => void {
  const others = waiting.get(address) ?? new Set();
  if (waiting.size === 0) setTimeout(showNext);
  waiting.set(address, others.add(picture));
  return () => others.delete(picture);
}

/** Where a picture is hung up whose address may have to wait for its turn. */
function placeFor(address: string) {
  const known = places.get(address);
  if (known !== undefined) return known;
  const place = (picture: Picture | null): (() => void) | undefined => {
    if (picture === null) return undefined;
    if (!shown.has(address)) return wait(picture, address);
    put(picture, address);
    return undefined;
  };
  places.set(address, place);
  return place;
}

/**
 * What a picture shows, and where it is hung up: at once if the browser knows the drawing, else a moment later, in its turn
 * among all that are new. So a table full of them is drawn in small steps between which the browser listens.
 */
export function inTurn(address: string) {
  const hasBrowser = typeof document !== 'undefined';
  if (!hasBrowser || shown.has(address)) return { address, ref: undefined };
  return { address: BLANK, ref: placeFor(address) };
}
