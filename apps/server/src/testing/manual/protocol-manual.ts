import { readFileSync } from 'node:fs';
import { fromClientSchema, fromServerSchema, PROTOCOL_VERSION, RULES_VERSION } from '@altiplano/protocol';
import { type GameTexts, loadTexts } from '@altiplano/text';
import { MOVE_TYPES } from '@altiplano/rules';
import { codesText, rulesCodesText } from './codes.ts';
import { type ExampleGame, playExampleGame } from './example-game.ts';
import { heardExample, sentExample, serverExamples, shortened } from './examples.ts';
import { viewInterfaces } from './interfaces.ts';
import { jsonBlock } from './json-text.ts';
import { routesText } from './routes.ts';
import { collectSamples, fieldsOf, type Samples } from './samples.ts';
import { fieldTable, namedShapes, type Shapes, shapeOf } from './shapes.ts';

/** Shapes with a chapter of their own. */
const ELSEWHERE = ['View', 'Move', 'Event'];

function paragraphs(...parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join('\n\n');
}

function fromClientText(game: ExampleGame, met: Shapes): string {
  return fromClientSchema.options
    .map((option) => {
      const type = option.shape.type.value;
      const shape = shapeOf(option, met);
      const example = jsonBlock(sentExample(game, type));
      return paragraphs(`### ${type}`, shape.description ?? '', fieldTable(shape, ['type', 'id']), example);
    })
    .join('\n\n');
}

function fromServerText(game: ExampleGame, met: Shapes): string {
  const examples = serverExamples(game);
  return fromServerSchema.options
    .map((option) => {
      const type = option.shape.type.value;
      const shape = shapeOf(option, met);
      const shown = jsonBlock(...examples[type]);
      return paragraphs(`### \`${type}\``, shape.description ?? '', fieldTable(shape, ['type']), shown);
    })
    .join('\n\n');
}

function movesText({ moves }: Samples): string {
  return MOVE_TYPES.map((type) => {
    const sample = moves.get(type);
    const fields = fieldsOf(type).map(([field, values]) => `- \`${field}\`: ${values}`);
    const example = sample === undefined ? '' : ` “${sample.words}”: \`${JSON.stringify(sample.example)}\``;
    return paragraphs(`**${type}**${example}`, fields.join('\n'));
  }).join('\n\n');
}

function eventsText({ events }: Samples, { told }: GameTexts): string {
  const all = [told.single, told.many, told.table].flatMap((words) => Object.keys(words));
  const rows = [...new Set([...all, ...events.keys()])].sort().map((type) => {
    const sample = events.get(type);
    if (sample === undefined) return `| \`${type}\` | | |`;
    const { type: _type, ...fields } = sample.example;
    return `| \`${type}\` | \`${JSON.stringify(fields)}\` | ${sample.words} |`;
  });
  return ['| event | fields, for example | in words |', '|---|---|---|', ...rows].join('\n');
}

/** The parts of the manual that are not written by hand, by the name under which the template asks for them. */
async function generated(): Promise<Readonly<Record<string, string>>> {
  const texts = await loadTexts('en');
  const game = await playExampleGame();
  const samples = collectSamples(texts);
  const met: Shapes = new Map();
  const fromClient = fromClientText(game, met);
  const fromServer = fromServerText(game, met);
  const routes = routesText(met);
  const seen = heardExample(game, 'update', ({ view, moves }) => view !== undefined && moves !== undefined);
  return {
    protocolVersion: String(PROTOCOL_VERSION),
    rulesVersion: RULES_VERSION,
    fromClient,
    fromServer,
    routes,
    shapes: namedShapes(met, ELSEWHERE),
    refusedRequest: jsonBlock(game.asked['refused']?.json),
    listedTables: jsonBlock(
      (game.asked['/api/tables/mine?which=ended'] as { json: { tables: object[] } }).json.tables.map(
        (table) => shortened(table),
      ),
    ),
    moves: movesText(samples),
    events: eventsText(samples, texts),
    viewInterfaces: viewInterfaces(),
    viewExample: jsonBlock(seen.view, { moves: seen.moves }),
    codes: codesText(texts),
    rulesCodes: rulesCodesText(texts),
  };
}

/** The whole of docs/protocol.md. */
export async function protocolManual(): Promise<string> {
  const template = readFileSync(new URL('protocol.md', import.meta.url), 'utf8');
  const parts = await generated();
  return template.replaceAll(/\{\{(\w+)\}\}/g, (_all, name: string) => {
    const part = parts[name];
    if (part === undefined) throw new Error(`nothing to put in place of ${name}`);
    return part;
  });
}
