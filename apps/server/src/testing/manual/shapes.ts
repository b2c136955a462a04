import * as z from 'zod';

/** As much of JSON Schema as our schemas become. */
interface Shape {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly default?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly items?: Shape;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Shape | boolean;
  readonly anyOf?: readonly Shape[];
  readonly oneOf?: readonly Shape[];
  readonly $defs?: Readonly<Record<string, Shape>>;
}

/** The named shapes that were met on the way, by name. */
export type Shapes = Map<string, Shape>;

/** The shape of what a schema takes in, or, where it takes texts for numbers, of what it makes of them. */
export function shapeOf(schema: z.ZodType, met: Shapes, io: 'input' | 'output' = 'input'): Shape {
  const shape = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Shape;
  for (const [name, named] of Object.entries(shape.$defs ?? {})) met.set(name, named);
  return shape;
}

function code(value: unknown): string {
  return `\`${JSON.stringify(value)}\``;
}

function bounds({ minimum, maximum }: Shape): string {
  const least = minimum === undefined || minimum <= Number.MIN_SAFE_INTEGER ? null : minimum;
  const most = maximum === undefined || maximum >= Number.MAX_SAFE_INTEGER ? null : maximum;
  if (least !== null && most !== null) return ` ${least}–${most}`;
  if (least !== null) return ` ≥ ${least}`;
  return most === null ? '' : ` ≤ ${most}`;
}

function objectText({ properties = {}, additionalProperties }: Shape): string {
  const names = Object.keys(properties);
  if (names.length > 0) return `{ ${fieldTexts(properties)} }`;
  const values = typeof additionalProperties === 'object' ? typeText(additionalProperties) : '';
  return values === '' ? 'object' : `object of ${values}`;
}

function fieldTexts(properties: Readonly<Record<string, Shape>>): string {
  return Object.entries(properties)
    .map(([name, field]) => `\`${name}\`: ${typeText(field)}`)
    .join(', ');
}

/** What a value may be, in a few words. */
export function typeText(shape: Shape): string {
  if (shape.$ref !== undefined) {
    const name = shape.$ref.split('/').at(-1) ?? '';
    return `[${name}](#${name.toLowerCase()})`;
  }
  if (shape.const !== undefined) return code(shape.const);
  if (shape.enum !== undefined) return shape.enum.map(code).join(' or ');
  const options = shape.anyOf ?? shape.oneOf;
  if (options !== undefined) return options.map(typeText).join(' or ');
  switch (shape.type) {
    case 'integer':
      return `whole number${bounds(shape)}`;
    case 'number':
      return `number${bounds(shape)}`;
    case 'string':
      return shape.maxLength === undefined ? 'string' : `string of at most ${shape.maxLength}`;
    case 'array':
      return `list of ${typeText(shape.items ?? {})}`;
    case 'object':
      return objectText(shape);
    default:
      return [shape.type ?? 'anything'].flat().join(' or ');
  }
}

function need(field: Shape, isRequired: boolean): string {
  const { default: fallback } = field;
  if (fallback !== undefined && JSON.stringify(fallback) !== '{}') return `Default ${code(fallback)}.`;
  return isRequired && fallback === undefined ? '' : 'Optional.';
}

function row(name: string, field: Shape, isRequired: boolean): string {
  const says = [need(field, isRequired), field.description ?? ''].filter((text) => text !== '').join(' ');
  return `| \`${name}\` | ${typeText(field).replaceAll('|', '\\|')} | ${says} |`;
}

/** A table of an object's fields, without those that every such object has. */
export function fieldTable(shape: Shape, without: readonly string[] = []): string {
  const { properties = {}, required = [] } = shape;
  const rows = Object.entries(properties)
    .filter(([name]) => !without.includes(name))
    .map(([name, field]) => row(name, field, required.includes(name)));
  return rows.length === 0 ? '' : ['| field | type | |', '|---|---|---|', ...rows].join('\n');
}

function oneNamed(name: string, shape: Shape): string {
  const parts = [`### ${name}`, shape.description ?? ''];
  const options = shape.oneOf ?? shape.anyOf;
  if (options !== undefined) {
    parts.push(
      options.map((option) => `- ${typeText(option)} ${option.description ?? ''}`.trimEnd()).join('\n'),
    );
  } else if (shape.properties !== undefined && Object.keys(shape.properties).length > 0) {
    parts.push(fieldTable(shape));
  } else if (shape.type !== 'object') {
    parts.push(`A ${typeText({ ...shape })}.`);
  }
  return parts.filter((part) => part !== '').join('\n\n');
}

/** All shapes that have a name and no chapter of their own, in the order of the alphabet. */
export function namedShapes(met: Shapes, elsewhere: readonly string[]): string {
  return [...met]
    .filter(([name]) => !elsewhere.includes(name))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, shape]) => oneNamed(name, shape))
    .join('\n\n');
}
