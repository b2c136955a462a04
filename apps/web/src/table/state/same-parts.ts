function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * What is given after, with every part of it that equals the one before replaced by that very one: whoever draws only
 * that part can tell that nothing has changed. For plain data.
 */
export function sameParts<T>(before: unknown, after: T): T {
  if (Object.is(before, after)) return after;
  if (Array.isArray(before) && Array.isArray(after)) {
    const parts = after.map((part, index) => sameParts(before[index], part));
    const isSame = parts.length === before.length && parts.every((part, index) => part === before[index]);
    return (isSame ? before : parts) as T;
  }
  if (!isPlain(before) || !isPlain(after)) return after;
  const names = Object.keys(after);
  const parts = Object.fromEntries(names.map((name) => [name, sameParts(before[name], after[name])]));
  const isSame =
    names.length === Object.keys(before).length &&
    names.every((name) => name in before && parts[name] === before[name]);
  return (isSame ? before : parts) as T;
}
