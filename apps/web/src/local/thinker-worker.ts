import { createThinker } from '@altiplano/bots';

// Browsers hold repeated timeouts back for four milliseconds, but not messages.
const { port1: alarm, port2: bell } = new MessageChannel();
const waiting: (() => void)[] = [];
bell.addEventListener('message', () => waiting.shift()?.());
bell.start();

const thinker = createThinker({
  post: (message) => self.postMessage(message),
  later(callback) {
    waiting.push(callback);
    alarm.postMessage(null);
  },
  now: () => performance.now(),
});
self.addEventListener('message', ({ data }: MessageEvent<unknown>) => thinker.receive(data));
