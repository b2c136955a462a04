import { WARNING_CODES, type WarningCode, WARNINGS } from '../warnings/warning.ts';

/** What a person likes, on one device. */
export interface Preferences {
  /** `system`: what the browser asks for, if it is one of ours. */
  readonly language: 'system' | 'en' | 'de';
  readonly theme: 'system' | 'light' | 'dark';
  readonly motion: 'system' | 'full' | 'reduced';
  readonly sound: boolean;
  /** The device tells that it is the own turn, while the page is open and not looked at. */
  readonly notices: boolean;
  /** A table opens in words, with headings and lists. */
  readonly textView: boolean;
  /** Decisions without a choice play themselves. */
  readonly forced: boolean;
  /** Notes beside the board that say what to do now, and why. */
  readonly guide: boolean;
  /** The notes of the guide that have been read, by name. */
  readonly guided: readonly string[];
  /** Which warnings ask before a move is played. */
  readonly confirmations: Readonly<Record<WarningCode, boolean>>;
}

export const DEFAULT_PREFERENCES: Preferences = {
  language: 'system',
  theme: 'system',
  motion: 'system',
  sound: false,
  notices: false,
  textView: false,
  forced: true,
  guide: true,
  guided: [],
  confirmations: WARNINGS,
};

const CHOICES = {
  language: ['system', 'en', 'de'],
  theme: ['system', 'light', 'dark'],
  motion: ['system', 'full', 'reduced'],
  sound: [true, false],
  notices: [true, false],
  textView: [true, false],
  forced: [true, false],
  guide: [true, false],
} as const satisfies {
  [K in Exclude<keyof Preferences, 'confirmations' | 'guided'>]: readonly Preferences[K][];
};

type Fields = Readonly<Record<string, unknown>>;

function fieldsOf(json: unknown): Fields {
  return typeof json === 'object' && json !== null ? (json as Fields) : {};
}

function oneOf<T>(allowed: readonly T[], value: unknown, otherwise: T): T {
  return allowed.includes(value as T) ? (value as T) : otherwise;
}

/** A list of names cannot grow without end, whoever wrote it. */
const MOST_NAMES = 100;

function namesIn(value: unknown): readonly string[] {
  if (!Array.isArray(value)) return [];
  return value.filter((name): name is string => typeof name === 'string').slice(0, MOST_NAMES);
}

/** Preferences out of whatever was saved, by this version or another: what makes no sense is as if never said. */
export function readPreferences(json: unknown): Preferences {
  const saved = fieldsOf(json);
  const confirmations = fieldsOf(saved['confirmations']);
  const plain = DEFAULT_PREFERENCES;
  return {
    language: oneOf(CHOICES.language, saved['language'], plain.language),
    theme: oneOf(CHOICES.theme, saved['theme'], plain.theme),
    motion: oneOf(CHOICES.motion, saved['motion'], plain.motion),
    sound: oneOf(CHOICES.sound, saved['sound'], plain.sound),
    notices: oneOf(CHOICES.notices, saved['notices'], plain.notices),
    textView: oneOf(CHOICES.textView, saved['textView'], plain.textView),
    forced: oneOf(CHOICES.forced, saved['forced'], plain.forced),
    guide: oneOf(CHOICES.guide, saved['guide'], plain.guide),
    guided: namesIn(saved['guided']),
    confirmations: Object.fromEntries(
      WARNING_CODES.map((code) => [code, oneOf([true, false], confirmations[code], WARNINGS[code])]),
    ) as Record<WarningCode, boolean>,
  };
}
