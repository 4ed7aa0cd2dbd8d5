import { documentKinds, type DocumentKind } from '../documents/document-kinds.ts';
import type { Paper } from '../paper/paper.ts';
import { isLetter } from '../statements/letter-roles.ts';
import type { PaperKind } from '../statements/base-role.ts';
import { reportKind } from './report/report-kind.ts';

const visitParts = [
  /^(?:history of present|chief complaint)/,
  /^review of systems/,
  /^physical exam/,
  /^(?:assessment|impression and plan)/,
  /^(?:family|social) history/,
];

/** How a patient is made ready, and how it goes: told of nothing else. */
const tellsOfOperation = (text: string): boolean =>
  (text.match(
    /\b(?:prepped|draped|operating room|catheterization laboratory|cath lab|sterile (?:fashion|manner)|tolerated the procedure|informed consent|anesthetized|sedat\w+|lidocaine|xylocaine)\b/gi,
  )?.length ?? 0) >= 2;

const tests = new Set<DocumentKind>([
  'ecg',
  'lung_function',
  'sleep_study',
  'stress_test',
  'nerve_study',
  'eeg',
  'swallow_study',
]);

/** The outline that a paper is told by: its headings say more than what it was taken for. */
export function paperKind(kind: DocumentKind, paper: Paper): PaperKind {
  if (paper.isNote) return 'clinic';
  const names = paper.sections.flatMap(({ name, sentences }) => [
    ...(name === null ? [] : [name]),
    ...sentences.flatMap(({ label }) => (label === null ? [] : [label.toLowerCase()])),
  ]);
  const has = (pattern: RegExp): boolean => names.some((name) => pattern.test(name));
  const isStay = has(
    /\bhospital course\b|^course in (?:the )?hospital|discharge diagnos|diagnos[ei]s at discharge|^condition (?:at|on) discharge|^discharge (?:medications|condition|instructions|disposition)/,
  );
  if (kind === 'autopsy' || isAutopsy(names, paper.text)) return 'autopsy';
  if (isStay) return 'discharge';
  const isOperation =
    has(/^(?:pre|post)-? ?(?:op(?:erative)?|procedur(?:e|al)) diagnos/) &&
    has(/^(?:procedure|operation|description|technique|title of|anesthesia|name of)/);
  const isProcedure =
    has(
      /^(?:procedures?|operations?)\b|^(?:title|name|type|details|description) of (?:the )?(?:procedure|operation)/,
    ) &&
    visitParts.filter((part) => has(part)).length < 2 &&
    (has(
      /^(?:details|description) of|^procedure in detail|^operative (?:technique|procedure|findings)|^an[ae]+sthesia|^technique|^complications?$|^estimated blood loss/,
    ) ||
      tellsOfOperation(paper.text));
  if (isOperation || isProcedure || isRadiationGiven(paper.text) || kind === 'operative_report' || kind === 'endoscopy')
    return 'operative';
  if (tests.has(kind)) return 'test';
  const report = reportKind(paper);
  if (report === 'test' && documentKinds[kind].type !== 'imaging') return 'test';
  if (kind === 'referral_letter' || isLetter(paper.text)) return 'letter';
  const isVisit =
    has(/^(?:history of present|chief complaint|review of systems|physical exam|assessment|plan$)/) &&
    !has(/^(?:reason|indications?) for (?:the )?(?:exam|study|test|ct|mri|scan)/);
  const isTissue =
    has(
      /^(?:final |surgical )*patholog\w* diagnos[ie]s|^(?:final )?cytolog\w* diagnos[ie]s|^histopatholog\w* diagnos[ie]s/,
    ) ||
    (has(
      /^(?:gross(?: description| examination)?|macroscopic|microscopic|immunohistochem|specimens?\b|specimen\(s\))/,
    ) &&
      has(/^(?:final |pathologic |anatomic |cytologic |microscopic )*diagnos[ie]s/));
  if ((isTissue || isTissueTitle(paper.text)) && !isVisit) return 'pathology';
  switch (documentKinds[kind].type) {
    case 'lab_result':
      return isVisit ? 'clinic' : kind === 'genetic_test' ? 'pathology' : 'lab';
    case 'imaging':
      return isVisit ? 'clinic' : 'imaging';
    case 'pathology':
      return isVisit ? 'clinic' : 'pathology';
    case 'discharge_summary':
      return 'discharge';
    case 'medication_list':
      return isVisit ? 'clinic' : 'medicines';
    default:
      return report ?? 'clinic';
  }
}

/** The examination of somebody who died. */
function isAutopsy(names: readonly string[], text: string): boolean {
  const has = (pattern: RegExp): boolean => names.some((name) => pattern.test(name));
  return (
    /^\W*(?:final |forensic |preliminary )?(?:autopsy|post-?mortem)\b/i.test(text.slice(0, 200)) ||
    (/^[^\n]{0,60}\b(?:autopsy|post-?mortem)\b/i.test(text) &&
      /\b(?:decedent|(?:cause|manner) of death)\b/i.test(text)) ||
    (/\b(?:autopsy|decedent|post-?mortem|cause of death)\b/i.test(text) &&
      has(/^external (?:examination|evidence)/) &&
      has(/^(?:internal exam|evidence of|toxicolog|cause of death|anatomic(?:al)? (?:summary|diagnos)|radiographs)/))
  );
}

/** "CYTOGENETICS REPORT" in the first line. */
const isTissueTitle = (text: string): boolean =>
  /\b(?:cytogenetic\w*|karyotype|chromosome|genetic test\w*|genomic|flow cytometry|cytolog\w*|cytopatholog\w*|histopatholog\w*|dermatopatholog\w*|surgical patholog\w*|patholog\w*|bone marrow|biopsy)\b.{0,20}\b(?:reports?|results?|analysis)\b/i.test(
    /[^\n]{1,80}/.exec(text)?.[0] ?? '',
  );

/** A treatment with radiation that was given, by its title: told as what was done. What is still to come is not. */
const isRadiationGiven = (text: string): boolean =>
  /\b(?:brachytherapy|radiotherapy|radiation therapy|radiosurgery|(?:3-?d(?:imensional)?|3-dimensional|conformal) simulation)\b/i.test(
    /[^\n]{1,80}/.exec(text)?.[0] ?? '',
  ) &&
  !/\b(?:is|are) to (?:undergo|receive|have)\b|\bwill (?:be (?:planned|treated|given)|undergo|receive)\b/i.test(
    text.slice(0, 600),
  ) &&
  !/^\W*(?:(?:history|chief complaint|assessment|impression)\b)/im.test(text);
