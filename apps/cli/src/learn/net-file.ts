import { FEATURES, type Net, type NetFile, readNet, writeNet } from '@altiplano/bots';
import { wrap } from '../board/layout.ts';
import { countAt, listAt, numberAt, objectAt, refuse, textAt } from '../tune/data-file.ts';

const MOST_UNITS = 4096;

function layerAt(value: unknown, place: string, length: number): readonly number[] {
  const numbers = listAt(value, place);
  if (numbers.length !== length) refuse(numbers.length, `${place}.length`, String(length));
  return numbers.map((number, index) => numberAt(number, `${place}[${index}]`));
}

/** The net in a file; throws `WrongData` with the first thing that is wrong, such as inputs of an older version. */
export function readNetFile(json: unknown): Net {
  const sizes = ['command', 'inputs', 'first', 'second'] as const;
  const file = objectAt(json, '', [...sizes, 'w1', 'b1', 'w2', 'b2', 'w3', 'b3']);
  // The first nets were written without.
  if (file.command !== undefined) textAt(file.command, 'command');
  const inputs = numberAt(file.inputs, 'inputs');
  if (inputs !== FEATURES) refuse(inputs, 'inputs', String(FEATURES));
  const first = countAt(file.first, 'first', 1, MOST_UNITS);
  const second = countAt(file.second, 'second', 1, MOST_UNITS);
  return readNet({
    inputs,
    first,
    second,
    w1: layerAt(file.w1, 'w1', inputs * first),
    b1: layerAt(file.b1, 'b1', first),
    w2: layerAt(file.w2, 'w2', first * second),
    b2: layerAt(file.b2, 'b2', second),
    w3: layerAt(file.w3, 'w3', second),
    b3: layerAt(file.b3, 'b3', 1),
  });
}

/** As the project's formatter would have it. */
const WIDTH = 110;

function entryText(name: string, value: NetFile[keyof NetFile]): string {
  if (!Array.isArray(value)) return `  "${name}": ${JSON.stringify(value)}`;
  const numbers = value.map((number) => JSON.stringify(number)).join(', ');
  const line = `  "${name}": [${numbers}]`;
  // One column is for the comma that follows.
  if (line.length < WIDTH) return line;
  const lines = wrap(numbers, WIDTH - 4).map((part) => `    ${part}`);
  return `  "${name}": [\n${lines.join('\n')}\n  ]`;
}

/** The text of a net's file. */
export function netText(net: Net, command: string): string {
  const file = writeNet(net, command);
  const entries = Object.entries(file).map(([name, value]) => entryText(name, value));
  return `{\n${entries.join(',\n')}\n}\n`;
}
