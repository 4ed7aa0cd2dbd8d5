import type { Evidence } from './classifying/evidence.ts';
import type { DocumentFacts } from './document-facts.ts';
import { documentKinds, type DocumentKind } from './document-kinds.ts';
import type { DocumentType } from './document-types.ts';

/** What the words of a document say of its kind: in its head, in its text, and by the table of evidence. */
export type KindEvidence = {
  title: ReadonlyMap<DocumentKind, number>;
  body: ReadonlyMap<DocumentKind, number>;
  table: Evidence;
};

/** Cues by weight: what a title names, the table of evidence, turns of phrase, and the make-up of the text. */
export function scoreTypes(facts: DocumentFacts, { title, body, table }: KindEvidence): Record<DocumentType, number> {
  const scores: Record<DocumentType, number> = {
    lab_result: 0,
    imaging: 0,
    clinical_note: 0,
    medication_list: 0,
    discharge_summary: 0,
    pathology: 0,
    other: 0,
  };
  for (const [kind, weight] of title)
    if (kind !== 'drug_levels' || !isMedicines(facts)) scores[documentKinds[kind].type] += weight;
  for (const [kind, phrases] of body)
    scores[documentKinds[kind].type] += Math.min(phrases, kind === 'bone_marrow' ? mostOfMarrow : 3);
  for (const [type, points] of table.types) scores[type] += points;
  for (const [kind, points] of table.kinds) scores[documentKinds[kind].type] += points;
  addMakeUp(scores, facts, isGoingHome(title));
  return scores;
}

/** "Digoxin 125 mcg once daily" among other medicines asks for no level of it. */
const isMedicines = ({ labGroups, medications }: DocumentFacts): boolean => labGroups.length === 0 && medications > 2;

/** A marrow report opens with the blood count, whose rows speak for a lab result; its own words are found nowhere else. */
const mostOfMarrow = 10;

/** Papers for going home list medicines too, and say in their title that they are no list. */
const isGoingHome = (title: KindEvidence['title']): boolean =>
  [...title].some(([kind, weight]) => documentKinds[kind].type === 'discharge_summary' && weight > 10) &&
  (title.get('medication_list') ?? 0) <= 10;

const lineLength = 90;

function addMakeUp(
  scores: Record<DocumentType, number>,
  { text, sectionNames, labGroups, medications, findings }: DocumentFacts,
  goesHome: boolean,
): void {
  const printed = text.split('\n').filter((line) => /\p{L}/u.test(line)).length;
  // A paragraph counts as the lines that it would fill.
  const lines = Math.max(1, printed, Math.ceil(text.length / lineLength));
  // A note may be nothing but findings told in sentences.
  scores.clinical_note += Math.min(findings, 6) / 2;
  const share = labGroups.length / lines;
  if (share > 0.15) scores.lab_result += 4;
  if (share > 0.35) scores.lab_result += 6;
  const has = (name: RegExp) => sectionNames.some((each) => name.test(each));
  const isPrescribed = has(/^(?:rx|prescription)/);
  const isNote = !isPrescribed && has(/impression|plan|diagnos|assessment|history of/);
  const listShare = isNote || goesHome ? 0 : medications / lines;
  if (listShare > 0.25 && medications >= 2) scores.medication_list += 4;
  if (listShare > 0.45) scores.medication_list += 4;
  const only =
    sectionNames.length > 0 && sectionNames.every((name) => /medic|drug|prescri|allerg|supplement/.test(name));
  if (only && !goesHome && medications / lines > 0.2) scores.medication_list += 5;
}
