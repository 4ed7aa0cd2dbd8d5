import { overlaps } from '../../kernel/span.ts';
import { printsSide } from '../check-words.ts';
import type { Case, Check } from './check.ts';

type Side = 'left' | 'right' | 'both';

const body =
  'lungs?|kidneys?|eyes?|breasts?|sides?|ears?|knees?|legs?|arms?|hips?|ovar(?:y|ies)|shoulders?|hands?|feet|foot|ankles?|wrists?|elbows?|lobes?|upper|lower|carotids?|adrenals?|testicles?|hemispheres?|ventricles?|atria|tubes?|ureters?|lung bases';
const said: readonly { side: Side; form: RegExp }[] = [
  {
    side: 'left',
    form: /(?<!\b(?:you|was|were|have|has|had|be|he|she|they|been|what is|what's|is|are|any|anything|nothing|some|much|time|tissue) )\bleft\b(?! (?:over|out|the (?:hospital|clinic|er)|untreated|alone|behind|in place|open|message))|\bizquierd[oa]s?\b/i,
  },
  {
    side: 'right',
    form: /(?<!\b(?:all|just|quite|that's|is that|not|the|your|a|feel|get|looks|is|are|was) )\bright\b(?! (?:away|now|after|before|for you|time|amount|way|treatment|choice|here|to|balance|dose|medicine|kind|next|level|place|steps?|test|care|\?))|\bthe right (?=(?:\w+ ){0,2}?(?:side|lung|kidney|eye|breast|ear|knee|leg|arm|hip|ovary|shoulder|hand|foot|ankle|wrist|elbow|lobe|upper|lower|middle|ventricle|atrium|coronary|carotid|lateral|iliac|femoral|thigh|calf|thumb|heel|toe|index|flank|groin|cheek|temple|hemisphere|thyroid|tonsil|testicle|breast|chest|base|hemithorax|pleural|renal|adrenal|main|bundle|colon|heart|abdomen|hepatic|maxillary|parietal|frontal|temporal|occipital|humerus|radius|ulna|femur|tibia|fibula|clavicle|wrist|neck|jaw|upper|axilla))|\b(?:your|a) right (?!to\b|now\b)|\bderech[oa]s?\b/i,
  },
  {
    side: 'both',
    form: new RegExp(
      String.raw`\bboth (?:of )?(?:the |your )?(?:upper |lower )?(?:${body})\b|\bboth sides\b|\bbilateral(?:ly)?\b|\bon either side\b|\bambos (?:lados|pulmones|riñones|ojos)\b|\bambas (?:rodillas|piernas|mamas|caderas)\b`,
      'i',
    ),
  },
];

/** A side that is told is printed where the named thing stands; where the thing is of one side only, it is that one. */
export const sides: Check = (one) => {
  const { told } = one;
  return said.some(({ side, form }) => form.test(told.text) && !isPrinted(side, one)) ? ['side'] : [];
};

function isPrinted(side: Side, one: Case): boolean {
  const { evidence, mentions, source } = one;
  const own = mentions
    .filter(({ kind, links }) => kind !== 'anatomy' && kind !== 'word' && links.length > 0)
    .map(({ links }) => {
      const near = links.filter(({ span }) => evidence.near.some((place) => overlaps(place, span)));
      return (near.length > 0 ? near : links).map(({ finding }) => finding?.side ?? null);
    });
  // The interpreter knows the side of one of the named things: then one of them is of the side told.
  const known = own.filter((of) => of.length > 0 && of.every((each) => each !== null));
  if (known.length === 1 && own.length === 1) return (known[0] ?? []).some((each) => isSide(each, side));
  return side === 'both'
    ? printsBoth(evidence.text)
    : printsSide(side, evidence.text) || (source.rows.length > 0 && printsSide(side, evidence.nearText));
}

const isSide = (printed: Side | null, told: Side): boolean => printed === told || printed === 'both';
const printsBoth = (words: string): boolean =>
  /\b(?:bi\w+|both|b\/l|bilat\w*|ou|two|symmetric\w*|lungs|kidneys|ovaries|breasts|eyes|hips|knees|legs|either)\b/i.test(
    words,
  ) ||
  (printsSide('left', words) && printsSide('right', words));
