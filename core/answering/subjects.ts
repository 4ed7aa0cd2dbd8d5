import type { ExplainedTerm, Explanation, Finding, LabResult, Medication } from '../documents/explanation.ts';
import { analyteOf, labName } from '../explaining/lab-words.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { everydayAnalytes, everydayFindings, everydayGroups } from './everyday-names.ts';
import { contentWords, foldedQuestion, stem } from './question-words.ts';

/** What a question names of the things that the document holds. */
export type Subjects = {
  rows: LabResult[];
  medications: Medication[];
  findings: Finding[];
  terms: ExplainedTerm[];
};

export type SubjectOptions = { explanation: Explanation; knowledge: Knowledge };

/** What of the document a question names, by its printed names and by those that we know. */
export function subjectsOf(folded: string, { explanation, knowledge }: SubjectOptions): Subjects {
  const isNamed = namedIn(folded);
  const { findings, labResults, medications, medicalTerminology } = explanation;
  const own = labResults.filter((row) => namesOfRow(row, knowledge).some(isNamed));
  const named = findings.filter((finding) => isNamedFinding(finding, folded, { isNamed, knowledge }));
  const ofGroup = named.length > 0 ? [] : labResults.filter((row) => isOfNamedGroup(row, folded, knowledge));
  return {
    rows: own.length > 0 ? narrowest(own, isNamed) : ofGroup,
    medications: medications.filter((medication) => namesOfMedicine(medication, knowledge).some(isNamed)),
    findings: named,
    terms: namedTerms(medicalTerminology, folded, isNamed),
  };
}

type IsNamed = (name: string) => boolean;

/** Terms by their whole name; where there is none, by the word that they end with. */
function namedTerms(terms: readonly ExplainedTerm[], folded: string, isNamed: IsNamed): ExplainedTerm[] {
  const bare = (term: string) => term.replace(/\s*\([^)]*\)\s*$/, '');
  const whole = terms.filter(({ term }) => isNamed(term) || isNamed(bare(term)));
  return whole.length > 0 ? whole : terms.filter(({ term }) => endsWithAsked(bare(term), folded));
}

/** Too wide to name anything by themselves. */
const wideWords = new Set(
  'disease syndrome change disorder condition finding pain level test result exam history type stage side sign risk problem'
    .split(' ')
    .map(stem),
);

/** "The nodule" names the solid nodule of the document. */
function endsWithAsked(name: string, folded: string): boolean {
  const head = stem(foldedQuestion(name).split(' ').at(-1) ?? '');
  return head.length > 3 && !wideWords.has(head) && contentWords(folded).includes(head);
}

/** Whether a name stands in a question as whole words, in the plural too. */
function namedIn(folded: string): IsNamed {
  const padded = ` ${folded.replace(/[^\p{L}\d%]+/gu, ' ')} `;
  return (name) => {
    const words = foldedQuestion(name)
      .replace(/[^\p{L}\d%]+/gu, ' ')
      .trim();
    if (words.length < 2) return false;
    return (
      padded.includes(` ${words} `) ||
      (words.length > 3 && padded.includes(` ${words}s `)) ||
      (words.length > 4 && words.endsWith('s') && padded.includes(` ${words.slice(0, -1)} `))
    );
  };
}

/** "My LDL cholesterol" names LDL cholesterol, and not the total that is called cholesterol too. */
function narrowest(rows: readonly LabResult[], isNamed: IsNamed): LabResult[] {
  const exact = rows.filter((row) => isNamed(labName(row)) && labName(row).includes(' '));
  return exact.length > 0 ? exact : [...rows];
}

function namesOfRow(row: LabResult, knowledge: Knowledge): string[] {
  const entry = analyteOf(row, knowledge);
  const everyday = entry === undefined ? [] : (everydayAnalytes[entry.id] ?? []);
  return [row.name, labName(row), ...(entry === undefined ? [] : [entry.name, ...entry.also]), ...everyday];
}

function isOfNamedGroup(row: LabResult, folded: string, knowledge: Knowledge): boolean {
  const words = everydayGroups[analyteOf(row, knowledge)?.group ?? ''];
  return words?.test(folded) === true;
}

function namesOfMedicine({ name, generic }: Medication, knowledge: Knowledge): string[] {
  const entry = knowledge.findMedicine(generic ?? name);
  const first = name.split(/\s/)[0] ?? name;
  return [
    name,
    first,
    ...(generic === null ? [] : [generic]),
    ...(entry === undefined ? [] : [entry.generic, ...entry.brands]),
  ];
}

function isNamedFinding(
  { concept, text }: Finding,
  folded: string,
  { isNamed, knowledge }: { isNamed: IsNamed; knowledge: Knowledge },
): boolean {
  const entry = knowledge.findTerm(concept);
  const names = [
    concept,
    text,
    ...(entry === undefined ? [] : [entry.term, ...entry.also, ...(entry.plain === undefined ? [] : [entry.plain])]),
  ];
  return (
    names.some(isNamed) ||
    [concept, text].some((name) => endsWithAsked(name, folded)) ||
    everydayFindings.some(({ asked, means }) => asked.test(folded) && means.test(`${concept} ${text}`))
  );
}
