import { weighEvidence } from './classifying/evidence.ts';
import { toldWords } from './classifying/told-words.ts';
import type { DocumentFacts } from './document-facts.ts';
import { documentKinds, type DocumentKind } from './document-kinds.ts';
import { documentTypes, type DocumentType } from './document-types.ts';
import { labKind } from './lab-kind.ts';
import { looksMedical } from './looks-medical.ts';
import { scoreTypes, type KindEvidence } from './score-types.ts';
import { titleWeights } from './title-weights.ts';

/** What a document is taken for. `recognisedKind` is what its words say, whatever a person chose; where they say nothing, it is the kind. */
export type Classified = { documentType: DocumentType; documentKind: DocumentKind; recognisedKind: DocumentKind };

/** The type a person chose wins; the kind stays the recognised one where it belongs to that type, else the best of that type. */
export function classify(facts: DocumentFacts): Classified {
  const words = toldWords(facts.text);
  const table = weighEvidence(facts.sectionNames, words.evidence);
  const evidence = { title: titleWeights(facts.title), body: words.kinds, table };
  const recognised = looksMedical(facts, { title: evidence.title, words, named: table.kinds.size })
    ? recognise(facts, evidence)
    : notMedical;
  const { chosenType } = facts;
  const { documentType, documentKind } =
    chosenType === undefined || recognised.documentType === chosenType
      ? recognised
      : {
          documentType: chosenType,
          documentKind: chosenType === 'other' ? recognised.documentKind : bestKindOf(chosenType, facts, evidence),
        };
  const isRecognised = recognised.documentType !== 'other';
  return { documentType, documentKind, recognisedKind: isRecognised ? recognised.documentKind : documentKind };
}

function recognise(
  facts: DocumentFacts,
  evidence: KindEvidence,
): { documentType: DocumentType; documentKind: DocumentKind } {
  const scores = scoreTypes(facts, evidence);
  const best = documentTypes.reduce((leader, type) => (scores[type] > scores[leader] ? type : leader), 'other');
  const documentType = scores[best] < leastScore ? 'other' : best;
  return { documentType, documentKind: bestKindOf(documentType, facts, evidence) };
}

const notMedical = { documentType: 'other', documentKind: 'not_medical' } as const;

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
const toldInVisits = new Set<DocumentKind>([
  'mental_health',
  'emergency_visit',
  'operative_report',
  'physiotherapy',
  'telehealth_visit',
]);
const leastToldInVisits = 3;

/** The kind of a type that a title names, else the one that most phrases speak for. */
function bestKindOf(type: DocumentType, facts: DocumentFacts, { title, body, table }: KindEvidence): DocumentKind {
  if (type === 'lab_result') return labKind(facts, { title, body });
  const isVisit = facts.sectionNames.some((name) => visitSections.has(name));
  const told = (kind: DocumentKind): number => {
    const phrases = body.get(kind) ?? 0;
    return isVisit && (!toldInVisits.has(kind) || phrases < leastToldInVisits) ? 0 : Math.min(phrases, 8);
  };
  const named = new Set(
    [...title.keys(), ...body.keys(), ...table.kinds.keys()].filter((kind) => documentKinds[kind].type === type),
  );
  let best: { kind: DocumentKind; score: number } = { kind: usualKind[type], score: 0 };
  for (const kind of named) {
    const score =
      (title.get(kind) ?? 0) + (table.kinds.get(kind) ?? 0) + told(kind) + (kind === usualKind[type] ? 0.5 : 0);
    if (score > best.score) best = { kind, score };
  }
  return best.kind;
}
