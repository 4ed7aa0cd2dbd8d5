import { isInDoubt, type ReadResult } from '../reading/doubts/result-doubts.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { amongHardToRead, butHardToRead } from './doubt-words.ts';
import { namesWithDirection } from './lab-lists.ts';
import { labSentence } from './lab-sentences.ts';
import { groupLabs, type LabGroups } from './lab-standing.ts';
import { labName } from './lab-words.ts';
import { sensitivitySentences } from './sensitivities.ts';
import { fromDocument, general, type Said } from './said.ts';
import { capitalise, counted, inWords, isOrAre, listOf, sentence } from './wording.ts';

/** Critical first; else how many were read, how many stand outside their range, and which; then the next step. */
export function labSummary(rows: readonly ReadResult[], knowledge: Knowledge, request?: Said): Said[] {
  const groups = groupLabs(rows);
  // What is certain leads, for nothing has to be checked before help is asked for.
  const critical = [...groups.critical].sort((a, b) => Number(isInDoubt(a)) - Number(isInDoubt(b)));
  const [worst] = critical;
  if (worst !== undefined) {
    return [
      labSentence(worst, knowledge),
      ...others({ ...groups, critical }),
      general(isInDoubt(worst) ? callIfRight : 'If this result is new, call your doctor today.'),
    ];
  }
  return [...overview(rows, groups), request ?? nextStep(groups)];
}

const callIfRight = 'If the paper shows the same number and it is new, call your doctor today.';

function others({ critical, outside }: LabGroups): Said[] {
  const rest = [...critical.slice(1), ...outside];
  if (rest.length === 0) return [];
  const words = `${counted(rest.length, 'other result')} ${isOrAre(rest.length)} outside the range too`;
  return [said(`${words}: ${namesWithDirection(rest, 3)}`, rest)];
}

function overview(rows: readonly ReadResult[], groups: LabGroups): Said[] {
  const ready = rows.filter((row) => !groups.pending.includes(row) && !groups.sensitivity.includes(row));
  if (ready.length === 0 && groups.sensitivity.length > 0) return sensitivitySentences(groups.sensitivity).slice(0, 2);
  if (ready.length === 0) return [said('no result was ready when this report was written', rows)];
  const listed = `The report lists ${counted(ready.length, 'result')}`;
  const openly = `${listed}${amongHardToRead(ready)}`;
  const outside = groups.outside.length;
  const fine = [...groups.inside, ...groups.expected];
  const compared = outside + fine.length;
  if (outside > 0) {
    const place = groups.outside.every(({ range }) => range !== null) ? 'the printed range' : 'what the report expects';
    const which = namesWithDirection(groups.outside, 4);
    if (groups.outside.every(({ range }) => range === null)) return marked(ready, groups.outside, which);
    if (ready.length === 1) return [said(`${listed}. It is outside ${place}: ${which}`, ready)];
    return [
      said(openly, ready),
      said(`${counted(outside, 'result')} ${isOrAre(outside)} outside ${place}: ${which}`, groups.outside),
    ];
  }
  if (compared === 0) return [said(`${listed}, with no range to compare with${butHardToRead(ready)}`, ready)];
  if (compared < ready.length) {
    const known = `${inWords(compared)} ${compared === 1 ? 'has' : 'have'} a range we could compare with`;
    return [said(openly, ready), said(`${known}, and none is outside it${butHardToRead(fine)}`, fine)];
  }
  const place = groups.expected.length === 0 ? 'inside the printed range' : 'as the report expects';
  return [said(`${listed}, and ${compared === 1 ? 'it is' : 'all are'} ${place}${butHardToRead(ready)}`, ready)];
}

/** Results that the report marks without a range to be outside of. */
function marked(ready: readonly ReadResult[], outside: readonly ReadResult[], which: string): Said[] {
  const listed = `The report lists ${counted(ready.length, 'result')}`;
  if (ready.length === 1) return [said(`${listed}, and marks it: ${which}`, ready)];
  return [
    said(`${listed}${amongHardToRead(ready)}`, ready),
    said(`It marks ${inWords(outside.length)} of them: ${which}`, outside),
  ];
}

function nextStep(groups: LabGroups): Said {
  if (groups.disputed.length > 0) {
    const names = listOf([...new Set(groups.disputed.map(labName))].slice(0, 2));
    return said(`Ask about ${names}: the mark and the range on the report do not agree`, groups.disputed);
  }
  if (groups.outside.length > 0) return general('Ask your doctor what this means for you.');
  return general('Ask your doctor what the results mean for you.');
}

const said = (words: string, rows: readonly ReadResult[]): Said =>
  fromDocument(
    sentence(capitalise(words)),
    rows.map(({ span }) => span),
  );
