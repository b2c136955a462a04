import { type CardTable, type Message, type Part, say, type Sayable } from '../message/message.ts';

/** Sites that are one of a kind; any other has a name of its own. */
const ONE_OF_A_KIND: ReadonlySet<string> = new Set(['role', 'strip', 'planning', 'container', 'bag', 'hand']);

const CARDS: Readonly<Partial<Record<CardTable, string>>> = {
  extensions: 'the extension ',
  assets: 'the asset ',
};

/** A site with its article: the harbor, the role, movement 2. */
function withArticle(part: Part): Message {
  if (typeof part === 'string') return [part];
  if (part.is === 'place') return [{ ...part, text: `the ${part.text}` }];
  if (part.is === 'site')
    return ONE_OF_A_KIND.has(part.site) ? [{ ...part, text: `the ${part.text}` }] : [part];
  return part.is === 'card' ? say`${CARDS[part.table] ?? ''}${part}` : [part];
}

function siteWith(preposition: (first: Part) => string): (site: Sayable) => Message {
  return (site) => {
    const [first, ...rest] = say`${site}`;
    return first === undefined ? [] : [`${preposition(first)} `, ...withArticle(first), ...rest];
  };
}

/** Where something lies or is put: at the harbor, on the role, in the bag. */
export const onSite = siteWith((first) => {
  if (typeof first === 'string') return 'on';
  if (first.is === 'place') return 'at';
  return first.is === 'site' && ['container', 'bag', 'hand'].includes(first.site) ? 'in' : 'on';
});
/** Where something is taken from: from the harbor, from the role. */
export const fromSite = siteWith(() => 'from');
