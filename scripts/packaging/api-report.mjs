// The public surface of a package as text, out of the declarations that the compiler emits: every name that can be
// imported with its type, and whatever these types are made of. Comments are left out: they promise nothing.
import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseAst } from 'rolldown/parseAst';
import { entriesOf, readManifest, root } from './manifest.mjs';

/**
 * @typedef {{ text: string[], names: Set<string>, imported: [file: string, name: string][] }} Declared
 * @typedef {{ file: string, name: string }} Place a declaration: its file, and its name there
 * @typedef {{ declared: Map<string, Declared>, from: Map<string, Place>, exported: Map<string, Place>, stars: string[] }} Module
 * @typedef {Record<string, unknown> & { type: string, start: number, end: number }} Node
 */

/** @type {Map<string, Module>} */
const modules = new Map();

/**
 * @param {unknown} value
 * @returns {value is Node}
 */
function isNode(value) {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}

/**
 * Everything inside a node, the node first.
 * @param {unknown} value
 * @returns {Generator<Node>}
 */
function* inside(value) {
  if (Array.isArray(value)) for (const part of value) yield* inside(part);
  if (!isNode(value)) return;
  yield value;
  for (const part of Object.values(value)) yield* inside(part);
}

/** @param {unknown} node */
function nameOf(node) {
  if (!isNode(node)) return undefined;
  return node.type === 'Literal' ? String(node['value']) : String(node['name']);
}

/**
 * @param {string} file
 * @param {unknown} source
 */
function fileOf(file, source) {
  const name = isNode(source) ? String(source['value']) : '';
  return name.startsWith('.') ? resolve(dirname(file), name.replace(/\.[jt]s$/, '.d.ts')) : null;
}

/** @param {string} text */
function withoutComments(text) {
  const stringOrComment =
    /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|\/\/[^\n]*|\/\*[\s\S]*?\*\//g;
  const bare = text.replace(stringOrComment, (found) => (found.startsWith('/') ? '' : found));
  return bare
    .replace(/^[ \t]+\n/gm, '')
    .replace(/\n{2,}/g, '\n')
    .trim();
}

/**
 * @param {string} file
 * @param {string} text
 * @returns {Module}
 */
function parsed(file, text) {
  /** @type {Module} */
  const module = { declared: new Map(), from: new Map(), exported: new Map(), stars: [] };

  /** @param {Node} node @param {boolean} isExported */
  function declare(node, isExported) {
    const isVariable = node.type === 'VariableDeclaration';
    const declarators = isVariable ? /** @type {Node[]} */ (node['declarations']) : [node];
    for (const declarator of declarators) {
      const name = nameOf(declarator['id']) ?? '';
      const found = module.declared.get(name) ?? { text: [], names: new Set(), imported: [] };
      found.text.push(withoutComments(text.slice(node.start, node.end)).replace(/^declare /, ''));
      for (const part of inside(node)) {
        if (part.type === 'Identifier') found.names.add(String(part['name']));
        const from = part.type === 'TSImportType' ? fileOf(file, part['source']) : null;
        const qualifier = nameOf(part['qualifier']);
        if (from !== null && qualifier !== undefined) found.imported.push([from, qualifier]);
      }
      module.declared.set(name, found);
      if (isExported) module.exported.set(name, { file, name });
    }
  }

  const { body } = /** @type {{ body: unknown[] }} */ (
    /** @type {unknown} */ (parseAst(text, { lang: 'dts' }))
  );
  for (const node of body) {
    if (!isNode(node)) continue;
    const from = fileOf(file, node['source']);
    const specifiers = /** @type {Node[]} */ (node['specifiers'] ?? []);
    if (node.type === 'ImportDeclaration') {
      for (const specifier of specifiers) {
        const name = nameOf(specifier['imported']);
        if (from !== null && name !== undefined) {
          module.from.set(nameOf(specifier['local']) ?? '', { file: from, name });
        }
      }
    } else if (node.type === 'ExportAllDeclaration') {
      if (from !== null) module.stars.push(from);
    } else if (node.type === 'ExportNamedDeclaration') {
      if (isNode(node['declaration'])) declare(node['declaration'], true);
      for (const specifier of specifiers) {
        const name = nameOf(specifier['local']) ?? '';
        const place = from === null ? (module.from.get(name) ?? { file, name }) : { file: from, name };
        module.exported.set(nameOf(specifier['exported']) ?? '', place);
      }
    } else declare(node, false);
  }
  return module;
}

