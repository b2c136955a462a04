import { plain } from '@altiplano/text';
import { extensionPrice } from '../board/prices.ts';
import { labelOf } from './labels.ts';
import { ownPlayer, type Sight } from './sight.ts';

/** One of the subjects to read about. */
export interface Section {
  /** What one types to read it. */
  readonly subject: string;
  readonly title: string;
  readonly lines: readonly string[];
  /** Short entries that stand side by side. */
  readonly isTable?: boolean;
}

/** What an extension does, and what its few words leave open. */
function extensionLine(id: string, { names }: Sight): string {
  const { extensions, extensionKinds } = names.components;
  const kind = extensions.find((row) => row.id === id)?.kind;
  const verb = extensionKinds.find((row) => row.id === kind)?.effect.verb;
  const note = verb === undefined ? undefined : names.texts.info.extensionNotes[verb];
  return note === undefined ? names.extension(id) : `${names.extension(id)}; ${note}`;
}

/** What the own role tile, extensions and assets do. */
export function ownSection(sight: Sight): Section {
  const own = ownPlayer(sight);
  const { components, texts, asset } = sight.names;
  const role = components.roles.find((row) => row.id === own.role)?.action;
  const { board, cards, info } = texts;
  return {
    subject: info.subjects.own,
    title: info.ownCards,
    lines: [
      ...(role === undefined
        ? []
        : [`${board.role}: ${plain(cards.extension({ verb: 'exchange', ...role }))}`]),
      ...own.extensions.map((id) => `${board.extension}: ${extensionLine(id, sight)}`),
      ...own.assets.map((id) => `${board.asset}: ${asset(id)}`),
    ],
  };
}

/** What the extensions on offer do, and how the strip moves on. */
export function stripSection(sight: Sight): Section {
  const { names, seen } = sight;
  const { info } = names.texts;
  const offered = seen.strip.flatMap((id) => (id === null ? [] : [extensionLine(id, sight)]));
  return {
    subject: info.subjects.extensions,
    title: info.strip,
    lines: [...offered, info.cardSpaces, info.stripBought, info.stripLeft],
  };
}

/** The roles: what each begins with, and its action. */
export function rolesSection(sight: Sight): Section {
  const { components, texts } = sight.names;
  return {
    subject: texts.info.subjects.roles,
    title: texts.info.roles,
    lines: components.roles.map(({ id }) => labelOf({ type: 'chooseRole', role: id }, sight)),
  };
}

/** Who sits at the table, and what bots know. */
export function botsSection({ names, seen }: Sight): Section {
  const { info } = names.texts;
  const seats = seen.players.flatMap((_, seat) => (seat === seen.seat ? [] : [names.seatInFull(seat)]));
  return {
    subject: info.subjects.bots,
    title: info.bots,
    lines: [info.atTable(seats.join(', ')), info.botsKnow, info.botLevels],
  };
}

/** Where an extension is, as far as all can see. */
function whereIs(id: string, { names, seen }: Sight): string {
  const { info } = names.texts;
  const space = seen.strip.indexOf(id);
  if (space >= 0) return info.onStrip(extensionPrice(seen, names.components, space));
  const owner = seen.players.findIndex(({ extensions }) => extensions.includes(id));
  return owner >= 0 ? info.ownedBy(names.seat(owner)) : info.notInSight;
}

/** An extension or asset by its id, wherever it is; null if none has it. */
export function cardSection(asked: string, sight: Sight): Section | null {
  const { components, texts, asset } = sight.names;
  const isAsked = ({ id }: { readonly id: string }): boolean => id.toLowerCase() === asked.toLowerCase();
  const extension = components.extensions.find(isAsked);
  if (extension !== undefined) {
    const { id, price } = extension;
    const lines = [extensionLine(id, sight), texts.info.printedPrice(price), whereIs(id, sight)];
    return { subject: id, title: texts.board.extension, lines };
  }
  const row = components.assets.find(isAsked);
  return row === undefined ? null : { subject: row.id, title: texts.board.asset, lines: [asset(row.id)] };
}
