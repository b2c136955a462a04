import { Fragment, isValidElement, type FunctionComponent, type ReactNode } from 'react';

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' };

function escaped(text: string): string {
  return text.replaceAll(/[&<"]/g, (sign) => ESCAPES[sign] ?? sign);
}

/** `strokeWidth` is `stroke-width` in a file; the attributes of our drawings all follow that rule. */
function attribute(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** Of a style, what it would be in a file. */
function written(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  return Object.entries(value)
    .map(([name, each]) => `${attribute(name)}:${String(each)}`)
    .join(';');
}

function tag(type: string, { children, ...attributes }: Record<string, unknown>): string {
  const list = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${attribute(name)}="${escaped(written(value))}"`);
  return `<${type}${list.join('')}>${svgMarkup(children as ReactNode)}</${type}>`;
}

/** A drawing as text, as it would stand in a file. Only for components that draw and do nothing else. */
export function svgMarkup(node: ReactNode): string {
  if (node === null || node === undefined || typeof node === 'boolean') return '';
  if (typeof node === 'string' || typeof node === 'number') return escaped(String(node));
  if (Array.isArray(node)) return node.map((one: ReactNode) => svgMarkup(one)).join('');
  if (!isValidElement<Record<string, unknown>>(node)) throw new Error('this cannot be drawn as a file');
  const { type, props } = node;
  if (type === Fragment) return svgMarkup(props['children'] as ReactNode);
  if (typeof type === 'string') return tag(type, props);
  return svgMarkup((type as FunctionComponent)(props) as ReactNode);
}
