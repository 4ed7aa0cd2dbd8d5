import type { Span } from '../../kernel/span.ts';
import type { StorySentence } from '../story.ts';
import type { Piece } from './pieces.ts';

const source = 'MedlinePlus Genetics: What do the results of genetic tests mean?';
const none =
  /\bno (?:known |other )?(?:(?:pathogenic|likely pathogenic|clinically significant|deleterious|disease-causing|reportable|and|or|\/),? ?)+(?:variants?|mutations?|changes?)|\bnegative for (?:pathogenic|mutations?)\b/i;
const harmful =
  /\b(?:pathogenic|deleterious|disease-causing) (?:variants?|mutations?|changes?)\b|\bclassification: (?:likely )?pathogenic\b/i;
const unclear = /\bvariants? of (?:uncertain|unknown|undetermined) (?:clinical )?significance\b|\bVUS\b/i;
const denied = /\bno\b[^.]{0,30}(?:variants? of|VUS)/i;
const gene =
  /(?<![\p{L}\d-])(?!DNA|RNA|VUS|POSITIVE|NEGATIVE|RESULT|GENE|VARIANT|THE|AND|FOR|NOT|PATHOGENIC|DETECTED|LIKELY|FOUND|HGVS|ACMG)(\p{Lu}{2}[\p{Lu}\d]{1,6})(?=[ ,:]{1,3}(?:c\.|p\.|g\.|variant|gene|mutation)|$)/u;

export type Variants = { told: StorySentence[]; isVariant: (piece: Piece) => boolean };

/** What a test of inherited genes says: a change that causes disease, one that nobody can judge yet, or none. */
export function sayVariants(pieces: readonly Piece[]): Variants {
  const all = pieces.map((piece) => ({
    piece,
    text: piece.label === null ? piece.text : `${piece.label}: ${piece.text}`,
  }));
  const free = all.filter(({ text }) => none.test(text));
  const unknown = all.filter(({ text }) => unclear.test(text) && !denied.test(text));
  const found = all.filter(
    (each) => harmful.test(each.text) && !free.includes(each) && !unknown.includes(each) && !isGeneral.test(each.text),
  );
  const named = pieces.filter(({ label }) => label !== null && /^genes?$/i.test(label));
  const names = (some: typeof all): string => {
    const own = some.flatMap(({ text }) => gene.exec(text.replace(/^gene: /i, ''))?.[1] ?? []);
    const genes = new Set(
      own.length > 0 || some !== found
        ? own
        : named.flatMap(({ text }) => /^[A-Z][A-Z\d]{1,7}\b/.exec(text)?.[0] ?? []),
    );
    return genes.size === 0 ? '' : ` in the gene ${[...genes].join(' and in ')}`;
  };
  const told: StorySentence[] = [];
  const tell = (text: string, some: typeof all): void => {
    if (some.length > 0)
      told.push({ part: 'bottom_line', text, spans: some.map(({ piece }): Span => piece.span), basis: 'document' });
  };
  tell(`The test found a gene change that can cause disease (a pathogenic variant)${names(found)}.`, found);
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

/** "Individuals with a pathogenic variant have …" speaks of people in general. */
const isGeneral = /\b(?:individuals|people|persons|patients|carriers|relatives|families)\b/i;
