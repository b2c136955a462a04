import type { TableInfo, TableSettings } from '@altiplano/protocol';
import type { GameTexts } from '@altiplano/text';
import { bankText } from '../../table/company/clock/bank-text.ts';
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

/** All settings of a table in words. */
export function settingLines({ settings, pack }: TableInfo, texts: GameTexts, words: Words): SettingLine[] {
  const { options, table } = texts.settings;
  const { newGame, online } = words;
  const of = settings.options;
  const isOn = (text: Explained, on: boolean): SettingLine => ({
    name: text.name,
    value: on ? online.yes : online.no,
    says: text.says,
  });
  const starter =
    of.startingSeat === 'random'
      ? options.startingSeat.values.random.name
      : newGame.seat(of.startingSeat + 1);
  return [
    isOn(options.missions, of.missions),
    chosen(options.traveler, options.traveler.values[of.traveler]),
    ...(of.traveler === 'off' ? [] : [isOn(options.short, of.short)]),
    chosen(options.roles, options.roles.values[of.roles]),
    chosen(options.planning, options.planning.values[of.planning]),
    chosen(options.drawing, options.drawing.values[of.drawing]),
    chosen(options.edition, options.edition.values[of.edition]),
    isOn(options.openBags, of.openBags),
    { name: options.startingSeat.name, value: starter, says: options.startingSeat.says },
    clockLine(settings, texts, words),
    ...(settings.clock.type === 'none' ? [] : [chosen(table.atZero, table.atZero.values[settings.atZero])]),
    chosen(table.undo, table.undo.values[settings.undo]),
    isOn(table.hints, settings.hints),
    isOn(table.spectators, settings.spectators),
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
