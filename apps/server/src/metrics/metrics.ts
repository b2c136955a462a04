/** Counts up. */
export interface Counter {
  add(amount?: number, label?: string): void;
}

/** Counts how often a value fell under each of its bounds. */
export interface Histogram {
  observe(value: number): void;
}

/** Numbers about the server, in the text form that Prometheus reads. */
export interface Metrics {
  /** A counter; with a label's name, one for each value of the label, which must be few and ours. */
  counter(name: string, help: string, label?: string): Counter;
  /** A number that is read when it is asked for. */
  gauge(name: string, help: string, read: () => number): void;
  histogram(name: string, help: string, bounds: readonly number[]): Histogram;
  text(): string;
}

type Lines = () => readonly string[];

const PREFIX = 'altiplano_';

/** A number as Prometheus writes it. */
function shown(value: number): string {
  if (Number.isFinite(value)) return String(value);
  return Number.isNaN(value) ? 'NaN' : value > 0 ? '+Inf' : '-Inf';
}

function counterLines(
  name: string,
  label: string | undefined,
  counts: ReadonlyMap<string, number>,
): string[] {
  return [...counts].map(([value, count]) =>
    label === undefined
      ? `${name} ${shown(count)}`
      : `${name}{${label}=${JSON.stringify(value)}} ${shown(count)}`,
  );
}

function histogramLines(
  name: string,
  bounds: readonly number[],
  counts: readonly number[],
  sum: number,
): string[] {
  let total = 0;
  const buckets = [...bounds, Infinity].map((bound, index) => {
    total += counts[index] ?? 0;
    return `${name}_bucket{le="${shown(bound)}"} ${total}`;
  });
  return [...buckets, `${name}_sum ${shown(sum)}`, `${name}_count ${total}`];
}

export function createMetrics(): Metrics {
  const all = new Map<string, { readonly head: readonly string[]; readonly lines: Lines }>();
  const add = (name: string, help: string, type: string, lines: Lines): void => {
    if (all.has(name)) throw new Error(`there are two metrics ${name}`);
    all.set(name, { head: [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`], lines });
  };
  return {
    counter(plain, help, label) {
      const name = `${PREFIX}${plain}_total`;
      const counts = new Map<string, number>(label === undefined ? [['', 0]] : []);
      add(name, help, 'counter', () => counterLines(name, label, counts));
      return { add: (amount = 1, value = '') => void counts.set(value, (counts.get(value) ?? 0) + amount) };
    },
    gauge(plain, help, read) {
      const name = `${PREFIX}${plain}`;
      add(name, help, 'gauge', () => [`${name} ${shown(read())}`]);
    },
    histogram(plain, help, bounds) {
      const name = `${PREFIX}${plain}`;
      const counts = Array.from({ length: bounds.length + 1 }, () => 0);
      let sum = 0;
      add(name, help, 'histogram', () => histogramLines(name, bounds, counts, sum));
      return {
        observe(value) {
          const found = bounds.findIndex((bound) => value <= bound);
          const index = found < 0 ? bounds.length : found;
          counts[index] = (counts[index] ?? 0) + 1;
          sum += value;
        },
      };
    },
    text() {
      return `${[...all.values()].flatMap(({ head, lines }) => [...head, ...lines()]).join('\n')}\n`;
    },
  };
}
