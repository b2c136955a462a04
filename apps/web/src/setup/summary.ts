import type { TableSettings } from '@altiplano/protocol';
import type { GameTexts } from '@altiplano/text';
import type { Words } from '../words/en.ts';

/** What is played at a table in a few words: players, modules, clock. */
export function summaryOf(
  { options, clock }: TableSettings,
  { settings }: GameTexts,
  { newGame }: Words,
): string[] {
  const { options: names, table } = settings;
  return [
    newGame.count(options.players),
    ...(options.traveler === 'off' && !options.missions ? [newGame.base] : []),
    ...(options.missions ? [names.missions.name] : []),
    ...(options.traveler === 'off'
      ? []
      : [`${names.traveler.name} (${names.traveler.values[options.traveler].name})`]),
    ...(options.short ? [names.short.name] : []),
    ...(options.edition === 2017 ? [`${names.edition.name}: ${names.edition.values['2017'].name}`] : []),
    ...(clock.type === 'none' ? [] : [`${table.clock.name}: ${table.clock.values[clock.type].name}`]),
  ];
}
