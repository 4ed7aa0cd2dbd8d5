import { capitalise, listOf } from '../../../explaining/wording.ts';
import type { Person } from '../../person.ts';
import type { StorySentence } from '../../story.ts';
import { type AdultVerdict, limitWords, publisherOf } from '../judging/adult-verdict.ts';
import type { LaboratoryMessage } from '../laboratory-message.ts';
import { degreeOf, fromPaper, inGeneral, isOrAre, spansOf, whose, withDegree } from './phrases.ts';
import { valueWords } from '../judging/printed-value.ts';
import { bareName } from './test-name.ts';
import type { TestResult } from '../test-result.ts';

type Of<K extends LaboratoryMessage['kind']> = Extract<LaboratoryMessage, { kind: K }>;

export function sayWithoutRange({ results, isTold }: Of<'without_range'>, person: Person): StorySentence {
  const [first] = results;
  if (first === undefined) return fromPaper('found', '', []);
  const them = results.length > 1 || isOrAre(first.name) === 'are' ? 'them' : 'it';
  const missing =
    first.row.recognised === true
      ? `We found no range for ${them} on the page.`
      : `The report prints no range for ${them}.`;
  const values = listOf(results.map(({ name, row }) => `${name} ${isOrAre(name)} ${valueWords(row)}`));
  const text = `${capitalise(whose(person))} ${values}.`;
  return fromPaper('found', isTold ? text : `${text} ${missing}`, spansOf(results));
}

/** By generally accepted limits, named as such; of a sugar only for those who had not eaten. */
export function sayByLimits({ results }: Of<'by_limits'>): StorySentence {
  const [first] = results;
  const [verdict] = first?.verdicts ?? [];
  if (first === undefined || verdict === undefined) return inGeneral('found', '', []);
  const { limit } = verdict;
  if (results.length === 1) return inGeneral('found', oneByLimits(first, verdict), [first.row.span], limit.source);
  const each = results.map(
    (result) => `${bareName(result.name)} ${isOrAre(result.name)} ${degreeOf(result) ?? ''} (${limitsOf(result)})`,
  );
  const text = `By common limits for adults (${publisherOf(limit)}), ${listOf(each)}.`;
  return inGeneral('found', text, spansOf(results), limit.source);
}

function oneByLimits(result: TestResult, { limit, band, side }: AdultVerdict): string {
  const onlyFasting = limit.fasting === true && side === 'high' && band?.always !== true;
  const lead = `By common limits for adults (${limitsOf(result)}, ${publisherOf(limit)}), that is ${degreeOf(result) ?? ''}`;
  const named = band === null ? '' : ` It is ${onlyFasting ? 'then ' : ''}${band.words}.`;
  return `${lead}${onlyFasting ? ' if you had not eaten' : ''}.${named}`;
}

function limitsOf({ verdicts, row }: TestResult): string {
  if (verdicts.length < 2) return verdicts.map(({ limit }) => limitWords(limit, row.unit)).join('');
  return listOf(verdicts.map((verdict) => `${limitWords(verdict.limit, row.unit)} for ${sexWord(verdict)}`));
}

export const sayByLimitsToo = ({ results }: Of<'by_limits_too'>): StorySentence =>
  inGeneral('found', `By such limits these are outside too: ${listOf(results.map(withDegree))}.`, spansOf(results));

const sexWord = ({ limit }: AdultVerdict): string => (limit.sex === 'female' ? 'women' : 'men');

/** Where the sex is not known and the limits of both part. */
export function sayLimitsDiffer({ result }: Of<'limits_differ'>): StorySentence {
  const { name, row, verdicts } = result;
  const each = verdicts.map(
    (verdict) => `${verdict.side} for ${sexWord(verdict)} (${limitWords(verdict.limit, row.unit)})`,
  );
  const source = verdicts[0]?.limit.source;
  const by = source === undefined ? '' : ` (${publisherOf({ source })})`;
  const be = isOrAre(name) === 'are' ? 'these are' : `this ${bareName(name)} is`;
  return inGeneral('found', `By common limits for adults${by}, ${be} ${listOf(each)}.`, [row.span], source);
}

/** A stretch with a name of its own says more than causes do. */
export function sayStretch({ result }: Of<'stretch'>): StorySentence {
  const [verdict] = result.verdicts;
  const by = verdict === undefined ? '' : `By limits of the ${publisherOf(verdict.limit)}, `;
  const text = `${by}this ${bareName(result.name)} is ${verdict?.band?.words ?? ''}.`;
  return inGeneral('found', text, [result.row.span], verdict?.limit.source);
}
