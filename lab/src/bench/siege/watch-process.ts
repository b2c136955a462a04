import { readdirSync, readFileSync } from 'node:fs';

/** What a process uses. */
export interface Usage {
  readonly megabytes: number;
  readonly descriptors: number;
}

const NOTHING: Usage = { megabytes: 0, descriptors: 0 };

/** What a process uses now, as Linux tells it; nothing of one that is gone. */
export function usageOf(id: number): Usage {
  try {
    const status = readFileSync(`/proc/${id}/status`, 'utf8');
    const kilobytes = Number(/^VmRSS:\s+(?<kilobytes>\d+)/m.exec(status)?.groups?.['kilobytes'] ?? 0);
    return {
      megabytes: Math.round(kilobytes / 1024),
      descriptors: readdirSync(`/proc/${id}/fd`).length,
    };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return NOTHING;
    throw error;
  }
}

/** Looks again and again until told to stop; returns the most of each that was seen. */
export function watchUsage(id: number, every = 50): () => Usage {
  let top = NOTHING;
  const look = (): void => {
    const { megabytes, descriptors } = usageOf(id);
    top = {
      megabytes: Math.max(top.megabytes, megabytes),
      descriptors: Math.max(top.descriptors, descriptors),
    };
  };
  look();
  const timer = setInterval(look, every);
  return () => {
    clearInterval(timer);
    look();
    return top;
  };
}
