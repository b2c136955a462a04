import type { Chapter, Help } from '@altiplano/text';

/** What is open in the rule reference: a chapter, perhaps at one of its paragraphs, or the glossary, perhaps at a word. */
export type Opened =
  | { readonly is: 'overview' }
  | { readonly is: 'chapter'; readonly chapter: Chapter; readonly paragraph: string | null }
  | { readonly is: 'glossary'; readonly term: string | null };

export const GLOSSARY = 'glossary';

function atParagraph(help: Help, id: string): Opened | null {
  const chapter = help.chapters.find(({ paragraphs }) => paragraphs.some((one) => one.id === id));
  return chapter === undefined ? null : { is: 'chapter', chapter, paragraph: id };
}

/** Where a topic leads: the id of a chapter, of a paragraph, of a rule, or a word of the glossary. */
export function openTopic(help: Help, topic: string | null): Opened {
  if (topic === null) return { is: 'overview' };
  if (topic === GLOSSARY) return { is: 'glossary', term: null };
  const chapter = help.chapters.find(({ id }) => id === topic);
  if (chapter !== undefined) return { is: 'chapter', chapter, paragraph: null };
  const rule = help.paragraphOf(topic)?.id;
  const opened = atParagraph(help, rule ?? topic);
  if (opened !== null) return opened;
  const [, term = ''] = /^word-(.+)$/.exec(topic) ?? [];
  const isTerm = help.glossary.some(({ id }) => id === term);
  return isTerm ? { is: 'glossary', term } : { is: 'overview' };
}

/** The topic of a word of the glossary; some words are chapters, too. */
export function topicOfTerm(term: string): string {
  return `word-${term}`;
}
