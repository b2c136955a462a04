import type { ClockSettings, TableSettings } from '@altiplano/protocol';
import type { Options } from '@altiplano/rules';

/** A name and a sentence that explains it. */
export interface Explained {
  readonly name: string;
  readonly says: string;
}

/** The words that a value can be; never for values without an end, as numbers and texts. */
type Literal<T> = T extends string
  ? string extends T
    ? never
    : T
  : T extends number
    ? number extends T
      ? never
      : `${T}`
    : never;

type Setting<T> = [Literal<T>] extends [never]
  ? Explained
  : Explained & { readonly values: Readonly<Record<Literal<T>, Explained>> };

type Clock = Explained & {
  readonly values: Readonly<Record<ClockSettings['type'], Explained>>;
  readonly bank: Explained;
  readonly increment: Explained;
  readonly days: Explained;
};

/** What a host can choose, and each choice, explained. */
export interface SettingTexts {
  readonly options: { readonly [K in keyof Options]: Setting<Options[K]> };
  readonly table: {
    readonly [K in Exclude<keyof TableSettings, 'options' | 'clock'>]: Setting<TableSettings[K]>;
  } & { readonly clock: Clock };
}
