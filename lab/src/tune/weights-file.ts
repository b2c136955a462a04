import { type ModuleSet, moduleSetOf, WEIGHT_NAMES, type Weights, type WeightSet } from '@altiplano/bots';
import type { Options } from '@altiplano/rules';
import { rounded } from '../arena/rounded.ts';
import { countAt, listAt, numberAt, objectAt, refuse, textAt } from './data-file.ts';

const MODULE_SETS: readonly ModuleSet[] = ['base', 'full'];

function readModules(value: unknown, place: string): ModuleSet {
  return MODULE_SETS.find((modules) => modules === value) ?? refuse(value, place, MODULE_SETS.join(' | '));
}

function readWeights(value: unknown, place: string): Partial<Weights> {
  const found = objectAt(value, place, WEIGHT_NAMES);
  const named = WEIGHT_NAMES.filter((name) => found[name] !== undefined);
  return Object.fromEntries(named.map((name) => [name, numberAt(found[name], `${place}.${name}`)]));
}

function readSet(value: unknown, place: string): WeightSet {
  const set = objectAt(value, place, ['players', 'modules', 'command', 'weights']);
  return {
    players: countAt(set.players, `${place}.players`, 2, 5),
    modules: readModules(set.modules, `${place}.modules`),
    command: textAt(set.command, `${place}.command`),
    weights: readWeights(set.weights, `${place}.weights`),
  };
}

/** The sets of a weights file; throws `WrongData` with the first thing that is wrong. */
export function readWeightSets(json: unknown): readonly WeightSet[] {
  const file = objectAt(json, '', ['sets']);
  return listAt(file.sets, 'sets').map((set, index) => readSet(set, `sets[${index}]`));
}

/** The sets of a file that a run begins with, at least one. */
export function readStartSets(json: unknown): readonly WeightSet[] {
  const sets = readWeightSets(json);
  return sets.length > 0 ? sets : refuse(0, 'sets.length', '≥ 1');
}

const DIGITS = 4;

/** A set for games with these options, its numbers as short as the file wants them. */
export function newSet(options: Options, command: string, weights: Weights): WeightSet {
  const short = WEIGHT_NAMES.map((name) => [name, rounded(weights[name], DIGITS)]);
  return {
    players: options.players,
    modules: moduleSetOf(options),
    command,
    weights: Object.fromEntries(short) as Weights,
  };
}

/** The sets with a new one in place of the one for the same players and modules. */
export function withSet(sets: readonly WeightSet[], set: WeightSet): readonly WeightSet[] {
  const others = sets.filter(({ players, modules }) => players !== set.players || modules !== set.modules);
  return [...others, set].toSorted(
    (a, b) => MODULE_SETS.indexOf(a.modules) - MODULE_SETS.indexOf(b.modules) || a.players - b.players,
  );
}

export function weightsText(sets: readonly WeightSet[]): string {
  return `${JSON.stringify({ sets }, null, 2)}\n`;
}
