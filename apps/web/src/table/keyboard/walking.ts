import { pointAt } from '../../ui/point-at.ts';
import { whenDrawn } from '../../ui/when-drawn.ts';
import type { AtTable, TablePart } from '../state/at-table.ts';

/** What can be pressed now, in the order of the page. */
function openThings(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-open] button, button[data-open]')].filter(
    (thing) => thing.checkVisibility(),
  );
}

/** The thing that can be pressed next gets the focus. */
export function walk(by: 1 | -1): void {
  const things = openThings();
  const at = things.indexOf(document.activeElement as HTMLElement);
  const next = at < 0 ? (by > 0 ? 0 : things.length - 1) : (at + by + things.length) % things.length;
  things[next]?.focus();
}

/** The parts of the table by the keys that lead to them, and the page of a small screen that they are on. */
const PARTS: Readonly<Record<string, readonly [name: string, page: TablePart]>> = {
  s: ['tray', 'board'],
  b: ['places-board', 'board'],
  r: ['ring', 'places'],
  m: ['market', 'market'],
  v: ['players', 'players'],
  l: ['log', 'log'],
};

/** Brings the focus into a part of the table: to what can be pressed there, else to the part itself. */
export function goToPart(key: string, { part }: AtTable): boolean {
  const found = PARTS[key];
  if (found === undefined) return false;
  const [name, page] = found;
  part.set(page);
  whenDrawn(() => {
    const place = document.querySelector<HTMLElement>(`[data-part~="${name}"]`);
    const open = place?.querySelector<HTMLElement>('[data-open] button, button[data-open]');
    (open ?? place?.querySelector<HTMLElement>('button:not([tabindex="-1"])') ?? place)?.focus();
  });
  return true;
}

const OPEN = ':is([data-open] button, button[data-open])';

/** Where a decision is taken, the likeliest place first. */
const DECIDED_AT = [
  '[data-part~="draft"] button',
  '[data-part~="choices"] button',
  `[data-part~="tray"] ${OPEN}`,
  OPEN,
  '[data-part~="main"] button',
];

/** A plan is made of the tiles in the tray; when none is left, it is finished. */
const PLANNED_AT = [`[data-part~="tray"] ${OPEN}`, '[data-part~="main"] button'];

/** What is framed as a whole: anything else is found by itself. */
const FRAMED = ['draft', 'choices', 'tray', 'main'].map((part) => `[data-part~="${part}"]`).join();

/** Brings the focus, and the eye, to what has to be decided now. */
export function goToDecision({ part, own }: Pick<AtTable, 'part' | 'own'>): void {
  part.set('board');
  whenDrawn(() => {
    const ways = own?.decision === 'plan' ? PLANNED_AT : DECIDED_AT;
    const places = ways.flatMap((where) => [...document.querySelectorAll<HTMLElement>(where)]);
    const place = places.find((button) => button.checkVisibility());
    if (place === undefined) return;
    place.scrollIntoView({ block: 'nearest' });
    place.focus({ preventScroll: true });
    // Whoever came by mouse or finger does not see where the focus is.
    pointAt(place.closest(FRAMED) ?? place);
  });
}

/** A player in three sizes: a line, then a peek, then the whole board. */
export function showPlayer(seat: number, { overlay, peek, part, show }: AtTable): void {
  const now = overlay.getSnapshot();
  if (now?.kind === 'player' && now.seat === seat) {
    peek.set(null);
    return show(null);
  }
  if (now?.kind === 'player' || peek.getSnapshot() === seat) return show({ kind: 'player', seat });
  peek.set(seat);
  part.set('players');
}
