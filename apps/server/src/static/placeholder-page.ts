import { LANGUAGES, type Language } from '../text/texts.ts';

const PLAY = 'npm run -s altiplano -- play';

function section(language: Language): string {
  const { page } = LANGUAGES[language];
  return `<section lang="${language}">
<p>${page.running}</p>
<p>${page.meanwhile} <code>${PLAY}</code></p>
<p>${page.programs}</p>
</section>`;
}

/** What stands at the front door until the screens are built, in both languages. */
export function placeholderPage(): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${LANGUAGES.en.page.title}</title>
</head>
<body>
<h1>${LANGUAGES.en.page.title}</h1>
${section('en')}
<hr>
${section('de')}
</body>
</html>
`;
}
