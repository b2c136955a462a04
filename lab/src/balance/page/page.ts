import type { Pack } from '@altiplano/pack';
import type { Texts } from '../../text/texts.ts';
import type { Balance } from '../summary/balance.ts';
import { commandAgain, playedWords } from '../words/run-words.ts';
import { type Html, html } from './html.ts';
import { type Reader, readerOf } from './reader.ts';
import { boardCardsSection, extensionsSection, missionsSection } from './sections/cards.ts';
import { endSection } from './sections/end.ts';
import { pointsSection } from './sections/points.ts';
import { rolesSection } from './sections/roles.ts';
import { summarySection } from './sections/summary.ts';
import { travelerSection } from './sections/traveler.ts';
import { STYLE } from './style.ts';

function readingSection({ texts }: Reader): Html {
  return html`<ul>${texts.balance.reading.map((line) => html`<li>${line}</li>`)}</ul>`;
}

const SECTIONS = {
  summary: summarySection,
  roles: rolesSection,
  end: endSection,
  points: pointsSection,
  extensions: extensionsSection,
  cards: boardCardsSection,
  missions: missionsSection,
  traveler: travelerSection,
  reading: readingSection,
} as const satisfies Readonly<Record<keyof Texts['balance']['sections'], (reader: Reader) => Html>>;

/** The balance as one page that needs nothing else: no script, no other file. */
export function balancePage(balance: Balance, pack: Pack, texts: Texts): string {
  const words = texts.balance;
  const reader = readerOf(balance, pack, texts);
  const names = Object.keys(SECTIONS) as (keyof typeof SECTIONS)[];
  const links = names.map((name) => html`<li><a href="#${name}">${words.sections[name]}</a></li>`);
  const sections = names.map(
    (name) => html`<section id="${name}" aria-labelledby="${name}-h">
<h2 id="${name}-h">${words.sections[name]}</h2>
${SECTIONS[name](reader)}
</section>
`,
  );
  const page = html`<!doctype html>
<html lang="${texts.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${words.title}</title>
<style>${{ markup: STYLE }}</style>
</head>
<body>
<header>
<h1>${words.title}</h1>
<p>${playedWords(balance, texts, reader.numbers)}</p>
<nav aria-label="${words.contents}"><ul>${links}</ul></nav>
</header>
<main>
${sections}</main>
<footer>
<p>${words.packLine(pack.name[texts.language], balance.pack.hash)}</p>
<p>${words.again}</p>
<pre>${commandAgain(balance)}</pre>
</footer>
</body>
</html>
`;
  return page.markup;
}
