/** Words in a row: a, b and c. */
export function inWords(items: readonly string[], last: string): string {
  return items.length < 2
    ? items.join('')
    : `${items.slice(0, -1).join(', ')} ${last} ${items[items.length - 1]}`;
}
