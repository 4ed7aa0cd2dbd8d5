import { ms, percentile, times } from '../measure.ts';
import type { Statement } from './plans.ts';

export type StageFigures = {
  documents: number;
  lines: number;
  requests: Map<string, number[]>;
  sweeps: Map<string, number[]>;
  statements: Map<string, Statement>;
};

type Both = readonly [StageFigures, StageFigures];

export function printWaits(what: string, [small, large]: Both, of: (figures: StageFigures) => Map<string, number[]>) {
  console.log(
    `\n${what}: ${small.documents} documents and ${small.lines} audit lines, ${large.documents} and ${large.lines}`,
  );
  const rows = [...of(small)].map(([name, before]) => {
    const after = of(large).get(name) ?? [];
    const columns = [0.5, 0.95].flatMap((share) => {
      const [one, other] = [percentile(before, share), percentile(after, share)];
      const label = share === 0.5 ? 'p50' : 'p95';
      return [
        [`${label} small`, ms(one)],
        [`${label} large`, ms(other)],
        [`${label} ratio`, times(other / one)],
      ] as const;
    });
    return [name, Object.fromEntries(columns)] as const;
  });
  console.table(Object.fromEntries(rows));
}

const manyRows = 1_000;
const fewBlocks = 50;
const longestQuery = 1_500;

/** Statements that touch more of the database when there is more of it, or that read a table from one end to the other. */
export function printStatements([small, large]: Both): void {
  console.log('\nstatements that grow with what is stored (blocks of 8 KB that the dearest run touched)');
  const grown = [...large.statements].filter(([query, { blocks, scans }]) => {
    if (query.includes('pgboss')) return false;
    const before = small.statements.get(query)?.blocks ?? 0;
    return blocks > 2 * before + fewBlocks || [...scans.values()].some((rows) => rows > manyRows);
  });
  for (const [query, { during, blocks, ms: took, scans }] of grown.toSorted((a, b) => b[1].blocks - a[1].blocks)) {
    const before = small.statements.get(query)?.blocks ?? 0;
    const read = [...scans].map(([table, rows]) => `${table} read whole (${rows} rows)`).join(', ');
    console.log(`\n${during}: ${before} -> ${blocks} blocks, ${ms(took)} explained${read && `; ${read}`}`);
    console.log(`  ${query.slice(0, longestQuery)}`);
  }
}
