import type { DocumentFacts } from './document-facts.ts';
import { documentKinds, isDocumentKind, type DocumentKind } from './document-kinds.ts';
import { documentTypes, type DocumentType } from './document-types.ts';
import { kindCues } from './kind-cues.ts';
import { looksMedical } from './looks-medical.ts';
import { scoreTypes } from './score-types.ts';

/** The type a person chose wins; the kind stays the recognised one where it belongs to that type, else the best of that type. */
export function classify(facts: DocumentFacts): { documentType: DocumentType; documentKind: DocumentKind } {
  const recognised = recognise(facts);
  const { chosenType } = facts;
  if (chosenType === undefined || recognised.documentType === chosenType) return recognised;
  return {
    documentType: chosenType,
    documentKind: chosenType === 'other' ? recognised.documentKind : bestKindOf(chosenType, facts),
  };
}

function recognise(facts: DocumentFacts): { documentType: DocumentType; documentKind: DocumentKind } {
  if (!looksMedical(facts)) return { documentType: 'other', documentKind: 'not_medical' };
  const scores = scoreTypes(facts);
  const best = documentTypes.reduce((leader, type) => (scores[type] > scores[leader] ? type : leader), 'other');
  const documentType = scores[best] < leastScore ? 'other' : best;
  return { documentType, documentKind: bestKindOf(documentType, facts) };
}

const leastScore = 3;

/** Pictures have no usual kind: to name a scan that the text does not name would be a guess. */
const usualKind: Record<DocumentType, DocumentKind> = {
  lab_result: 'general_lab',
  imaging: 'other_medical',
  clinical_note: 'office_visit',
  medication_list: 'medication_list',
  discharge_summary: 'discharge_summary',
  pathology: 'surgical_pathology',
  other: 'other_medical',
};

/** In a visit note a colonoscopy or a vaccine is talked about, not reported. */
const visitSections = new Set(['chief complaint', 'history of present illness', 'subjective', 'review of systems']);
const toldInVisits = new Set<DocumentKind>(['mental_health', 'emergency_visit', 'operative_report', 'physiotherapy']);

function bestKindOf(type: DocumentType, facts: DocumentFacts): DocumentKind {
  if (type === 'lab_result') return labKind(facts);
  const cues = kindCues.filter(({ kind }) => documentKinds[kind].type === type);
  const titled = cues.find(({ title }) => title.test(facts.title));
  const isVisit = facts.sectionNames.some((name) => visitSections.has(name));
  const told = cues.find(({ kind, body }) => body?.test(facts.text) && (!isVisit || toldInVisits.has(kind)));
  return (titled ?? told)?.kind ?? usualKind[type];
}

/** A kind that most rows belong to; without such rows, or with none, what the title says. */
function labKind({ labGroups, title, text }: DocumentFacts): DocumentKind {
  const counts = new Map<string, number>();
  for (const group of labGroups) if (group !== null) counts.set(group, (counts.get(group) ?? 0) + 1);
  const [group, count] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? ['', 0];
  const known = [...counts.values()].reduce((sum, each) => sum + each, 0);
  if (
    count > known * 0.6 &&
    count >= labGroups.length * 0.4 &&
    isDocumentKind(group) &&
    documentKinds[group].type === 'lab_result'
  )
    return group;
  const cues = kindCues.filter(({ kind }) => documentKinds[kind].type === 'lab_result');
  const named = cues.filter((cue) => cue.kind !== 'general_lab' && cue.title.test(title));
  const only = named.length === 1 || labGroups.length === 0 ? named[0]?.kind : undefined;
  if (only !== undefined && (known === 0 || counts.has(only))) return only;
  return known === 0 ? (cues.find(({ body }) => body?.test(text))?.kind ?? 'general_lab') : 'general_lab';
}
