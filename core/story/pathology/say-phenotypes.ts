import { listOf } from '../../explaining/wording.ts';
import type { Span } from '../../kernel/span.ts';
import { readPhenotypes, type Phenotype } from '../../reading/genes/read-phenotypes.ts';
import type { Knowledge } from '../../knowledge/knowledge.ts';
import { linesOf } from '../../reading/lines.ts';
import type { Statement } from '../../statements/statement.ts';
import type { StorySentence } from '../story.ts';

const source = 'Clinical Pharmacogenetics Implementation Consortium: standard terms for pharmacogenetic test results';

/** `own`: what this person is called by the table, such as a poor metabolizer. */
export type Phenotypes = { told: StorySentence[]; spans: Span[]; own: ReadonlySet<string> };

/** What a test of the genes that handle medicines says: those that work otherwise than usual first, then those that work as usual. */
export function sayPhenotypes(text: string): Phenotypes {
  const read = readPhenotypes(text);
  const of = (...kinds: Phenotype['is'][]): Phenotype[] => read.filter(({ is }) => kinds.includes(is));
  const [others, usual, absent] = [of('other', 'found', 'unclear'), of('usual'), of('absent')];
  const told: StorySentence[] = [];
  const tell = (part: StorySentence['part'], words: string, some: readonly Phenotype[]): void => {
    told.push({ part, text: words, spans: some.map(({ span }) => span), basis: 'document' });
  };
  if (others.length > 0)
    tell(
      'bottom_line',
      `The test looked at genes that handle medicines. Otherwise than usual${of('unclear').length > 0 ? ', or not clear' : ''}: ${namesOf(others)}.`,
      others,
    );
  else if (usual.length > 0) tell('bottom_line', 'The genes that were tested handle medicines as usual.', usual);
  for (const each of others) tell('found', saidOf(each), [each]);
  if (others.length > 0 && usual.length > 0) tell('normal', `As usual: ${namesOf(usual)}.`, usual);
  if (absent.length > 0) tell('normal', `Looked for and not found: ${namesOf(absent)}.`, absent);
  if (others.length > 0)
    told.push({
      part: 'next_steps',
      text: 'Show this report to whoever prescribes your medicines, and change none of them by yourself.',
      spans: others.map(({ span }) => span),
      basis: 'general',
      source,
    });
  const heads = linesOf(text).flatMap(({ text: line, span }) => (isTableHead.test(line) ? [span] : []));
  const own = new Set(read.map(({ printed }) => printed));
  return { told, own, spans: read.length === 0 ? [] : [...heads, ...read.map(({ span }) => span)] };
}

const namesOf = (some: readonly Phenotype[]): string => listOf(some.map(({ gene }) => gene));

function saidOf({ gene, is, says, printed }: Phenotype): string {
  if (is === 'found') return `${gene}: found (${printed}).`;
  return says === null ? `${gene}, as printed: "${printed}".` : `${gene}: ${says} (${printed}).`;
}

/**
 * In a paper with a table of genes a note on other people is no result. In a report a note on a medicine is what it says for this patient;
 * what is named above the table is its title.
 */
export function asGeneNote(
  statement: Statement,
  { tables, isReport, knowledge }: { tables: Phenotypes; isReport: boolean; knowledge: Knowledge },
): Statement {
  const [first] = tables.spans;
  if (first === undefined || statement.role === 'next_step') return statement;
  const own = statement.text.split(/;\s/).filter((part) => !isOfOthers(part, tables.own));
  if (own.length === 0) return { ...statement, role: 'furniture' };
  const text = own.join('; ');
  if (!isReport) return { ...statement, text };
  if (statement.span[0] < first[0]) return { ...statement, role: 'furniture' };
  if (knowledge.findMedicines(`${statement.label ?? ''} ${text}`).length === 0) return { ...statement, text };
  const [, medicine = statement.label, rest = text] = /^(\p{Lu}[\p{L} /()\d]{2,50}) [-–] (\S.*)$/u.exec(text) ?? [];
  return { ...statement, text: rest, label: medicine, role: 'finding', heading: 'notes' };
}

/** "Poor metabolizers need less" is about others, unless this person is one. */
function isOfOthers(words: string, own: ReadonlySet<string>): boolean {
  const [, kind] = /\b(\p{L}+ metaboli[sz]er)s\b/iu.exec(words) ?? [];
  return kind === undefined ? ofOthers.test(words) : !own.has(kind.toLowerCase());
}
const ofOthers =
  /^\W*(?:general(?:ly)?|in general|for (?:other|most) people)\b|\b(?:patients|people|carriers|individuals|those) (?:with|who)\b/i;

const isTableHead = /^\W*(?:(?:medicine|drug|medication)\W+)?gene\W+(?:diplotype|genotype|alleles?|result|variant)\b/i;
