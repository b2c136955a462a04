import type { Components, View } from '@altiplano/rules';
import { pad, widthOf, wrap } from './layout.ts';
import { extensionPrice, priceParts } from './prices.ts';
import type { Scene } from './scene.ts';

function ownedKinds(seen: View, components: Components): Set<string> {
  const own = seen.seat === null ? undefined : seen.players[seen.seat];
  const kindOf = (id: string | null | undefined): string | null => {
    const kind = components.extensionKinds.find((row) => row.id === id);
    return kind === undefined ? null : (kind.sameAs ?? kind.id);
  };
  const kinds = [
    kindOf(components.roles.find((role) => role.id === own?.role)?.kind),
    ...(own?.extensions ?? []).map((id) => kindOf(components.extensions.find((row) => row.id === id)?.kind)),
  ];
  const owned = kinds.filter((kind) => kind !== null);
  return new Set(
    components.extensions.flatMap((row) => (owned.includes(kindOf(row.kind) ?? '') ? [row.id] : [])),
  );
}

/** The strip from its cheapest space on, with what the viewer would pay. */
export function stripLines({ seen, names, screen }: Scene, edition: number): string[] {
  const { board, words } = names.texts;
  const { components } = names;
  const owned = edition === 2017 ? new Set<string>() : ownedKinds(seen, components);
  const prices = seen.strip.map((id, space) =>
    id === null
      ? '–'
      : words.coins(extensionPrice(seen, components, space)) + priceParts(seen, components, space),
  );
  const width = Math.max(...prices.map(widthOf)) + 2;
  const lines = seen.strip.flatMap((id, space) => {
    const price = pad(prices[space] ?? '', width);
    if (id === null) return [`  ${price}${screen.dim(board.empty)}`];
    const note = owned.has(id) ? screen.dim(` – ${board.owned}`) : '';
    return wrap(`  ${price}${names.extension(id)}${note}`, screen.width, ' '.repeat(width + 2));
  });
  const pile = board.pile(seen.pile.left, seen.pile.letter);
  return [`${screen.bold(board.strip)} ${screen.dim(`(${pile})`)}`, ...lines];
}
