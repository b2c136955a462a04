import type { TableInfo, TableSettings } from '@altiplano/protocol';
import type { Options } from '@altiplano/rules';
import type { GameTexts } from '@altiplano/text';
import { bankText } from '../../table/online/clock/bank-text.ts';
import type { Words } from '../../words/en.ts';

/** A setting of a table, what it is set to, and what that means. */
export interface SettingLine {
  readonly name: string;
  readonly value: string;
  readonly says: string;
}

interface Explained {
  readonly name: string;
  readonly says: string;
}

function chosen(text: Explained, value: Explained): SettingLine {
  return { name: text.name, value: value.name, says: value.says };
}

function isOn(text: Explained, on: boolean, { online }: Words): SettingLine {
  return { name: text.name, value: on ? online.yes : online.no, says: text.says };
}

type OptionTexts = GameTexts['settings']['options'];
type Line = (of: Options, texts: OptionTexts, words: Words) => SettingLine | null;

/** A line for every option, in the order of the lobby; null for one that is said elsewhere, or needs not be said. */
const OPTION_LINES: { readonly [K in keyof Options]: Line } = {
  players: () => null,
  missions: (of, texts, words) => isOn(texts.missions, of.missions, words),
  traveler: (of, { traveler }) => chosen(traveler, traveler.values[of.traveler]),
  short: (of, texts, words) => (of.traveler === 'off' ? null : isOn(texts.short, of.short, words)),
  roles: (of, { roles }) => chosen(roles, roles.values[of.roles]),
  planning: (of, { planning }) => chosen(planning, planning.values[of.planning]),
  drawing: (of, { drawing }) => chosen(drawing, drawing.values[of.drawing]),
  edition: (of, { edition }) => chosen(edition, edition.values[of.edition]),
  openBags: (of, texts, words) => isOn(texts.openBags, of.openBags, words),
  startingSeat: ({ startingSeat: seat }, { startingSeat: { name, says, values } }, { newGame }) => ({
    name,
    value: seat === 'random' ? values.random.name : newGame.seat(seat + 1),
    says,
  }),
};

/** All settings of a table in words. */
export function settingLines({ settings, pack }: TableInfo, texts: GameTexts, words: Words): SettingLine[] {
  const { options, table } = texts.settings;
  const { newGame } = words;
  const of = settings.options;
  const lines = Object.values(OPTION_LINES).map((line) => line(of, options, words));
  return [
    ...lines.filter((line) => line !== null),
    clockLine(settings, texts, words),
    ...(settings.clock.type === 'none' ? [] : [chosen(table.atZero, table.atZero.values[settings.atZero])]),
    chosen(table.undo, table.undo.values[settings.undo]),
    isOn(table.hints, settings.hints, words),
    isOn(table.spectators, settings.spectators, words),
    chosen(table.pace, table.pace.values[settings.pace]),
    {
      ...chosen(table.substitute, table.substitute.values[settings.substitute]),
      says: table.substitute.says,
    },
    chosen(table.visibility, table.visibility.values[settings.visibility]),
    { name: newGame.packTitle, value: pack.id, says: newGame.packSays },
  ];
}

function clockLine({ clock }: TableSettings, { settings }: GameTexts, { newGame }: Words): SettingLine {
  const text = settings.table.clock;
  const { name, says } = text.values[clock.type];
  switch (clock.type) {
    case 'none':
      return { name: text.name, value: name, says };
    case 'live':
      return {
        name: text.name,
        value: `${bankText(clock.bank, newGame)} + ${newGame.seconds(clock.increment)}`,
        says,
      };
    case 'slow':
      return { name: text.name, value: newGame.days(clock.days), says };
  }
}
