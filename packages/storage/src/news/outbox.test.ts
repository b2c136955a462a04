import { EventEmitter, once } from 'node:events';
import { expect, test } from 'vitest';
import type { NewsMessage } from './message.ts';
import { createOutbox } from './outbox.ts';

function chatted(number: number): NewsMessage {
  return { kind: 'chatted', table: 'a', number };
}

/** A line that is down for a number of attempts. */
function line(down: number) {
  const sent: { numbers: unknown[]; gap: boolean }[] = [];
  let attempts = 0;
  const wire = new EventEmitter();
  return {
    sent,
    first: once(wire, 'sent'),
    async send(messages: readonly NewsMessage[], gap: boolean) {
      attempts += 1;
      if (attempts <= down) throw new Error('down');
      sent.push({ numbers: messages.map((message) => 'number' in message && message.number), gap });
      wire.emit('sent');
    },
  };
}

test('what could not be sent is sent when the line is back, in order', async () => {
  const to = line(1);
  const troubles: Error[] = [];
  const outbox = createOutbox(to.send, (trouble) => troubles.push(trouble));
  for (const number of [1, 2, 3]) outbox.put(chatted(number));
  await to.first;
  expect(to.sent).toEqual([{ numbers: [1, 2, 3], gap: false }]);
  expect(troubles).toHaveLength(1);
});

test('if too much waits, the oldest is given up and the others are told that there is a gap', async () => {
  const to = line(0);
  const outbox = createOutbox(to.send, () => {});
  for (let number = 1; number <= 10_002; number++) outbox.put(chatted(number));
  await to.first;
  expect(to.sent[0]).toMatchObject({ gap: true });
  expect(to.sent[0]?.numbers).toHaveLength(10_000);
  expect(to.sent[0]?.numbers[0]).toBe(3);
});

test('closing sends what is left, tries once only, and takes no more', async () => {
  const [up, broken] = [line(0), line(9)];
  for (const to of [up, broken]) {
    const outbox = createOutbox(to.send, () => {});
    outbox.put(chatted(1));
    await outbox.close();
    outbox.put(chatted(2));
    await outbox.close();
  }
  expect(up.sent).toEqual([{ numbers: [1], gap: false }]);
  expect(broken.sent).toEqual([]);
});
