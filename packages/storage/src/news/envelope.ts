import * as z from 'zod';
import { type NewsMessage, newsMessage } from './message.ts';

/** PostgreSQL takes less than 8,000 bytes at once; this leaves room for what is around the messages. */
const MOST_BYTES = 7500;

const envelope = z.object({
  from: z.string(),
  messages: z.array(z.unknown()),
  /** Something that was said before is missing. */
  gap: z.literal(true).exactOptional(),
});

/** Messages in portions that one text can carry. */
function portions(messages: readonly NewsMessage[]): string[][] {
  const all: string[][] = [];
  let room = 0;
  for (const message of messages) {
    const text = JSON.stringify(message);
    const size = Buffer.byteLength(text) + 1;
    if (size > room) {
      all.push([]);
      room = MOST_BYTES;
    }
    all.at(-1)?.push(text);
    room -= size;
  }
  return all;
}

/** Throws if a message is so long that it cannot be told. */
export function checkLength(message: NewsMessage): void {
  const size = Buffer.byteLength(JSON.stringify(message));
  if (size >= MOST_BYTES) throw new Error(`news of kind ${message.kind} with ${size} bytes is too long`);
}

/** Messages of one node as texts that the database can carry, as few as possible. */
export function packNews(from: string, messages: readonly NewsMessage[], gap = false): string[] {
  const start = `{"from":${JSON.stringify(from)},${gap ? '"gap":true,' : ''}"messages":[`;
  const all = messages.length === 0 && gap ? [[]] : portions(messages);
  return all.map((texts) => `${start}${texts.join(',')}]}`);
}

/** What a text from another node says; messages of a kind that only newer nodes know are left out. */
export function unpackNews(
  text: string,
): { from: string; messages: readonly NewsMessage[]; gap: boolean } | undefined {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return undefined;
  }
  const { data } = envelope.safeParse(json);
  if (data === undefined) return undefined;
  const messages = data.messages.flatMap((message) => newsMessage.safeParse(message).data ?? []);
  return { from: data.from, messages, gap: data.gap === true };
}
