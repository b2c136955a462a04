import type { Message, Part } from '../message/message.ts';

/** The figures that refusals of the rules can have, in words. */
export type FigureName =
  | 'allowed'
  | 'carts'
  | 'collects'
  | 'decision'
  | 'distance'
  | 'extension'
  | 'field'
  | 'figure'
  | 'free'
  | 'good'
  | 'left'
  | 'letter'
  | 'location'
  | 'most'
  | 'movement'
  | 'needed'
  | 'needs'
  | 'next'
  | 'option'
  | 'own'
  | 'part'
  | 'place'
  | 'players'
  | 'row'
  | 'seat'
  | 'site'
  | 'steps'
  | 'thing'
  | 'to'
  | 'value'
  | 'waitsFor';
export type NamedFigures = Readonly<Record<FigureName, Part>>;

/** Why something is not possible, by the code of the rules. */
export type SayWhy = (figures: NamedFigures) => Message;
