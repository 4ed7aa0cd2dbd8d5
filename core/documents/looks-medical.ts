import type { DocumentFacts } from './document-facts.ts';
import { clinicalWords, kindCues, notMedicalCues } from './kind-cues.ts';

/** A text is medical by what it holds: results, medicines, findings, or clinical words enough to outweigh what speaks against it. */
export function looksMedical(facts: DocumentFacts): boolean {
  const { text, title, labGroups, medications, findings, terms, sectionNames } = facts;
  const against = notMedicalCues.filter((cue) => cue.test(text)).length;
  const words = new Set(Array.from(text.matchAll(clinicalWords), ([word]) => word.toLowerCase())).size;
  const held = Math.min(labGroups.length, 4) + Math.min(medications, 3) + Math.min(findings, 4) + Math.min(words, 4);
  const clinicalSections = sectionNames.filter(
    (name) =>
      !/^(?:comments?|summary|description|purpose|notes?|instructions?|plan|discussion|billing|condition|activity|study|method)$/.test(
        name,
      ),
  );
  const isTitled = kindCues.some((cue) => cue.title.test(title));
  const total = held + Math.min(clinicalSections.length, 3) + (isTitled ? 2 : 0);
  // A line of a note can be all there is: one term is much of so short a text, and little of a long one.
  const isShort = text.length <= shortText;
  if (against === 0 && isShort && held + terms > 0) return true;
  return total + (against === 0 ? Math.min(terms, 2) : 0) > (against === 0 ? 1 : 2 + 2 * against);
}

const shortText = 300;
