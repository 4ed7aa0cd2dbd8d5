import type { DocumentFacts } from './document-facts.ts';
import { clinicalWords, kindCues, notMedicalCues } from './kind-cues.ts';

/** A text is medical by what it holds: results, medicines, findings, or clinical words enough to outweigh what speaks against it. */
export function looksMedical({ text, title, labGroups, medications, findings, sectionNames }: DocumentFacts): boolean {
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
  return total > (against === 0 ? 1 : 2 + 2 * against);
}
