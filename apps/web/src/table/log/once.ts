/** Works out something of a thing once for as long as that is there: then it is the very same each time. */
export function once<A extends object, T>(make: (of: A) => T): (of: A) => T {
  const known = new WeakMap<A, { readonly made: T }>();
  return (of) => {
    const found = known.get(of) ?? { made: make(of) };
    known.set(of, found);
    return found.made;
  };
}
