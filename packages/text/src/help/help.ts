import type { Message } from '../message/message.ts';
import type { Naming } from '../naming/naming.ts';
import { type Example, EXAMPLES } from './examples.ts';
import { type GuideStep, type GuideTexts } from './guide.ts';
import { marked } from './markup.ts';
import { type ChapterId, CHAPTERS, type ChapterTexts, MODULE_OF, OUTLINE, RULINGS } from './outline.ts';
import { type Term, TERMS, type TermTexts } from './terms.ts';

/** The rule reference as it is written, in one language. */
export interface HelpTexts {
  readonly chapters: ChapterTexts;
  readonly glossary: TermTexts;
  readonly guide: GuideTexts;
}

export interface Paragraph {
  /** `warehouse-good`: stable, fit for an address. */
  readonly id: string;
  readonly chapter: ChapterId;
  readonly text: Message;
  /** The rules that it explains. */
  readonly rules: readonly string[];
  /** Which of these are rulings of ours. */
  readonly rulings: readonly string[];
  readonly example: Example | null;
}

export interface Chapter {
  readonly id: ChapterId;
  readonly title: string;
  readonly about: string;
  /** The module without which it does not matter. */
  readonly module: 'missions' | 'events' | 'traveler' | 'short' | null;
  readonly paragraphs: readonly Paragraph[];
}

/** The rule reference for the pack in use. */
export interface Help {
  readonly chapters: readonly Chapter[];
  readonly glossary: readonly { readonly id: Term; readonly name: string; readonly says: string }[];
  /** The paragraph that explains a rule. */
  paragraphOf(rule: string): Paragraph | undefined;
  step(id: GuideStep): { readonly title: string; readonly text: Message };
}

/** `X1-X4 X7` as single ids. */
function rulesIn(text: string): string[] {
  return text
    .split(' ')
    .filter((word) => word !== '')
    .flatMap((word) => {
      const [from = '', to = from] = word.split('-');
      const first = Number(from.slice(1));
      return Array.from(
        { length: Number(to.slice(1)) - first + 1 },
        (_, index) => `${from.charAt(0)}${first + index}`,
      );
    });
}

const OURS: ReadonlySet<string> = new Set(rulesIn(RULINGS));

/** Whether a rule is an answer of ours where the rulebooks are silent. */
export function isRuling(rule: string): boolean {
  return OURS.has(rule);
}

/** The rule reference in words and marks. */
export function createHelp(written: HelpTexts, names: Naming): Help {
  const { glossary: terms } = written;
  const chapters = CHAPTERS.map((chapter): Chapter => {
    const { title, about, says } = written.chapters[chapter];
    const rules: Readonly<Record<string, string>> = OUTLINE[chapter];
    const examples: Readonly<Record<string, Example>> = EXAMPLES[chapter] ?? {};
    const paragraphs = Object.entries<string>(says).map(([key, text]) => {
      const explained = rulesIn(rules[key] ?? '');
      return {
        id: `${chapter}-${key}`,
        chapter,
        text: marked(text, terms, names),
        rules: explained,
        rulings: explained.filter(isRuling),
        example: examples[key] ?? null,
      };
    });
    return { id: chapter, title, about, module: MODULE_OF[chapter] ?? null, paragraphs };
  });
  const byRule = new Map(
    chapters.flatMap(({ paragraphs }) =>
      paragraphs.flatMap((paragraph) => paragraph.rules.map((rule) => [rule, paragraph] as const)),
    ),
  );
  return {
    chapters,
    glossary: TERMS.map((id) => ({ id, ...terms[id] })),
    paragraphOf: (rule) => byRule.get(rule),
    step: (id) => ({ title: written.guide[id].title, text: marked(written.guide[id].says, terms, names) }),
  };
}
