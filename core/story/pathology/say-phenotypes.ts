import { listOf } from '../../explaining/wording.ts';
import type { Span } from '../../kernel/span.ts';
import { readPhenotypes, type Phenotype } from '../../reading/genes/read-phenotypes.ts';
import type { Knowledge } from '../../knowledge/knowledge.ts';
import type { StorySentence } from '../story.ts';
import { geneNotes, linesOfHeads, type GeneNote } from './gene-notes.ts';

const source = 'Clinical Pharmacogenetics Implementation Consortium: standard terms for pharmacogenetic test results';

/** `own`: what this person is called by the table, such as a poor metabolizer. */
export type Phenotypes = {
  told: StorySentence[];
  spans: Span[];
  rows: Span[];
  own: ReadonlySet<string>;
  notes: GeneNote[];
};

/** What a test of the genes that handle medicines says: those that work otherwise than usual first, then those that work as usual. */
export function sayPhenotypes(text: string, knowledge: Pick<Knowledge, 'findMedicines'>): Phenotypes {
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
  const rows = read.map(({ span }) => span);
  const heads = read.length === 0 ? [] : linesOfHeads(text).map(({ span }) => span);
  const own = new Set(read.map(({ printed }) => printed.toLowerCase()));
  return { told, own, rows, spans: [...heads, ...rows], notes: geneNotes(text, { read, knowledge }) };
}

const namesOf = (some: readonly Phenotype[]): string => listOf(some.map(({ gene }) => gene));

function saidOf({ gene, is, says, printed }: Phenotype): string {
  if (is === 'found') return `${gene}: found (${printed}).`;
  return says === null ? `${gene}, as printed: "${printed}".` : `${gene}: ${says} (${printed}).`;
}
