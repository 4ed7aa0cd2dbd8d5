import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createMetrics } from './create-metrics.ts';

const page = readFileSync(new URL('../../docs/monitoring.md', import.meta.url), 'utf8');

test('the page has every metric as it is, and no other', () => {
  const registry = new Registry();
  createMetrics({ role: 'all' }, registry);

  const rows = registry.getMetricsAsArray().map(rowOf);

  const isOwn = (row: string) => row.startsWith('| `readback_');
  expect(page.split('\n').filter((line) => isOwn(line) && line.split('|').length === 6)).toEqual(rows.filter(isOwn));
});

const kinds = { counter: Counter, gauge: Gauge, histogram: Histogram };

function rowOf(metric: object): string {
  const kind = Object.entries(kinds).find(([, Kind]) => metric instanceof Kind)?.[0];
  if (!('name' in metric && 'help' in metric && 'labelNames' in metric && Array.isArray(metric.labelNames))) return '';
  const labels = metric.labelNames.map((label) => `\`${label}\``).join(', ');
  return `| \`${metric.name}\` | ${kind} | ${labels} | ${metric.help} |`;
}

test('the page has every event of the log, and no other', () => {
  const server = new URL('..', import.meta.url);
  const sources = globSync('**/*.ts', { cwd: server, exclude: (name) => name.endsWith('.test.ts') });
  const calls = sources.flatMap((file) => {
    const source = readFileSync(new URL(file, server), 'utf8');
    return [...source.matchAll(/\blog(?:\.(?:debug|info|warn|error)|\[\w+\(\w+\)\])\(\s*(\S*?)[,)]/g)].map(
      ([, said]) => said,
    );
  });

  const isPassedOn = (said: string | undefined) => said === 'event';
  const events = calls.filter((said) => !isPassedOn(said)).map((said) => said?.replaceAll("'", ''));
  const described = [...page.matchAll(/^\| `([a-z_]+\.[a-z_]+)` \|/gm)].map(([, event]) => event);

  expect(described.toSorted()).toEqual([...new Set(events)].toSorted());
  expect(described.length).toBeGreaterThan(20);
});
