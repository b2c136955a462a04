/** Letters of other scripts, and signs, beside the Latin letter that they look like. */
const TWINS: Readonly<Record<string, string>> = {
  a: 'аαɑ',
  b: 'ВΒЬ',
  c: 'сϲ',
  d: 'ԁ',
  e: 'еЕΕ',
  g: 'ɡ',
  h: 'һНΗ',
  i: 'іιІΙıӏӀ1|!',
  j: 'ј',
  k: 'кКκΚ',
  l: 'ⅼ',
  m: 'мМΜ',
  n: 'Νո',
  o: 'оοО0ОΟօ',
  p: 'рρРΡ',
  q: 'ԛ',
  s: 'ѕЅ5$',
  t: 'тТτΤ',
  u: 'υս',
  v: 'νѵ',
  w: 'ԝωѡ',
  x: 'хХχΧ',
  y: 'уγҮΥ',
  z: 'ᴢΖ',
};

const LATIN = new Map(
  Object.entries(TWINS).flatMap(([latin, twins]) => [...twins].map((twin) => [twin, latin])),
);
const NOT_SEEN = /[\p{Cf}\p{M}\p{Default_Ignorable_Code_Point}\s.,'’`´_-]/gu;

/** What a name looks like at a glance: names with the same skeleton can be taken for each other. */
export function skeletonOf(name: string): string {
  const letters = [...name.normalize('NFKD').replaceAll(NOT_SEEN, '')];
  const latin = letters.map(
    (letter) => LATIN.get(letter) ?? LATIN.get(letter.toLowerCase()) ?? letter.toLowerCase(),
  );
  return latin.join('').replaceAll('l', 'i').replaceAll('rn', 'm').replaceAll('vv', 'w');
}

/** The name, with a number behind it if it could be taken for one of the others. */
export function toldApart(name: string, others: readonly string[]): string {
  const taken = new Set(others.map(skeletonOf));
  if (!taken.has(skeletonOf(name))) return name;
  let number = 2;
  while (taken.has(skeletonOf(`${name} (${number})`))) number++;
  return `${name} (${number})`;
}
