import { tokenise } from '../../knowledge/tokenise.ts';
import type { ToldDirection } from '../told/directions.ts';
import type { DirectionWord } from '../wording/direction-words.ts';
import type { Case } from './check.ts';
import { comparedInPrint } from './printed-comparison.ts';

/** The words by which print says the same of what is no row, or of a row whose status cannot be computed. */
const printed: Readonly<Record<DirectionWord, RegExp>> = {
  high: /\b(?:high|elevat\w*|rais\w*|increas\w*|above|over|exceed\w*|hyper\w*|tachy\w*|rapid|fast|excess\w*|large|up|upper|enlarg\w*|febrile|fever\w*|greater|more|megaly|cardiomegaly|hepatomegaly|splenomegaly|obes\w*|overweight|positive|many|prolonged)\b|[↑>*]/i,
  low: /\b(?:low|decreas\w*|reduc\w*|below|under|hypo\w*|brady\w*|slow|deficien\w*|diminish\w*|osteop\w*|down|less|lower|small|impair\w*|an?emia|insufficien\w*|mild\w*|an?emic|poor|weak|loss)\b|[↓<*]/i,
  normal:
    /\b(?:normal\w*|nad|wnl|nl|unremarkable|negative|within|clear|intact|no|not|none|stable|adequate|good|well|benign|preserved|regular|soft|supple|nontender|non-tender|equal|symmetric\w*|patent|unchanged|satisfactory|free|without|appropriate|maintained|sinus|wnr|rrr|ctab|full|symmetrical|expected|optimal|euthyroid|afebrile|controlled|average|typical|healthy|acceptable|nil|perrla?|ok|fine|excellent|complete|mild|uncomplicated|physiologic|age[- ]appropriate|moist|strong|2\+|5\/5|midline|at goal|(?:all|is|are|were|bloods|labs) n)\b/i,
  outside:
    /\b(?:abnormal\w*|high|low|elevat\w*|reduc\w*|decreas\w*|increas\w*|irregular|enlarg\w*|outside|flag\w*|positive|atypical|unusual|thick\w*|dilat\w*|mass|nodul\w*|lesion\w*|severe|moderate|mild)\b|\*/i,
  positive: /./,
  negative: /./,
  rising:
    /\b(?:increas\w*|enlarg\w*|grow\w*|grew|larger|bigger|progress\w*|wors\w*|up|more|higher|rose|risen|from|previous\w*|prior)\b/i,
  falling:
    /\b(?:decreas\w*|smaller|shrunk|shrink\w*|improv\w*|regress\w*|reduc\w*|less|down|lower|fell|fallen|from|previous\w*|prior|better)\b/i,
  nothing: /./,
};

const opposite: Readonly<Partial<Record<DirectionWord, DirectionWord>>> = {
  high: 'normal',
  low: 'normal',
  normal: 'outside',
  outside: 'normal',
};

/** A mark behind a number: "48   L". */
const marks: Readonly<Partial<Record<DirectionWord, RegExp>>> = {
  high: /\d\S*\s+(?:\S+\s+)?H{1,2}\b(?!\s*\d)/,
  low: /\d\S*\s+(?:\S+\s+)?L{1,2}\b(?!\s*\d)/,
};

/** Measures that people take for results: high or low must be printed of them. */
const measure =
  /\b(?:blood pressure|pulse|heart rate|temperature|oxygen|saturation|weight|bmi|ejection fraction|pressure|breathing rate|troponin|enzymes?|respiratory rate|score|presión|pulso|temperatura)\b/i;

/** Whether print says the same where the sentence rests. What is high or low in prose may be put in other words, but never the other way. */
export function holdsPrinted(direction: ToldDirection, one: Case): boolean {
  const { kind, isTurned } = direction;
  const { evidence, quoted, told, source } = one;
  const compared = comparedInPrint(direction, one);
  if (compared !== undefined) return compared;
  if (/\b(?:higher|lower|more|less) than (?:the |your )?(?:\d|last|first|before|previous|earlier)/i.test(told.text))
    return true;
  const asked = isTurned ? (opposite[kind] ?? kind) : kind;
  const places = quoted === undefined ? [evidence.nearText] : [quoted.words, quoted.clause];
  if (places.some((place) => printed[asked].test(place) || marks[asked]?.test(place) === true)) return true;
  if (isShared(asked, told.text, source.explanation.text)) return true;
  if (asked !== 'high' && asked !== 'low') return false;
  return (
    !measure.test(told.text) &&
    !printed.normal.test(quoted?.clause ?? evidence.nearText) &&
    !printed[asked === 'high' ? 'low' : 'high'].test(quoted?.clause ?? evidence.nearText)
  );
}

/** Another sentence of the named lines that shares a word with the told one says it. */
function isShared(asked: DirectionWord, told: string, near: string): boolean {
  const words = new Set(
    tokenise(told).flatMap(({ folded }) => (folded.length > 3 && !common.has(folded) ? [folded.slice(0, 5)] : [])),
  );
  return near
    .split(/(?<=[.;])\s|\n/)
    .some((piece) => printed[asked].test(piece) && tokenise(piece).some(({ folded }) => words.has(folded.slice(0, 5))));
}

const common = new Set(
  'your with that this were was normal range result level have from blood pressure size high'.split(' '),
);
