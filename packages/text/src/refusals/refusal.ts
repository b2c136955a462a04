import type { Problem, Trouble } from '@altiplano/protocol';
import type { Components, Figures, Rejection } from '@altiplano/rules';
import type { GameTexts } from '../language.ts';
import { type Message, type Part, say } from '../message/message.ts';
import { isLocation, isThing, type Naming, naming } from '../naming/naming.ts';
import { isDecision } from '../status/decisions.ts';
import type { NamedFigures, SayWhy } from './refusals.ts';
import { type Circumstances, TROUBLE_FIGURES } from './troubles.ts';

const NO_COMPONENTS = {
  roles: [],
  extensionKinds: [],
  extensions: [],
  assets: [],
  missions: [],
  orders: [],
  houses: [],
  boats: [],
  events: [],
} as Partial<Components> as Components;

/** Naming where no game is at hand, as for options or a document. */
export function namingNothing(texts: GameTexts): Naming {
  return naming(texts, NO_COMPONENTS, []);
}

function coinsOnly(code: string, value: string | number): Part {
  const text = String(value);
  return code === 'tooFewCoins' ? { is: 'thing', thing: 'coin', count: Number(value), text } : text;
}

function figureInWords(code: string, name: string, value: string | number, names: Naming): Part {
  const { mark, settings, decisions } = names.texts;
  if (isThing(value)) return mark.thing(value);
  switch (name) {
    case 'decision':
      return isDecision(value) ? decisions.questions[value] : String(value);
    case 'location':
    case 'figure':
      return isLocation(value) ? mark.at(value) : String(value);
    case 'site':
      return names.site(String(value));
    case 'waitsFor':
      return typeof value === 'number' ? names.player(value) : value;
    case 'extension':
      return names.card('extensions', String(value));
    case 'needed':
    case 'own':
      return coinsOnly(code, value);
    case 'option':
    case 'needs':
      return (settings.options as Partial<Record<string, { name: string }>>)[value]?.name ?? String(value);
    default:
      return String(value);
  }
}

/** A refusal of the rules in words, without the rule. */
export function whyMessage({ rejected, figures }: Rejection, names: Naming): Message {
  const named = Object.fromEntries(
    Object.entries(figures).map(([name, value]) => [name, figureInWords(rejected, name, value, names)]),
  ) as NamedFigures;
  const { refusals } = names.texts;
  const explain = (refusals as Partial<Record<string, SayWhy>>)[rejected] ?? refusals.illegal;
  return explain(named);
}

/** A refusal of the rules in words, with the rule's id in brackets. */
export function rejectionMessage(rejection: Rejection, names: Naming): Message {
  const { rule } = rejection;
  return say`${whyMessage(rejection, names)} (${{ is: 'rule', rule, text: rule }})`;
}

function circumstances(place: string, figures: Figures, rejection: Message): Circumstances {
  const blank = Object.fromEntries(TROUBLE_FIGURES.map((name) => [name, '']));
  return {
    at: place === '' ? '' : `${place}: `,
    place,
    figures: { ...blank, ...figures } as Circumstances['figures'],
    rejection,
  };
}

function sayTrouble(code: string, given: Circumstances, { troubles }: GameTexts): Message {
  const explain = (troubles as Partial<typeof troubles>)[code as keyof typeof troubles] ?? troubles.unknown;
  return explain(given);
}

/** Why a server or a table refused, in words; what the rules refused is told with their rule. */
export function troubleMessage({ code, figures, place, rule }: Trouble, names: Naming): Message {
  if (rule !== undefined) return rejectionMessage({ rejected: code, rule, figures }, names);
  return sayTrouble(code, circumstances(place ?? '', figures, []), names.texts);
}

/** What is wrong with a record or a JSON text, in words. */
export function problemMessage({ problem, place, figures, rejection }: Problem, texts: GameTexts): Message {
  const why = rejection === undefined ? [] : rejectionMessage(rejection, namingNothing(texts));
  return sayTrouble(problem, circumstances(place, figures, why), texts);
}
