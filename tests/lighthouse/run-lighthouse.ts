import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { z } from 'zod';

// Fetched when it is wanted: nothing else of the project needs it.
const version = '13.5.0';

const Report = z.object({
  categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
  audits: z.record(z.string(), z.object({ numericValue: z.number().optional() })),
});

export type Figures = Record<string, number>;

/** How often a run whose recording failed is made again, before the failure is told. */
const tries = 4;

/** What Lighthouse says of a page as a phone sees it, in the browser at this port with all that it keeps. */
export async function runLighthouse(url: string, port: number): Promise<Figures> {
  for (let turn = 1; ; turn++) {
    try {
      return await runOnce(url, port);
    } catch (error) {
      // The browser now and then loses the start of its own recording: Lighthouse then asks to be run again.
      const isLost = error instanceof Error && error.message.includes('Please run Lighthouse again');
      if (!isLost || turn === tries) throw error;
    }
  }
}

async function runOnce(url: string, port: number): Promise<Figures> {
  const categories = '--only-categories=performance,accessibility,best-practices';
  const flags = ['--quiet', '--output=json', `--port=${port}`, '--disable-storage-reset', categories];
  const { stdout } = await promisify(execFile)('npx', ['--yes', `lighthouse@${version}`, url, ...flags], {
    maxBuffer: 64 * 1024 * 1024,
  });
  const { categories: scores, audits } = Report.parse(JSON.parse(stdout));
  const score = (name: string) => Math.round((scores[name]?.score ?? NaN) * 100);
  const value = (name: string, places = 0) => Number((audits[name]?.numericValue ?? NaN).toFixed(places));
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best practices': score('best-practices'),
    'LCP, ms': value('largest-contentful-paint'),
    'layout shift': value('cumulative-layout-shift', 3),
    'blocked, ms': value('total-blocking-time'),
  };
}
