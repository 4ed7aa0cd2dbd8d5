import { classify } from '../documents/classify.ts';
import type { DocumentType } from '../documents/document-types.ts';
import type { Section } from '../documents/explanation.ts';
import { touching } from '../kernel/touching.ts';
import type { TermKind } from '../knowledge/entries.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { documentTitle } from './document-title.ts';
import { readFindings } from './findings/read-findings.ts';
import { readPhenotypes } from './genes/read-phenotypes.ts';
import { readIdentifiers } from './identifiers/read-identifiers.ts';
import type { Medium } from './labs/reading-context.ts';
import { isNoResult } from './labs/wording.ts';
import { readLabs } from './labs/read-lab-rows.ts';
import { trimmed } from './lines.ts';
import { readMedicines } from './medications/read-medications.ts';
import type { Reading } from './reading.ts';
import { readRecommendations } from './recommendations/read-recommendations.ts';
import { namedByRows, readRemarks } from './remarks/read-remarks.ts';
import { guessSection } from './sections/guess-section.ts';
import { withoutCommanded } from './remarks/without-commanded.ts';
import { readScales } from './scales/read-scales.ts';
import { amendmentOf } from './sections/amendment.ts';
import { findSections } from './sections/find-sections.ts';

export type ReadingOptions = Medium & { chosenType?: DocumentType };

/** The facts of one document. `text` is canonical (canonicalText), and every span of the answer points into it. */
export function readDocument(text: string, knowledge: Knowledge, options: ReadingOptions = {}): Reading {
  const { chosenType, ...medium } = options;
  const parts = findSections(text);
  const sections = parts.flatMap(({ name, span }) => (name === null ? [] : [{ name, span }]));
  const { rows, unread } = readLabs(text, knowledge, medium);
  const taken = rows.map(({ span }) => span);
  const {
    medications,
    changes: medicationChanges,
    rows: medicineRows,
    lines,
  } = readMedicines(text, { sections: parts, knowledge, taken });
  // "Ciclosporin 100 mg twice a day, aim for 100-200" is how a medicine is taken, and no result.
  const isOfMedicines = touching(lines);
  const labResults = rows.filter(({ span }) => !isOfMedicines(span));
  const amendment = amendmentOf(text);
  const findings = readFindings(text, { sections: parts, knowledge, taken, amendment });
  const kind = classify({
    text,
    title: documentTitle(text, parts, [...taken, ...lines]),
    sectionNames: sections.map(({ name }) => name),
    labGroups: [
      ...[...labResults, ...unread.filter(({ isMisread }) => isMisread)].map((row) =>
        // What has no result here tells little of what the paper is about.
        groupOf(
          'value' in row && isNoResult(row.value) && labResults.length > 2 ? { ...row, analyte: null } : row,
          knowledge,
        ),
      ),
      ...readPhenotypes(text).map(() => 'genetic_test'),
    ],
    medications: medications.length,
    findings: findings.length,
    terms: countTerms(text, knowledge),
    chosenType,
  });
  return withoutCommanded({
    text,
    ...kind,
    sections: sections.length > 0 ? sections : guessed(text, knowledge),
    labResults,
    ...(unread.length > 0 && { unreadRows: unread }),
    medications,
    medicineRows,
    medicationChanges,
    findings,
    scales: readScales(text),
    identifiers: readIdentifiers(text),
    recommendations: readRecommendations(text, parts),
    remarks: namedByRows(text, readRemarks(text, parts), labResults),
    ...(amendment !== undefined && { amendment }),
  });
}

/** A single paragraph without a heading is called what it is most like; longer papers are left as they are. */
function guessed(text: string, knowledge: Knowledge): Section[] {
  const { text: words, span } = trimmed(text, [0, text.length]);
  if (words === '' || words.length > longestPassage || words.includes('\n')) return [];
  const name = guessSection(words, knowledge.findMedicines(words).length);
  return name === undefined ? [] : [{ name, span }];
}

const longestPassage = 3000;

/** Words that only describe, and measures, are found in any text. */
const tellingKinds = new Set<TermKind>(['condition', 'symptom', 'finding', 'test', 'procedure', 'treatment']);

const head = 2000;

/** How many different medical terms and medicines the head of a text holds: enough to know it by. */
function countTerms(text: string, knowledge: Knowledge): number {
  const terms = knowledge.findTerms(text).filter(({ entry, end }) => end <= head && tellingKinds.has(entry.kind));
  const medicines = knowledge.findMedicines(text).filter(({ end }) => end <= head);
  return new Set([...terms.map(({ entry }) => entry.term), ...medicines.map(({ entry }) => entry.generic)]).size;
}

const groupOf = ({ analyte = null }: { analyte?: string | null }, knowledge: Knowledge): string | null =>
  analyte === null ? null : knowledge.getAnalyte(analyte).group;
