import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { explainDocument, type Explain } from '#core/explaining/explain-document.ts';
import type { Knowledge } from '#core/knowledge/knowledge.ts';
import { loadKnowledge } from '#core/knowledge/load-knowledge.ts';
import { parseArguments, usage, UsageError, type EvaluateArguments, type Part } from './arguments.ts';
import { measureDeidentifying } from './deidentifying-part.ts';
import { measureCamera, measureFiles } from './files-part.ts';
import { goldFaults } from './gold-faults.ts';
import { goldHalves, loadGold } from './load-gold.ts';
import { withFigures } from './marked-block.ts';
import type { PartReport } from './part-report.ts';
import { measureProvider } from './provider-part.ts';
import { measureTelling } from './telling-part.ts';
import { measureText } from './text-part.ts';
import { measureVerifier } from './verifier-part.ts';

const accuracyPage = join(import.meta.dirname, '../../docs/accuracy.md');

type Measure = (options: EvaluateArguments, explain: Explain, knowledge: Knowledge) => PartReport | Promise<PartReport>;
const measures: Record<Part, Measure> = {
  text: measureText,
  files: measureFiles,
  camera: measureCamera,
  verifier: measureVerifier,
  deidentifying: measureDeidentifying,
  telling: measureTelling,
  provider: measureProvider,
};

/** 0 when it was measured, 1 when facts of the gold set do not fit their documents, 2 on bad usage. */
async function run(args: readonly string[]): Promise<number> {
  try {
    const faults = goldHalves.flatMap((half) => loadGold(half).cases).flatMap(goldFaults);
    if (faults.length > 0) {
      process.stderr.write(`${faults.join('\n')}\n`);
      return 1;
    }
    await evaluate(parseArguments(args));
    return 0;
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    process.stderr.write(`${error.message}\n\n${usage}`);
    return 2;
  }
}

async function evaluate(options: EvaluateArguments): Promise<void> {
  const knowledge = loadKnowledge();
  const explain: Explain = (input) => explainDocument(input, knowledge);
  const reports: PartReport[] = [];
  for (const part of options.parts) reports.push(await measures[part](options, explain, knowledge));

  process.stdout.write(options.json ? `${JSON.stringify(figuresOf(reports), null, 2)}\n` : printed(reports, options));
  if (options.write) writeFileSync(accuracyPage, reports.reduce(withReport, readFileSync(accuracyPage, 'utf8')));
}

const figuresOf = (reports: readonly PartReport[]): Record<string, unknown> =>
  Object.fromEntries(reports.map(({ part, figures }) => [part, figures]));

function printed(reports: readonly PartReport[], { misses }: EvaluateArguments): string {
  const tables = reports.map(({ report }) => report).filter((report) => report !== '');
  return `${[...tables, ...(misses ? [reports.flatMap((each) => each.misses).join('\n')] : [])].join('\n\n')}\n`;
}

/** A part that had nothing to read leaves its figures on the page as they were. */
const withReport = (page: string, { part, report }: PartReport): string =>
  report === '' ? page : withFigures(page, part, report);

process.exitCode = await run(process.argv.slice(2));
