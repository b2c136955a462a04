const AROUND = 120;

/** Where two lists of texts first differ, and what stands there; null if they are the same. Whole games would fill pages. */
export function firstDifference(one: readonly string[], two: readonly string[]): string | null {
  const most = Math.max(one.length, two.length);
  for (let index = 0; index < most; index++) {
    const [a, b] = [one[index] ?? '(nothing)', two[index] ?? '(nothing)'];
    if (a === b) continue;
    let at = 0;
    while (a[at] === b[at]) at++;
    const shown = (text: string): string =>
      `${text.slice(0, 60)} … ${text.slice(Math.max(0, at - AROUND), at + AROUND)}`;
    return `text ${index} of ${one.length} and ${two.length}, from character ${at}:\n${shown(a)}\n${shown(b)}`;
  }
  return null;
}
