import type { Attribute } from './pieces.ts';
import type { TissueFact } from './tissue-facts.ts';

/** What is told of one property, in sentences without their place. Nothing where its value cannot be read. */
export type Saying = { text: string; facts: readonly TissueFact[] };

const yes = /^(?:present|identified|positive|seen|yes|extensive|focal|focally present|multifocal|involved|detected)\b/i;
const no = /\b(?:no|not|absent|negative|none|free|without|uninvolved|clear|nor)\b/i;
const open =
  /\b(?:suspicious|indeterminate|cannot|equivocal|not (?:applicable|assessed|known|submitted|provided|performed)|n\/a|pending|unknown|see)\b/i;

type Answer = 'yes' | 'no' | 'open';

/** "Present", "Not identified", "Perineural invasion is present", "no lymphovascular invasion". */
export function answerOf({ label, value }: TissueFact): Answer {
  if (open.test(value)) return 'open';
  if (no.test(value)) return 'no';
  return label === '' || yes.test(value) ? 'yes' : 'open';
}

type YesNo = { yes: string; no: string };
const answers: Partial<Record<Attribute, YesNo>> = {
  vessels: {
    yes: 'Cancer cells were seen inside small blood or lymph vessels (lymphovascular invasion).',
    no: 'No cancer cells were seen inside small blood or lymph vessels.',
  },
  nerves: {
    yes: 'Cancer cells were seen along small nerves (perineural invasion).',
    no: 'No cancer cells were seen along nerves.',
  },
  beyond: {
    yes: 'The cancer has grown through the outer wall of a lymph node (extranodal extension).',
    no: 'The cancer has not grown through the outer wall of a lymph node.',
  },
  pleura: {
    yes: 'The tumor has grown into the thin lining over the lung (pleura).',
    no: 'The tumor has not grown into the thin lining over the lung (pleura).',
  },
  insitu: {
    yes: 'Beside it there are very early cancer cells that have not grown deeper (carcinoma in situ).',
    no: 'No very early cancer cells that have not grown deeper (carcinoma in situ) were seen beside it.',
  },
  deposits: {
    yes: 'Small islands of tumor were seen apart from the main tumor.',
    no: 'No small islands of tumor were seen apart from the main one.',
  },
};

/** "3.6 cm.", "4.5 cm (greatest dimension)" */
const measureIn = (value: string): string | undefined =>
  /\d+(?:\.\d+)?(?: ?x ?\d+(?:\.\d+)?){0,2} ?(?:cm|mm)\b/i
    .exec(value)?.[0]
    .replace(/(CM|MM)$/, (unit) => unit.toLowerCase());

type Look = { pattern: RegExp; says: string };
const looks: readonly Look[] = [
  {
    pattern:
      /moderate(?:ly)? to poorly|poorly|undifferentiated|\bhigh\b|(?:grade|\bg) ?:?(?:3|4|iii|iv)\b|^(?:3|4|iii)\b/i,
    says: 'very different from healthy ones',
  },
  {
    pattern: /moderately|intermediate|(?:grade|\bg) ?:?(?:2|ii)\b|^(?:2|ii)\b/i,
    says: 'somewhat different from healthy ones',
  },
  { pattern: /\bwell\b|\blow\b|(?:grade|\bg) ?:?(?:1|i)\b|^(?:1|i)\b/i, says: 'much like healthy ones' },
];
const gradeName =
  /\b(?:nottingham |figo |who )?(?:grade|g) ?:?(?:[1-4]|i{1,3}|iv)\b|(?:well|moderately|poorly)(?: to \w+)?[- ]differentiated|\b(?:low|high|intermediate)[- ](?:nuclear )?grade|^(?:[1-4]|low|high|intermediate)\b/i;

function sayGrade({ value }: TissueFact): string | undefined {
  const name = gradeName.exec(value)?.[0];
  const look = looks.find(({ pattern }) => pattern.test(name ?? ''));
  if (name === undefined || look === undefined) return undefined;
  const shown = /^(?:[1-4]|low|high|intermediate)$/i.test(name) ? `grade ${name}` : inSmall(name);
  return `Under the microscope the cancer cells look ${look.says} (${shown}).`;
}

