import type { LogLine } from '@altiplano/client';
import { deedMessage, lineMessage, type Message, type Naming, story } from '@altiplano/text';

/** What happened says it already: that there was no choice, that the game is over. A round begins by itself. */
function isSaid({ deed, events }: LogLine): boolean {
  if (events[0]?.type === 'roundBegan') return true;
  return deed.kind === 'finished' || (deed.kind === 'played' && deed.by === 'forced' && events.length > 0);
}

const said = new WeakMap<LogLine, { readonly names: Naming; readonly messages: readonly Message[] }>();

/** What a line says, worked out once; nothing for what is not worth a word. */
export function messagesOf(line: LogLine, names: Naming): readonly Message[] {
  const known = said.get(line);
  if (known?.names === names) return known.messages;
  const messages = sayLine(line, names);
  said.set(line, { names, messages });
  return messages;
}

function sayLine(line: LogLine, names: Naming): Message[] {
  const entry = isSaid(line) ? null : deedMessage(line.deed, names);
  const eventMessages = story(line.events, names).map((each) => lineMessage(each, names));
  return entry === null ? eventMessages : [entry, ...eventMessages];
}
