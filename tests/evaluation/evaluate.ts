import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { explainDocument, type Explain } from '#core/explaining/explain-document.ts';
import { loadKnowledge } from '#core/knowledge/load-knowledge.ts';
import { parseArguments, usage, UsageError, type EvaluateArguments } from './arguments.ts';
import type { Corpus } from './case.ts';
import { knownCorpora } from './corpora/known-corpora.ts';
import { loadCorpora } from './corpora/load-corpora.ts';
import { floorOf } from './floor.ts';
import { goldFaults } from './gold-faults.ts';
import { goldHalves, loadGold } from './load-gold.ts';
import { withFigures } from './marked-block.ts';
import { documentsPerSecond } from './measures/speed.ts';
import { scoreCorpus, type CorpusScore } from './score.ts';
import { markdownTable } from './table.ts';

const accuracyPage = join(import.meta.dirname, '../../docs/accuracy.md');
const floorFile = join(import.meta.dirname, 'floor.json');

process.exitCode = run(process.argv.slice(2));

/** 0 when it was measured, 1 when facts of the gold set do not fit their documents, 2 on bad usage. */
function run(args: readonly string[]): number {
  try {
    const faults = goldHalves.flatMap((half) => loadGold(half).cases).flatMap(goldFaults);
    if (faults.length > 0) {
      process.stderr.write(`${faults.join('\n')}\n`);
      return 1;
    }
    evaluate(parseArguments(args));
    return 0;
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    process.stderr.write(`${error.message}\n\n${usage}`);
    return 2;
  }
}

function evaluate(options: EvaluateArguments): void {
  const knowledge = loadKnowledge();
  const explain: Explain = (input) => explainDocument(input, knowledge);
  const corpora = chosenCorpora(options);
  const scores = corpora.map((corpus) => scoreCorpus(corpus, explain));
  const own = goldHalves.flatMap((half) => loadGold(half).cases.map(({ text }) => text));
  const perSecond = documentsPerSecond(own, explain);
  const report = reportOf(scores, perSecond);

  if (options.json) process.stdout.write(`${JSON.stringify({ perSecond, scores }, null, 2)}\n`);
  else process.stdout.write(`${report}\n${options.misses ? `\n${missLines(scores).join('\n')}\n` : ''}`);
  if (options.write) writeFileSync(accuracyPage, withFigures(readFileSync(accuracyPage, 'utf8'), report));
  if (options.writeFloor) writeFileSync(floorFile, `${JSON.stringify(floorOf(scores.filter(isGold)), null, 2)}\n`);
}

function isGold({ name }: CorpusScore): boolean {
  return name.startsWith('gold ');
}

function chosenCorpora({ folder, only }: EvaluateArguments): Corpus[] {
  const gold = goldHalves.map(loadGold).filter(({ cases }) => cases.length > 0);
  const all = [...gold, ...(folder === undefined ? [] : loadCorpora(folder))];
  return all.filter(({ name }) => only.length === 0 || only.some((part) => name.includes(part)));
}

function reportOf(scores: readonly CorpusScore[], perSecond: number): string {
  const read = scores.filter(({ documents }) => documents > 0);
  const notes = scores.flatMap(({ name }) => {
    const about = knownCorpora[name]?.about;
    return about === undefined ? [] : [`- ${name}: ${about}.`];
  });
  return [
    markdownTable(read),
    '',
    `Documents of 3 kB a second, on one core: ${Math.round(perSecond)}.`,
    ...(notes.length > 0 ? ['', ...notes] : []),
  ].join('\n');
}

function missLines(scores: readonly CorpusScore[]): string[] {
  return scores.flatMap(({ name, misses }) =>
    misses.map(({ id, measure, expected, got }) => [name, id, measure, expected, got].join(' | ')),
  );
}
