import { cuesIn } from '../../statements/cue-finder.ts';
import type { Span } from '../../kernel/span.ts';
import type { Statement, StatementRole } from '../../statements/statement.ts';
import examAreaSigns from './exam-area-signs.json' with { type: 'json' };
import examAreas from './exam-areas.json' with { type: 'json' };
import type { StorySentence } from '../story.ts';
import { deniedNormal, isVitalSigns, missingLife } from '../weigh-statements.ts';

type Area = keyof typeof examAreas;

const areas = Object.keys(examAreas) as Area[];
const areaOf: ReadonlyMap<string, Area> = new Map(
  areas.flatMap((area) => examAreas[area].map((word): [string, Area] => [word, area])),
);

/** "A swollen knee": what is said of a part of the body without its name. */
const signOf = new Map<string, Area[]>();
for (const area of areas)
  for (const word of examAreaSigns[area].split(' ')) signOf.set(word, [...(signOf.get(word) ?? []), area]);

const signsIn = (words: string): Area[] =>
  words
    .toLowerCase()
    .match(/[\p{L}\d]+/gu)
    ?.flatMap((word) => signOf.get(word) ?? []) ?? [];

export const areasIn = (words: string): Area[] => [
  ...new Set(
    words
      .toLowerCase()
      // "Finger-to-nose is intact" tells of the nerves.
      .replace(/\b(?:finger|nose)[- ](?:to[- ])?(?:finger|nose)\b/g, 'coordination')
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
  for (const { text, label, role, certainty } of statements)
    if (judged.has(role) && certainty !== 'denied' && !isSoundText(text))
      for (const area of [...areasIn(`${label ?? ''} ${text}`), ...signsIn(text)]) other.add(area);
  for (const { statement, named, concerned } of withAreas(statements)) {
    if (isVitalSigns(statement)) continue;
    const isSound = isSoundOnExam(statement);
    const { text, label } = statement;
    if (
      isOnlyNames(text) ||
      isDescription(text) ||
      (isSound && (named.length > 0 || label !== null || isGeneral(text) || !isSided(text)) && !isWeighty(text))
    )
      orders.push(statement.order);
    if (isSound) for (const area of named) normal.set(area, [...(normal.get(area) ?? []), statement.span]);
    else for (const area of [...concerned, ...signsIn(text)]) other.add(area);
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

/** What is wrong with a part of the body is also told outside of the examination: "Left knee arthritis." */
const judged = new Set<StatementRole>(['finding', 'conclusion', 'differential']);

type OnAreas = { statement: Statement; named: readonly Area[]; concerned: readonly Area[] };

/**
 * The parts that a statement is about: those of its words and of the label that it stands under ("Abdomen: Soft. No masses."). `named`: those
 * that are normal where it is, of a wide label only what its own words name ("Musculoskeletal: full strength").
 */
function withAreas(statements: readonly Statement[]): OnAreas[] {
  let heading = '';
  let label: readonly Area[] = [];
  return statements
    .filter(({ role }) => role === 'examination')
    .map((statement) => {
      if (statement.heading !== heading) label = [];
      heading = statement.heading;
      if (statement.label !== null) label = areasIn(statement.label);
      const own = areasIn(statement.text);
      const under = label.length > 0 ? label : areasIn(heading);
      const both = [...new Set([...under, ...own])];
      const isWide = under.length > 1 || (under[0] !== undefined && wide.has(under[0]));
      const words = own.length > 0 && isWide ? own : both;
      const named =
        under.includes(limbs) || !own.some((area) => area === 'strength' || area === 'nerves')
          ? words
          : words.filter((area) => area !== limbs);
      // A label of several parts is said of those that its words name: "HEENT: Pupils are equal."
      // What the patient says was not looked at: "Patient denies ear problems."
      return {
        statement,
        named: /\bden(?:ies|ied)\b/i.test(statement.text) ? [] : named,
        concerned: own.length > 0 && label.length > 1 ? own : both,
      };
    });
}

const limbs: Area = 'arms and legs';

/** "Neurologic", "Musculoskeletal": under them stands what is looked at in the whole body. */
const wide: ReadonlySet<Area> = new Set<Area>(['nerves', 'joints and muscles', limbs]);

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
export const isSoundOnExam = ({ text }: Statement): boolean => isSoundText(text);

function isSoundText(text: string): boolean {
  const cues = cuesIn(text);
  if (!cues.has('normal') && !cues.has('exam_normal') && !cues.has('denied')) return false;
  // What is denied is not there; what is denied of the normal is wrong.
  if (deniedNormal.test(text) || missingLife.test(text) || /\bno[tn]?[- ](?:tested|examined)\b/i.test(text))
    return false;
  const rest = text
    .replace(/\bpositive bowel sounds|bowel sounds (?:are |were )?(?:positive|present|active)/gi, '')
    .replace(
      /\b(?:no|without|denies|not|non|negative for|negative|free of)\b.*?(?=\b(?:but|except|however|although|otherwise|other than|yet)\b|[.;]|$)/gi,
      '',
    );
  return (cuesIn(rest).get('severe') ?? 0) === 0 && !bad.test(rest);
}

const bad =
  /\b(?:but|except|exception|however|although|otherwise|yet|only|apart from|aside from|other than|mild\w*|trace|(?:in|de)creased|enlarged|worse|decreas\w*|diminish\w*|limited|reduced|weak\w*|absent|unable|pain\w*|tender|sore|draining|drainage|irritab\w*|swollen|scar\w*|incision\w*|wound\w*|irregular|systolic|diastolic|positive for|displaced|slow\w*|sluggish|poor|abnormal\w*|refus\w*|deferred|obese|overweight|dry mucous|bruis\w*|lacerat\w*|tremor\w*|impaired|loss|rhonch\w*|rales|crack(?:les|ling)|crepitat\w*|wheez\w*|stridor|murmurs?|gallops?|(?:o?edema|erythema)(?:tous)?|effusions?|mass(?:es)?|lesions?|ulcers?|rash\w*|nodules?|jaundice\w*|cyanosis|clubbing|\w*adenopathy|\w{3,}megaly|JVD|bruits?|dermatitis|eczema\w*|deform\w*|swelling|tangential|circumstantial|slurred|pressured|dysarthri\w*|aphasi\w*|contractures?|atroph\w*|spas(?:m\w*|tic\w*)|stiff\w*|rigid\w*|flaccid|distended|hernias?|fistulas?|catheter|tube|dressing|cast|brace|varicos\w*|discharge|congest\w*|perforat\w*|exudates?|polyps?|cysts?|fractur\w*|amputat\w*|missing|edentulous|dentures|asymmetr\w*|deviat\w*|droop\w*|ptosis|strabismus|nystagmus|cataracts?|hoarse\w*|defects?|deficits?|firm|fixed|ataxi\w*|antalgic)\b/i;

const listed = (names: readonly string[]): string => {
  const words = names.flatMap((name) => name.split(' and '));
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`;
};