/** "NOTTINGHAM GRADE 2", "FIGO grade 1", "G2" */
const inSmall = (words: string): string =>
  words
    .toLowerCase()
    .replace(/^g ?(?=[1-4])/, 'G')
    .replace(/\b(?:figo|who)\b/, (name) => name.toUpperCase())
    .replace('nottingham', 'Nottingham')
    .replace(/\b(?:i{2,3}|iv)$/, (number) => number.toUpperCase());

/** The sum goes from 6 to 10. */
function lookOfScore(score: string): string {
  const sum = Number(/\d+$/.exec(score)?.[0] ?? 0);
  return `${sum >= 8 ? 'very' : 'somewhat'} different from healthy ones`.replace(/^.*$/, (words) =>
    sum <= 6 ? 'much like healthy ones' : words,
  );
}

const saysOf: Partial<Record<Attribute, (fact: TissueFact) => string | undefined>> = {
  grade: sayGrade,
  gleason: ({ value }) => {
    const score = /(\d ?\+ ?\d) ?= ?\d+|\b\d{1,2}\b/.exec(value)?.[0];
    const group = /grade group:? ?(\d)/i.exec(value)?.[0].toLowerCase();
    return score === undefined
      ? undefined
      : `The Gleason score is ${score}${group === undefined ? '' : ` (${group})`}: the cancer cells look ${lookOfScore(score)}.`;
  },
  size: ({ label, value, of }) => {
    const measure = measureIn(value);
    return measure === undefined
      ? undefined
      : `${of === 'cancer' || /tumou?r/i.test(label + value) ? 'The tumor' : 'It'} measures ${measure}.`;
  },
  spread: ({ value }) => {
    const measure = measureIn(value);
    return measure === undefined ? undefined : `The largest spot of cancer in a lymph node measures ${measure}.`;
  },
  muscle: ({ value }) =>
    /\b(?:less than|under|<) ?(?:50 ?%|half|one[- ]half)|\binner half\b/i.test(value)
      ? 'The cancer has grown less than halfway into the muscle wall of the womb.'
      : /\b(?:more than|over|at least|greater than|>=?|≥) ?(?:50 ?%|half|one[- ]half)|\bouter half\b/i.test(value)
        ? 'The cancer has grown halfway or more into the muscle wall of the womb.'
        : /\b(?:no|without|absent|not)\b/i.test(value)
          ? 'The cancer has not grown into the muscle wall of the womb.'
          : /^\d/.test(value)
            ? `The cancer has grown into the muscle of the womb: ${value.replace(/\.$/, '')}.`
            : undefined,
  depth: ({ label, value }) => {
    const measure = measureIn(value);
    return /breslow|depth/i.test(`${label} ${value}`) &&
      measure !== undefined &&
      /^(?:breslow \D{0,30})?[<>]?\d/i.test(value)
      ? `The tumor is ${measure} deep${/breslow/i.test(`${label} ${value}`) ? ' (Breslow thickness)' : ''}.`
      : undefined;
  },
  dead: ({ label, value, ...rest }) =>
    /ulcerat/i.test(`${label} ${value}`)
      ? /^non/i.test(value)
        ? 'The skin over it is not broken (no ulceration).'
        : answerOf({ label, value, ...rest }) === 'yes'
          ? 'The skin over it is broken (ulceration).'
          : answerOf({ label, value, ...rest }) === 'no'
            ? 'The skin over it is not broken (no ulceration).'
            : undefined
      : undefined,
  residual: ({ value }) => {
    const code = /\bR[0-2]\b/.exec(value)?.[0];
    const meaning = {
      R0: 'no cancer was seen at the edges',
      R1: 'cancer cells at an edge could be seen only under the microscope',
      R2: 'cancer that could be seen was left behind',
    }[code ?? ''];
    return meaning === undefined ? undefined : `The report gives ${String(code)}: ${meaning}.`;
  },
};

/** What is said of a property that stands for itself. */
export function sayProperty(fact: TissueFact): string | undefined {
  const both = answers[fact.kind];
  if (both === undefined) return saysOf[fact.kind]?.(fact);
  const answer = answerOf(fact);
  return answer === 'open' ? undefined : both[answer];
}
