import { viewerOf } from '@altiplano/table';
import { type FromServer, type Person, plainText, trouble } from '@altiplano/protocol';
import type { ChatMessage } from '@altiplano/storage';
import { QUOTAS } from '../../limits/quotas.ts';
import { say, type Watcher } from '../audience/watch.ts';
import type { HostedTable } from '../hosted/hosted-table.ts';
import { type Answer, refuse } from './answer.ts';
import { atTable } from './at-table.ts';
import { nameAt } from './name-at.ts';
import type { Context } from './context.ts';

/** How many lines somebody who comes is shown. */
const HISTORY = 50;

function messageOf(table: string, { number, at, person, name, text }: ChatMessage): FromServer {
  return { type: 'chat', table, number, at, person: { id: person, name }, text };
}

function tellAll(hosted: HostedTable, line: ChatMessage): void {
  if (line.number <= hosted.chatted) return;
  hosted.chatted = line.number;
  const text = JSON.stringify(messageOf(hosted.id, line));
  for (const { watcher } of hosted.watches) watcher.send(text);
}

/** Shows a newcomer what was said last. */
export async function tellHistory(
  { storage }: Context,
  hosted: HostedTable,
  watcher: Watcher,
): Promise<void> {
  const lines = await storage.chat.list(hosted.id, HISTORY);
  for (const line of lines) say(watcher, messageOf(hosted.id, line));
  hosted.chatted = Math.max(hosted.chatted, lines.at(-1)?.number ?? 0);
}

/** Says a line to all at a table; said again under the same key, it is said once. */
export function chat(
  context: Context,
  person: Person,
  id: string,
  typed: string,
  key: string,
): Promise<Answer> {
  const text = plainText(typed);
  return atTable(context, id, person.id, async (hosted) => {
    if (text === '') return refuse(trouble('wrongValue', {}, 'text'));
    if (hosted.chatted >= QUOTAS.chat) return refuse(trouble('noRoom', { most: QUOTAS.chat }));
    const viewer = viewerOf(hosted.table, person.id);
    const seat = viewer === 'spectator' ? {} : { seat: viewer };
    const at = context.now();
    const line = await context.storage.chat.say(
      id,
      { at, person: person.id, name: nameAt(hosted.table, person), text, ...seat },
      key,
    );
    tellAll(hosted, line);
    context.storage.news.publish({ kind: 'chatted', table: id, number: line.number });
    return { ok: {} };
  });
}

/** Passes on what was said through other nodes. */
export async function hearChat({ storage }: Context, hosted: HostedTable): Promise<void> {
  if (hosted.watches.size === 0) return;
  for (const line of await storage.chat.list(hosted.id, HISTORY)) tellAll(hosted, line);
}
