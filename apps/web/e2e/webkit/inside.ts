import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';

/**
 * What Playwright itself puts into a page to find things by role, name and text. It is taken from its bundle, so that
 * the same words find the same things in every browser; Playwright's version is pinned.
 */
function playwrightFinder(): string {
  const { resolve } = createRequire(import.meta.url);
  const bundle = readFileSync(
    join(resolve('@playwright/test/package.json'), '../../../playwright-core/lib/coreBundle.js'),
    'utf8',
  );
  const at = bundle.indexOf('generated/injectedScriptSource.ts"()');
  const literal = /= (?<text>'(?:[^'\\]|\\.)*');/s.exec(bundle.slice(at, at + 1_000_000))?.groups?.['text'];
  if (at < 0 || literal === undefined)
    throw new Error('This version of Playwright keeps its finder elsewhere.');
  return String(runInNewContext(literal));
}

/** What the scripts below find in the page. */
const OPTIONS = JSON.stringify({
  isUnderTest: false,
  sdkLanguage: 'javascript',
  frameSeq: 1,
  testIdAttributeName: 'data-testid',
  stableRafCount: 1,
  browserName: 'webkit',
  shouldPrependErrorPrefix: false,
  isUtilityWorld: false,
  customEngines: [],
});

/** Run once in every document: the finder, and an ear for what goes wrong. */
export const SET_UP = `
  const module = {};
  ${playwrightFinder()}
  window.__finder = new (module.exports.InjectedScript())(globalThis, ${OPTIONS});
  window.__faults = [];
  addEventListener('error', ({ message, error }) => window.__faults.push(error?.stack ?? message));
  addEventListener('unhandledrejection', ({ reason }) => window.__faults.push(String(reason?.stack ?? reason)));
`;
