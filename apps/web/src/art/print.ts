import type { ReactNode } from 'react';
import { LIGHT } from './light.ts';
import { svgMarkup } from './svg-markup.ts';

const prints = new Map<string, string>();

/** An image does not know the colours of the page around it, only whether that is light or dark. */
function styleFor(drawing: string): string {
  const used = Object.entries(LIGHT).filter(([name]) => drawing.includes(`var(${name})`));
  const day = used.map(([name, [color]]) => `${name}:${color};`).join('');
  const night = used.map(([name, [, color]]) => `${name}:${color};`).join('');
  return `<style>:root{${day}}@media(prefers-color-scheme:dark){:root{${night}}}</style>`;
}

function printAnew(drawing: ReactNode, width: number, height: number): string {
  const frame = `xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" stroke-linejoin="round" stroke-linecap="round"`;
  const inside = svgMarkup(drawing);
  const text = `<svg ${frame}>${styleFor(inside)}${inside}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(text)}`;
}

/** The address of a drawing as an image, made once for each name: a table has hundreds of them, each of many lines. */
export function printOf(name: string, drawing: ReactNode, width: number, height: number): string {
  const known = prints.get(name);
  if (known !== undefined) return known;
  const print = printAnew(drawing, width, height);
  prints.set(name, print);
  return print;
}
