const SEPARATOR = ',';

/** A set of modules as it is stored: the same text for the same set. */
export function moduleText(modules: readonly string[]): string {
  return [...new Set(modules)].sort().join(SEPARATOR);
}

export function modulesOf(text: string): string[] {
  return text === '' ? [] : text.split(SEPARATOR);
}
