/** Letters of other scripts, and signs, beside the Latin letter that they look like. */
const TWINS: Readonly<Record<string, string>> = {
  a: 'аαɑᎪᴀ',
  b: 'ВΒЬᏴʙ',
  c: 'сϲᏟᴄ',
  d: 'ԁᎠᴅ',
  e: 'еЕΕᎬᴇ',
  g: 'ɡᏀɢ',
  h: 'һНΗᎻʜ',
  i: 'іιІΙıӏӀ1|!ɪ',
  j: 'јᎫᴊ',
  k: 'кКκΚᏦᴋ',
  l: 'ⅼᏞʟ',
  m: 'мМΜᎷᴍ',
  n: 'Νոɴ',
  o: 'оοО0ОΟօᴏ',
  p: 'рρРΡᏢᴘ',
  q: 'ԛ',
  r: 'Ꭱʀ',
  s: 'ѕЅ5$Ꮪꜱ',
  t: 'тТτΤᎢᴛ',
  u: 'υսᴜ',
  v: 'νѵᏙᴠ',
  w: 'ԝωѡᎳᴡ',
  x: 'хХχΧ',
  y: 'уγҮΥʏ',
  z: 'ᴢΖᏃ',
};

const LATIN = new Map(
  Object.entries(TWINS).flatMap(([latin, twins]) =>
    [...twins.normalize('NFKD')].map((twin) => [twin, latin]),
  ),
);
const NOT_SEEN = /[\p{Cf}\p{M}\p{Default_Ignorable_Code_Point}\s.,'’`´_-]/gu;

/** A letter as the Latin one that it looks like; capital and small letter are one, so that the table needs only either. */
function lookOf(letter: string): string {
  const small = letter.toLowerCase();
  return LATIN.get(letter) ?? LATIN.get(small) ?? LATIN.get(letter.toUpperCase()) ?? small;
}

/** What a name looks like at a glance: names with the same skeleton can be taken for each other. */
export function skeletonOf(name: string): string {
  const letters = [...name.normalize('NFKD').replaceAll(NOT_SEEN, '')];
  return letters.map(lookOf).join('').replaceAll('l', 'i').replaceAll('rn', 'm').replaceAll('vv', 'w');
}

/** The name, with a number behind it if it could be taken for one of the others. */
export function toldApart(name: string, others: readonly string[]): string {
  const taken = new Set(others.map(skeletonOf));
  if (!taken.has(skeletonOf(name))) return name;
  let number = 2;
  while (taken.has(skeletonOf(`${name} (${number})`))) number++;
  return `${name} (${number})`;
}
