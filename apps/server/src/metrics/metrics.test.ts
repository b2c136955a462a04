import { expect, test } from 'vitest';
import { createMetrics } from './metrics.ts';

test('counters, gauges and histograms in the form that Prometheus reads', () => {
  const metrics = createMetrics();
  const moves = metrics.counter('moves', 'Moves acknowledged.');
  const requests = metrics.counter('requests', 'Requests by status.', 'status');
  metrics.gauge('sockets', 'Open sockets.', () => 3);
  const seconds = metrics.histogram('answer_seconds', 'Time to answer.', [0.01, 0.1]);
  moves.add();
  moves.add(2);
  requests.add(1, '200');
  requests.add(1, '404');
  requests.add(1, '200');
  for (const value of [0.005, 0.01, 0.05, 7]) seconds.observe(value);
  expect(metrics.text()).toBe(`# HELP altiplano_moves_total Moves acknowledged.
# TYPE altiplano_moves_total counter
altiplano_moves_total 3
# HELP altiplano_requests_total Requests by status.
# TYPE altiplano_requests_total counter
altiplano_requests_total{status="200"} 2
altiplano_requests_total{status="404"} 1
# HELP altiplano_sockets Open sockets.
# TYPE altiplano_sockets gauge
altiplano_sockets 3
# HELP altiplano_answer_seconds Time to answer.
# TYPE altiplano_answer_seconds histogram
altiplano_answer_seconds_bucket{le="0.01"} 2
altiplano_answer_seconds_bucket{le="0.1"} 3
altiplano_answer_seconds_bucket{le="+Inf"} 4
altiplano_answer_seconds_sum 7.065
altiplano_answer_seconds_count 4
`);
});

test('what has not been counted yet is zero, and a name is given once', () => {
  const metrics = createMetrics();
  metrics.counter('moves', 'Moves.');
  metrics.gauge('load', 'Load.', () => Number.NaN);
  expect(metrics.text()).toContain('altiplano_moves_total 0\n');
  expect(metrics.text()).toContain('altiplano_load NaN\n');
  expect(() => metrics.counter('moves', 'Again.')).toThrow('two metrics');
});
