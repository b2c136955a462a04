// Asks the registry whether a package we depend on has a known serious hole, and fails only if it has one.
// A registry without that service, or none within reach, is said plainly and does not fail: nothing was found either way.
import { spawnSync } from 'node:child_process';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

const SERIOUS = ['high', 'critical'];

/** @typedef {{ name: string, severity: string, via: string[] }} Finding */

/**
 * What an answer of `npm audit --json` says: the serious holes, or why there is no answer.
 * @param {string} output
 * @returns {{ findings: Finding[], lesser: number } | { unchecked: string }}
 */
export function judge(output) {
  /** @type {any} */
  let answer;
  try {
    answer = JSON.parse(output);
  } catch {
    return { unchecked: 'npm gave no answer that could be read' };
  }
  const { vulnerabilities, statusCode, error } = answer ?? {};
  if (typeof vulnerabilities !== 'object' || vulnerabilities === null) {
    if (typeof statusCode === 'number') {
      return { unchecked: `the registry offers no audit (it answered with status ${statusCode})` };
    }
    return { unchecked: `the registry was not reached (${error?.code ?? 'no reason given'})` };
  }
  const rows = Object.values(vulnerabilities);
  const findings = rows
    .filter(({ severity }) => SERIOUS.includes(severity))
    .map(({ name, severity, via }) => ({
      name,
      severity,
      via: via.map((/** @type {any} */ cause) =>
        typeof cause === 'string' ? `through ${cause}` : `${cause.title} ${cause.url}`,
      ),
    }));
  return { findings, lesser: rows.length - findings.length };
}

/** What npm answers, whichever npm this was started by. */
function ask() {
  const args = ['audit', '--json', '--audit-level=high'];
  const root = dirname(dirname(fileURLToPath(import.meta.url)));
  const { npm_execpath: script, npm_node_execpath: node } = process.env;
  const options = { cwd: root, encoding: /** @type {const} */ ('utf8'), maxBuffer: 64 * 1024 * 1024 };
  const run = script?.endsWith('.js')
    ? spawnSync(node ?? process.execPath, [script, ...args], options)
    : spawnSync('npm', args, { ...options, shell: process.platform === 'win32' });
  return run.stdout ?? '';
}

/** @param {string} output */
export function report(output) {
  const verdict = judge(output);
  if ('unchecked' in verdict) return { lines: [`NOT CHECKED  audit: ${verdict.unchecked}`], code: 0 };
  const { findings, lesser } = verdict;
  if (findings.length === 0)
    return { lines: [`ok     audit: no serious hole known, ${lesser} lesser ones`], code: 0 };
  const lines = findings.map(({ name, severity, via }) => `  ${name} (${severity}): ${via.join('; ')}`);
  return { lines: [`FAILED audit: ${findings.length} packages with a serious hole`, ...lines], code: 1 };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { lines, code } = report(ask());
  for (const line of lines) console.log(line);
  process.exitCode = code;
}
