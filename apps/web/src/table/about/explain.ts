import type { Good, Location, Thing } from '@altiplano/rules';
import {
  type CardTable,
  describeAction,
  describeCard,
  describeCoin,
  describeGood,
  describePlace,
  type Description,
  type HelpTexts,
  type Naming,
  sentence,
  type Term,
} from '@altiplano/text';

/**
 * What an element of the table is about, for whoever asks: `good:food`, `coin`, `place:mine`, `action:farm-wool`,
 * `card:orders:o3`, `term:bag`.
 */
export type About = string;

function explainTerm(term: Term, { glossary }: HelpTexts): Description {
  const { name, says } = glossary[term];
  return {
    title: sentence([name]).slice(0, 1),
    does: [says],
    facts: [],
    more: [],
    rules: [`word-${term}`],
  };
}

/** What a tile or coin is about. */
export function aboutThing(thing: Thing): About {
  return thing === 'coin' ? thing : `good:${thing}`;
}

/** A component in words; null if nothing can be said, or not yet: the words of the reference come later. */
export function explain(about: About, names: Naming, help: HelpTexts | null): Description | null {
  const [kind = '', what = '', ...id] = about.split(':');
  switch (kind) {
    case 'good':
      return describeGood(what as Good, names);
    case 'coin':
      return describeCoin(names);
    case 'action':
      return describeAction(what, names);
    case 'place':
      return describePlace(what as Location, names);
    case 'card':
      return describeCard(what as CardTable, id.join(':'), names);
    case 'term':
      return help === null ? null : explainTerm(what as Term, help);
    default:
      return null;
  }
}
