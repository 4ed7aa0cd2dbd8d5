import type { Span } from '../../kernel/span.ts';
import type { StorySentence } from '../story.ts';
import type { Piece } from './pieces.ts';

const source = 'MedlinePlus Genetics: What do the results of genetic tests mean?';
const none =
  /\bno (?:known |other )?(?:(?:pathogenic|likely pathogenic|clinically significant|deleterious|disease-causing|reportable|and|or|\/),? ?)+(?:variants?|mutations?|changes?)|\bnegative for (?:pathogenic|mutations?)\b/i;
const harmful =
  /\b(?:pathogenic|deleterious|disease-causing) (?:variants?|mutations?|changes?)\b|\bclassification: (?:likely )?pathogenic\b/i;
const unclear = /\bvariants? of (?:uncertain|unknown|undetermined) (?:clinical )?significance\b|\bVUS\b/i;
/** "consistent with a diagnosis of Lynch syndrome" */
const fits =
  /\b(?:consistent|compatible) with (?:an? |the )?(?:diagnosis of )?([^.;(]{5,90}?(?:syndrome|disease|disorder|cancer predisposition)[^.;,(]{0,40})/i;
const denied = /\bno\b[^.]{0,30}(?:variants? of|VUS)/i;
const gene =
  /(?<![\p{L}\d-])(?!DNA|RNA|VUS|POSITIVE|NEGATIVE|RESULT|GENE|VARIANT|THE|AND|FOR|NOT|PATHOGENIC|DETECTED|LIKELY|FOUND|HGVS|ACMG)(\p{Lu}{2}[\p{Lu}\d]{1,6})(?=[ ,:]{1,3}(?:c\.|p\.|g\.|[Vv]ariant|[Gg]ene|[Mm]utation)|$)/u;

/** "a pathogenic variant in BRCA1" */
const inGene = /\b(?:[Vv]ariant|[Mm]utation)s? in (?:the )?(\p{Lu}[\p{Lu}\d]{2,7})\b/u;

export type Variants = { told: StorySentence[]; isVariant: (piece: Piece) => boolean };

/** What a test of inherited genes says: a change that causes disease, one that nobody can judge yet, or none. */
export function sayVariants(pieces: readonly Piece[]): Variants {
  const all = withGenes(pieces);
  const free = all.filter(({ text }) => none.test(text));
  const unknown = all.filter(({ text }) => unclear.test(text) && !denied.test(text));
  const found = all.filter(
    (each) => harmful.test(each.text) && !free.includes(each) && !unknown.includes(each) && !isGeneral.test(each.text),
  );
  const names = (some: typeof all): string => {
    const own = some.flatMap((each) => each.gene ?? []);
    // "Pathogenic variant detected." stands above the line that names the gene.
    const below = own.length > 0 || some !== found ? [] : all.filter((each) => each.isGene && !unknown.includes(each));
    const genes = new Set([...own, ...below.flatMap((each) => each.gene ?? [])]);
    return genes.size === 0 ? '' : ` in the gene ${[...genes].join(' and in ')}`;
  };
  const told: StorySentence[] = [];
  const tell = (text: string, some: typeof all): void => {
    if (some.length > 0)
      told.push({ part: 'bottom_line', text, spans: some.map(({ piece }): Span => piece.span), basis: 'document' });
  };
  const isCarrier = found.length > 0 && found.every(({ text }) => /\bcarrier\b/i.test(text));
  tell(
    isCarrier
      ? `One gene change was found${names(found)}.`
      : `The test found a gene change that can cause disease (a pathogenic variant)${names(found)}.`,
    found,
  );
  for (const each of found) {
    const syndrome = fits.exec(each.text)?.[1];
    if (syndrome !== undefined) tell(`This fits with ${syndrome.trim()}.`, [each]);
  }
  if (found.length === 0) tell('The test found no gene change that is known to cause disease.', free);
  tell(
    `It ${found.length + free.length > 0 ? 'also ' : ''}found a gene change of which nobody can say yet what it means${names(unknown)}.`,
    unknown,
  );
  if (unknown.length > 0)
    told.push({
      part: 'bottom_line',
      text: 'Such a change is usually not used to decide on treatment, and may be judged anew later.',
      spans: unknown.map(({ piece }): Span => piece.span),
      basis: 'general',
      source,
    });
  const used = new Set([...free, ...unknown, ...found].map(({ piece }) => piece));
  return { told, isVariant: (piece) => used.has(piece) };
}

/** Each line with the gene that it names, or that the line "Gene: BRCA1" above it names. */
function withGenes(pieces: readonly Piece[]): { piece: Piece; text: string; gene: string | null; isGene: boolean }[] {
  let above: string | null = null;
  return pieces.map((piece) => {
    const isGene = piece.label !== null && /^genes?(?: name)?$/i.test(piece.label);
    if (isGene) above = /^[A-Z][A-Z\d]{1,7}\b/.exec(piece.text)?.[0] ?? null;
    const text = piece.label === null || isGene ? piece.text : `${piece.label}: ${piece.text}`;
    const own = gene.exec(text)?.[1] ?? inGene.exec(text)?.[1] ?? (isGene || piece.label !== null ? above : null);
    return { piece, text, gene: own, isGene };
  });
}

/** "Individuals with a pathogenic variant have …" speaks of people in general. */
const isGeneral = /\b(?:individuals|people|persons|patients|carriers|relatives|families|women|men|females|males)\b/i;
