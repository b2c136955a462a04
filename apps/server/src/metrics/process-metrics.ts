import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Metrics } from './metrics.ts';

const NANO = 1e-9;

/** Adds what the process itself tells: memory, time used, and how late the event loop runs. Returns how to stop. */
export function watchProcess(metrics: Metrics): () => void {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  metrics.gauge('memory_bytes', 'Memory of the process.', () => process.memoryUsage.rss());
  metrics.gauge('heap_used_bytes', 'Memory in use by JavaScript.', () => process.memoryUsage().heapUsed);
  metrics.gauge('cpu_seconds', 'Processor time used so far.', () => {
    const { user, system } = process.cpuUsage();
    return (user + system) * 1e-6;
  });
  metrics.gauge('uptime_seconds', 'Time since the start.', () => process.uptime());
  metrics.gauge(
    'event_loop_delay_p99_seconds',
    'How late the event loop ran since it was last asked.',
    () => {
      const late = delay.percentile(99) * NANO;
      delay.reset();
      return late;
    },
  );
  return () => void delay.disable();
}
