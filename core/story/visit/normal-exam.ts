import { cuesIn } from '../../statements/cue-finder.ts';
import type { Span } from '../../kernel/span.ts';
import type { Statement } from '../../statements/statement.ts';
import examAreas from './exam-areas.json' with { type: 'json' };
import type { StorySentence } from '../story.ts';
import { deniedNormal, isVitalSigns } from '../weigh-statements.ts';

type Area = keyof typeof examAreas;

const areas = Object.keys(examAreas) as Area[];
const areaOf: ReadonlyMap<string, Area> = new Map(
  areas.flatMap((area) => examAreas[area].map((word): [string, Area] => [word, area])),
);

export const areasIn = (words: string): Area[] => [
  ...new Set(
    words
      .toLowerCase()
      .match(/[\p{L}\d]+/gu)
      ?.flatMap((word) => areaOf.get(word) ?? []) ?? [],
  ),
];

/**
 * What was as it should be on an examination, in one sentence: "The heart, lungs and belly were normal on the exam." A part of the body of
 * which anything else is said is not named. `orders`: the statements that need no telling any more.
 */
export function normalOnExam(statements: readonly Statement[]): { told: StorySentence[]; orders: number[] } {
  const normal = new Map<Area, Span[]>();
  const other = new Set<Area>();
  const orders: number[] = [];
  for (const { statement, named } of withAreas(statements)) {
    if (isVitalSigns(statement)) continue;
    const isSound = isSoundOnExam(statement);
    const { text, label } = statement;
    if (
      isOnlyNames(text) ||
      isDescription(text) ||
      (isSound && (named.length > 0 || label !== null || isGeneral(text) || !isSided(text)) && !isWeighty(text))
    )
      orders.push(statement.order);
    for (const area of named)
      if (isSound) normal.set(area, [...(normal.get(area) ?? []), statement.span]);
      else other.add(area);
  }
  const sound = areas.filter((area) => normal.has(area) && !other.has(area));
  if (sound.length === 0) return { told: [], orders };
  const spans = new Map(sound.flatMap((area) => normal.get(area) ?? []).map((span) => [span[0], span]));
  const text = `The ${listed(sound)} ${sound.length > 1 || /s$/.test(sound[0] ?? '') ? 'were' : 'was'} normal on the exam.`;
  return {
    told: [{ part: 'normal', text, spans: [...spans.values()].sort((a, b) => a[0] - b[0]), basis: 'document' }],
    orders,
  };
}

/** The parts that a statement names, or those of the label that it stands under: "Abdomen: Soft. No masses." */
function withAreas(statements: readonly Statement[]): { statement: Statement; named: readonly Area[] }[] {
  let heading = '';
  let label: readonly Area[] = [];
  return statements
    .filter(({ role }) => role === 'examination')
    .map((statement) => {
      if (statement.heading !== heading) label = [];
      heading = statement.heading;
      if (statement.label !== null) label = areasIn(statement.label);
      const own = areasIn(statement.text);
      // A label of several parts is said of those that its words name: "HEENT: Pupils are equal."
      if (own.length > 0 && label.length !== 1) return { statement, named: own };
      const under = label.length > 0 ? label : areasIn(heading);
      return { statement, named: [...new Set([...under, ...own])] };
    });
}

/** "Well nourished, in no acute distress": of no use to the one of whom it is said. */
const isGeneral = (text: string): boolean => cuesIn(text).has('exam_general');

/** "The right knee is normal": may answer what the person came for. */
const isSided = (text: string): boolean => /\b(?:left|right)\b/i.test(text);

/** "He is a 40-year-old man in a gown": how somebody looked to the doctor. */
const isDescription = (text: string): boolean =>
  !/\b(?:had|has|seen for|here for|presents?|presented|underwent|status post|history of)\b/i.test(text) &&
  /^(?:in general,? )?(?:(?:reveals|shows|demonstrates) )?(?:(?:this|he|she|the patient) (?:is|was|presents as|appears to be) )?(?:an? )?(?:[\p{L}-]+,? ){0,5}(?:\d{1,3}[- ]year[- ]old|gentleman|lady|male|female)\b/iu.test(
    text,
  ) &&
  !bad.test(text.replace(/\b(?:obese|overweight)\b|\b(?:mild|some) (?:discomfort|distress)\b/gi, '')) &&
  !deniedNormal.test(text);

/** Told by itself, though it is as it should be. */
const isWeighty = (text: string): boolean => /\b(?:suicid|homicid|hallucinat|delusion|paranoi|kill|harm)/i.test(text);

/** "Ears, nose, mouth, and throat." */
const isOnlyNames = (text: string): boolean =>
  (text.toLowerCase().match(/[\p{L}\d]+/gu) ?? []).every(
    (word) => /^(?:and|or|the|posterior|anterior|left|right|tonsil)$/.test(word) || areaOf.has(word),
  );

/** As it should be: also in the words that only an examination uses for it ("Regular rate", "Moist", "2+ pulses"). */
export function isSoundOnExam({ text }: Statement): boolean {
  const cues = cuesIn(text);
  if (!cues.has('normal') && !cues.has('exam_normal') && !cues.has('denied')) return false;
  // What is denied is not there; what is denied of the normal is wrong.
  if (deniedNormal.test(text)) return false;
  const rest = text
    .replace(/\bpositive bowel sounds|bowel sounds (?:are |were )?(?:positive|present|active)/gi, '')
    .replace(
      /\b(?:no|without|denies|not|non|negative for|free of)\b.*?(?=\b(?:but|except|however|although)\b|[.;]|$)/gi,
      '',
    );
  return (cuesIn(rest).get('severe') ?? 0) === 0 && !bad.test(rest);
}

const bad =
  /\b(?:but|except|however|although|other than|mild\w*|trace|(?:in|de)creased|enlarged|worse|decreas\w*|diminish\w*|limited|reduced|weak\w*|absent|unable|pain\w*|tender|sore|draining|drainage|irritab\w*|swollen|scar\w*|incision\w*|wound\w*|irregular|systolic|diastolic|positive for|displaced|slow\w*|sluggish|poor|abnormal\w*|refus\w*|deferred|obese|overweight|dry mucous|bruis\w*|lacerat\w*|tremor\w*|impaired|loss|rhonch\w*|rales|crack(?:les|ling)|crepitat\w*|wheez\w*|stridor|murmurs?|gallops?|(?:o?edema|erythema)(?:tous)?|effusions?|mass(?:es)?|lesions?|ulcers?|rash\w*|nodules?|jaundice\w*|cyanosis|clubbing)\b/i;

const listed = (names: readonly string[]): string => {
  const words = names.flatMap((name) => name.split(' and '));
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`;
};
