import {
  type Color,
  differenceCiede2000,
  filterDeficiencyDeuter,
  filterDeficiencyProt,
  filterDeficiencyTrit,
  parse,
} from 'culori';

type See = (color: Color) => Color | undefined;

/** How colours look with usual sight and with each colour blindness at its full strength. */
const SIGHTS: Record<string, See> = {
  usual: filterDeficiencyProt(0),
  protanopia: filterDeficiencyProt(1),
  deuteranopia: filterDeficiencyDeuter(1),
  tritanopia: filterDeficiencyTrit(1),
};

const difference = differenceCiede2000();

/** How far apart two colours look (CIEDE2000) to whom they look most alike, and who that is. */
export function closest(one: string, other: string): { apart: number; sight: string } {
  return Object.entries(SIGHTS)
    .map(([sight, see]) => ({ sight, apart: difference(seen(one, see), seen(other, see)) }))
    .reduce((worst, each) => (each.apart < worst.apart ? each : worst));
}

function seen(color: string, see: See): Color {
  const plain = parse(color);
  const result = plain === undefined ? undefined : see(plain);
  if (result === undefined) throw new Error(`'${color}' is no colour.`);
  return result;
}

/** Every two of a list, once. */
export function pairsOf<Item>(items: readonly Item[]): [Item, Item][] {
  return items.flatMap((one, index) => items.slice(index + 1).map((other): [Item, Item] => [one, other]));
}
