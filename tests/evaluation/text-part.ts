import type { Explain } from '#core/explaining/explain-document.ts';
import type { EvaluateArguments } from './arguments.ts';
import type { Corpus } from './case.ts';
import { knownCorpora } from './corpora/known-corpora.ts';
import { loadCorpora } from './corpora/load-corpora.ts';
import { writeFloor } from './floor-file.ts';
import { floorOf } from './floor.ts';
import { goldHalves, loadGold } from './load-gold.ts';
import { documentsPerSecond } from './measures/speed.ts';
import type { PartReport } from './part-report.ts';
import { scoreCorpus, type CorpusScore } from './score.ts';
import { markdownTable } from './table.ts';

/** Documents as text: the gold set and the corpora of the folders. */
export function measureText(options: EvaluateArguments, explain: Explain): PartReport {
  const scores = chosenCorpora(options).map((corpus) => scoreCorpus(corpus, explain));
  const own = goldHalves.flatMap((half) => loadGold(half).cases.map(({ text }) => text));
  const perSecond = documentsPerSecond(own, explain);
  if (options.writeFloor) writeFloor(floorOf(scores.filter(isGold)));
  return {
    part: 'text',
    report: reportOf(scores, perSecond),
    figures: { perSecond, scores },
    misses: scores.flatMap(missLines),
  };
}

const isGold = ({ name }: CorpusScore): boolean => name.startsWith('gold ');

function chosenCorpora({ folders, only }: EvaluateArguments): Corpus[] {
  const gold = goldHalves.map(loadGold).filter(({ cases }) => cases.length > 0);
  const all = [...gold, ...folders.flatMap(loadCorpora)];
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

const missLines = ({ name, misses }: CorpusScore): string[] =>
  misses.map(({ id, measure, expected, got }) => [name, id, measure, expected, got].join(' | '));
