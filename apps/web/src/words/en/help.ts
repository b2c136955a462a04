/** Around the rule reference. */
export const helpPage = {
  title: 'Rules',
  search: 'Search the rules',
  example: 'corn, row, W6 …',
  contents: 'Chapters',
  overview: 'All chapters',
  glossary: 'Glossary',
  glossaryAbout: 'What the words of the game mean.',
  licences: 'Licences of the fonts and programs in this page',
  next: (title: string) => `Next: ${title}`,
  rules: 'Rules',
  /** Behind a rule that is a ruling of ours. */
  ours: 'ours',
  oursMeans: 'The rulebooks are silent here: this answer is ours.',
  onlyWith: (module: string) => `Only with: ${module}`,
  found: (count: number) => (count === 0 ? 'Nothing found' : count === 1 ? 'One result' : `${count} results`),
};
