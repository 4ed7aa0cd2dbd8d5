import type { DocumentFacts } from './document-facts.ts';
import { documentKinds } from './document-kinds.ts';
import type { DocumentType } from './document-types.ts';
import { kindCues } from './kind-cues.ts';

/** Sections that speak for a type. A name counts once; two points each. */
const tellingSections: readonly (readonly [DocumentType, RegExp])[] = [
  [
    'imaging',
    /^(?:technique|comparisons?|comparison study|prior studies|radiation dose|contrast|breast composition|bi rads.*|imaging findings|.*(?:ct|mri|ultrasound|x ray) findings)$/,
  ],
  [
    'pathology',
    /gross|macroscop|microscop|patholog|histolog|specimen|immunohisto|margins|lymph nodes|staging|adequacy|tumor size|synoptic|special stains/,
  ],
  [
    'clinical_note',
    /^(?:chief complaint.*|presenting.*|history of present.*|hpi|subjective|objective|review of systems|systems review|physical exam.*|exam|examination|vitals.*|vital signs|assessment.*|plan|past medical history|past history|medical history|social history|family history|past surgical history|surgical history|mental status exam.*|reason for (?:visit|consult.*|referral|encounter)|drug history|medications|current medications|allergies|preoperative diagnosis|postoperative diagnosis|estimated blood loss|anesthesia|operative findings|procedures?(?: performed)?|complications|patient instructions|problem list|problems|immunizations|functional status|interval history|plan of (?:care|treatment)|treatment plan)$/,
  ],
  [
    'discharge_summary',
    /discharge|hospital course|course in hospital|admission (?:diagnos|date)|admitting diagnosis|return precautions|when to (?:call|return|seek|get)|call your doctor if|seek .*if|wound care|home care/,
  ],
];

/** Cues by weight: what a title names counts most, then the make-up of the text, then sections and turns of phrase. */
export function scoreTypes(facts: DocumentFacts): Record<DocumentType, number> {
  const scores: Record<DocumentType, number> = {
    lab_result: 0,
    imaging: 0,
    clinical_note: 0,
    medication_list: 0,
    discharge_summary: 0,
    pathology: 0,
    other: 0,
  };
  addTitle(scores, facts.title);
  for (const [type, names] of tellingSections) {
    const found = new Set(facts.sectionNames.filter((name) => names.test(name)));
    scores[type] += Math.min(found.size, 6) * 2;
  }
  addMakeUp(scores, facts);
  for (const { kind, body } of kindCues) if (body?.test(facts.text)) scores[documentKinds[kind].type] += 1;
  return scores;
}

/** The first line that names a kind decides; later lines of the head may name a department or an older study. */
function addTitle(scores: Record<DocumentType, number>, title: string): void {
  const lines = title.split('\n').filter((line) => line.trim() !== '');
  let weight = 7;
  for (const line of lines.slice(0, 10)) {
    const cue = kindCues.find((each) => each.title.test(line));
    if (!cue) continue;
    scores[documentKinds[cue.kind].type] += weight;
    weight = weight === 7 ? 3 : 1;
  }
}

function addMakeUp(
  scores: Record<DocumentType, number>,
  { text, sectionNames, labGroups, medications, findings }: DocumentFacts,
): void {
  const lines = Math.max(1, text.split('\n').filter((line) => /\p{L}/u.test(line)).length);
  // A note may be nothing but findings told in sentences.
  scores.clinical_note += Math.min(findings, 6) / 2;
  const share = labGroups.length / lines;
  if (share > 0.15) scores.lab_result += 4;
  if (share > 0.35) scores.lab_result += 6;
  const has = (name: RegExp) => sectionNames.some((each) => name.test(each));
  const listShare = has(/impression|plan|diagnos|assessment|history of/) ? 0 : medications / lines;
  if (listShare > 0.25 && medications >= 2) scores.medication_list += 4;
  if (listShare > 0.45) scores.medication_list += 4;
  const only =
    sectionNames.length > 0 && sectionNames.every((name) => /medic|drug|prescri|allerg|supplement/.test(name));
  if (only) scores.medication_list += 5;
  if (has(/^findings$/) && has(/^(?:impression|conclusion|opinion)s?$/)) scores.imaging += 4;
}
