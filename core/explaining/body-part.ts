import type { Knowledge } from '../knowledge/knowledge.ts';

/** Parts that everybody knows, which need no record. */
const everyday = new Set(
  (
    'breast lung kidney liver stomach knee hip shoulder elbow ankle wrist hand foot finger thumb toe heel arm forearm leg thigh calf shin head scalp face cheek nose lip ' +
    'tongue throat neck chest back belly abdomen groin eye ear ovary womb prostate bladder bowel colon skin heart brain spine rib jaw lobe'
  ).split(' '),
);

/** Whether words end with the name of a part of the body: "right lower lobe", "left cheek". */
export function isBodyPart(words: string, knowledge: Knowledge): boolean {
  const last = /[\p{L}-]+$/u.exec(words)?.[0].toLowerCase() ?? '';
  if (everyday.has(last) || everyday.has(last.replace(/s$/, ''))) return true;
  return knowledge.findTerms(words).some(({ entry, end }) => entry.kind === 'anatomy' && end === words.length);
}
