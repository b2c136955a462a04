import { Fragment, isValidElement, type FunctionComponent, type ReactNode } from 'react';

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' };

function escaped(text: string): string {
  return text.replaceAll(/[&<"]/g, (sign) => ESCAPES[sign] ?? sign);
}

/** `strokeWidth` is `stroke-width` in a file; the attributes of our drawings all follow that rule. */
function attribute(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function tag(type: string, { children, ...attributes }: Record<string, unknown>): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${attribute(name)}="${escaped(String(value))}"`);
  return `<${type}${written.join('')}>${svgMarkup(children as ReactNode)}</${type}>`;
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
