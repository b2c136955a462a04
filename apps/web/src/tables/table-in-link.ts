const ID = /^[\w-]{1,64}$/;

/** The table that a pasted link or id means; null if it means none. */
export function tableInLink(pasted: string): string | null {
  const text = pasted.trim();
  const [, found = text] = /\/t\/([\w-]+)/.exec(text) ?? [];
  return ID.test(found) ? found : null;
}
