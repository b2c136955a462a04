import type { Components, Location, PlayerView, Thing } from '@altiplano/rules';

/** The spaces of a site: how many, and what is printed on each if it takes only that. */
export interface SiteSpaces {
  readonly size: number;
  readonly printed: readonly Thing[];
}

const NOTHING: readonly Thing[] = [];
const NONE: SiteSpaces = { size: 0, printed: NOTHING };

function open(size: number): SiteSpaces {
  return { size, printed: NOTHING };
}

function printed(things: readonly Thing[]): SiteSpaces {
  return { size: things.length, printed: things };
}

function extensionSpaces(id: string, { extensions, extensionKinds }: Components): SiteSpaces {
  const tile = extensions.find((row) => row.id === id);
  const effect = extensionKinds.find((row) => row.id === tile?.kind)?.effect;
  switch (effect?.verb) {
    case 'exchange':
      return printed(effect.pays);
    case 'extraSpace':
      return open(1);
    case 'spaces':
      return open(effect.spaces);
    case 'holdCorn':
      return printed(Array.from({ length: effect.corn }, (): Thing => 'corn'));
    case 'fare':
    case 'swapDrawn':
    case 'storeAtEnd':
    case undefined:
      return NONE;
  }
}

function assetSpaces(id: string, { assets }: Components): SiteSpaces {
  const effect = assets.find((row) => row.id === id)?.effect;
  if (effect?.verb === 'exchangeForTraveler') return printed(effect.pays);
  return effect?.verb === 'storeForTraveler' ? open(effect.spaces) : NONE;
}

/** The spaces of a player's site by its name, as moves name it. */
export function siteSpaces(site: string, player: PlayerView, components: Components): SiteSpaces {
  const { board, roles } = components;
  const [kind = '', id = ''] = site.split(':');
  switch (kind) {
    case 'movement':
      return open(1);
    case 'role':
      return printed(roles.find((row) => row.id === player.role)?.action.pays ?? NOTHING);
    case 'strip':
      return open(board.travelerStrip);
    case 'extension':
      return extensionSpaces(id, components);
    case 'asset':
      return assetSpaces(id, components);
    default:
      return open(board.spaces[kind as Location]);
  }
}

/** What of the printed things is still missing, for the spaces behind those that are filled. */
export function missingOf(all: readonly Thing[], there: readonly Thing[]): Thing[] {
  const missing = [...all];
  for (const thing of there) {
    const at = missing.indexOf(thing);
    if (at >= 0) missing.splice(at, 1);
  }
  return missing;
}
