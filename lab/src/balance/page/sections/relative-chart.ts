import { ROLE_WINS } from '../../summary/checks.ts';
import type { StandingSummary } from '../../summary/standings.ts';
import { NO_FIGURE } from '../../words/numbers.ts';
import { barChart } from '../charts/bars.ts';
import type { Html } from '../html.ts';
import type { Reader } from '../reader.ts';

const LEAST_SCALE = 2;
const MOST_SCALE = 3;

/** Wins of several groups compared with the fair share. */
export function relativeChart(
  id: string,
  title: string,
  groups: readonly { readonly label: string; readonly standing: StandingSummary }[],
  hasTarget: boolean,
  { numbers, texts, relative }: Reader,
): Html {
  const highest = Math.max(...groups.map(({ standing }) => standing.relative?.high ?? 0));
  const most = Math.min(Math.max(Math.ceil(highest * 2) / 2, LEAST_SCALE), MOST_SCALE);
  const { least, most: upper } = ROLE_WINS;
  return barChart({
    id,
    title,
    most,
    line: { at: 1, label: texts.balance.fairLine },
    ...(hasTarget ? { band: { from: least, to: upper } } : {}),
    ticks: [0, 1, 2, 3].filter((at) => at <= most).map((at) => ({ at, label: numbers.count(at) })),
    bars: groups.map(({ label, standing }) => {
      const value = standing.relative;
      return {
        label,
        value: value?.value ?? null,
        shown: value === null ? NO_FIGURE : relative(value.value),
        low: value?.low,
        high: value?.high,
        isOff: hasTarget && value !== null && (value.value < least || value.value > upper),
      };
    }),
  });
}