/** @param {string} file */
function moduleOf(file) {
  const module = modules.get(file) ?? parsed(file, readFileSync(file, 'utf8'));
  modules.set(file, module);
  return module;
}

/**
 * Where a name that a module exports is declared.
 * @param {string} file
 * @param {string} name
 * @returns {Place | null}
 */
function declarationOf(file, name) {
  const { declared, exported, stars } = moduleOf(file);
  const place = exported.get(name);
  if (place !== undefined) {
    const isHere = place.file === file && declared.has(place.name);
    return isHere ? place : declarationOf(place.file, place.name);
  }
  for (const star of stars) {
    const found = declarationOf(star, name);
    if (found !== null) return found;
  }
  return null;
}

/**
 * @param {string} file
 * @returns {string[]}
 */
function exportsOf(file) {
  const { exported, stars } = moduleOf(file);
  return [...new Set([...exported.keys(), ...stars.flatMap(exportsOf)])].toSorted();
}

/**
 * The declarations that a declaration names.
 * @param {Place} place
 * @returns {Place[]}
 */
function partsOf({ file, name }) {
  const { declared, from } = moduleOf(file);
  const { names, imported } = declared.get(name) ?? { names: new Set(), imported: [] };
  const local = [...names].flatMap((word) => {
    if (declared.has(word)) return [{ file, name: word }];
    const place = from.get(word);
    return place === undefined ? [] : [declarationOf(place.file, place.name) ?? []].flat();
  });
  return [...local, ...imported.flatMap(([source, word]) => declarationOf(source, word) ?? [])];
}

/** @param {Place} place */
function textOf({ file, name }) {
  return (moduleOf(file).declared.get(name)?.text ?? []).join('\n');
}

/** @param {Place} place */
function keyOf({ file, name }) {
  return `${name} ${file}`;
}

/**
 * The report on a package whose declarations lie in a folder as its sources do in `src`.
 * @param {string} name
 * @param {string} folder
 */
export function apiReport(name, folder) {
  modules.clear();
  const manifest = readManifest(`packages/${name}`);
  /** @type {Map<string, Place>} */
  const told = new Map();
  const lines = [`The public surface of ${manifest.name}. \`npm run -s api\` writes it anew.`];
  for (const [entry, source] of entriesOf(manifest)) {
    const file = join(folder, source.replace(/^\.\/src\//, '').replace(/\.ts$/, '.d.ts'));
    lines.push('', `== ${manifest.name}${entry.slice(1)} ==`, '');
    let known = 0;
    for (const exported of exportsOf(file)) {
      const place = declarationOf(file, exported);
      if (place === null) throw new Error(`${source}: ${exported} is declared nowhere`);
      if (told.has(keyOf(place))) known++;
      else lines.push(`${exported === place.name ? '' : `${exported}: `}${textOf(place)}`);
      told.set(keyOf(place), place);
    }
    if (known > 0) lines.push(`and the ${known} names above`);
  }
  lines.push('', '== not exported, but part of it ==', '');
  /** @type {Place[]} */
  const hidden = [];
  // Grows while it is walked.
  for (const place of told.values()) {
    for (const part of partsOf(place)) {
      if (told.has(keyOf(part))) continue;
      told.set(keyOf(part), part);
      hidden.push(part);
    }
  }
  const texts = hidden.map(textOf);
  return `${[...lines, ...texts.toSorted()].join('\n')}\n`;
}

/** @param {string} name */
export function reportFile(name) {
  return join(root, 'packages', name, 'api.txt');
}
