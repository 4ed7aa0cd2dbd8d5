import { sentencesOf } from '../sentences.ts';
import type { DocumentSection } from '../sections/find-sections.ts';
import { holdsFindings } from './section-policy.ts';
import { phrasePattern } from '../phrase-pattern.ts';
import phrases from './phrases.json' with { type: 'json' };

/** Fields of one line that stand among findings: what follows their line is a finding again. */
const oneLine = phrasePattern(phrases.oneLine, {}, 'whole');
/** "Return if worsening headache" counts wherever it is printed. */
const warning =
  /\b(?:return|come in|call|ring|phone|attend|come back|re-?attend|re-?present|present to|go to|seek|see urgently|safety net\p{L}*|review immediately|report (?:immediately|at once)|contact (?:us|your|the))\b.*\b(?:if|for|with|when)\b|\b(?:may|can|might) cause\b|\bside effects?\b|\bwarned\b/iu;
const mayWarn = phrasePattern(phrases.mayWarn);

/** The parts of a document where findings may live: its sections that hold them, and what stands amiss in the others. */
export function readableParts(text: string, sections: readonly DocumentSection[]): DocumentSection[] {
  let outer: DocumentSection | undefined;
  return sections.flatMap((section): DocumentSection[] => {
    if (holdsFindings(section.role)) {
      outer = section;
      return [section];
    }
    const [from, to] = section.body;
    const lineEnd = text.indexOf('\n', from);
    if (outer?.role === 'findings' && oneLine.test(section.name ?? '') && lineEnd !== -1 && lineEnd < to)
      return [{ ...section, role: outer.role, body: [lineEnd + 1, to] }];
    return warnings(text, section);
  });
}

function warnings(text: string, section: DocumentSection): DocumentSection[] {
  if (section.role === 'allergies' || !mayWarn.test(text.slice(...section.body))) return [];
  return sentencesOf(text, section.body)
    .filter(({ text: words }) => warning.test(words))
    .map(({ span }) => ({ ...section, role: 'instructions', body: span }));
}
