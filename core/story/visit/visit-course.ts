import type { Statement } from '../../statements/statement.ts';
import { isNamePhrase } from '../stay/stay-statements.ts';
import { first, isTreatment, type Said, type Teller } from '../stay/tell-stay.ts';
import { isLeaning, weightOf } from '../weigh-statements.ts';

/**
 * A visit that concludes nothing, and tells under "Course" what the tests showed, what was done, and how it went on. Its statements as
 * they are to be told, or nothing where it is no such paper.
 */
export function withCourse(statements: readonly Statement[]): Statement[] | undefined {
  if (!statements.some(isCourse) || statements.some(({ role }) => role === 'conclusion')) return undefined;
  let isSign = false;
  let isPicture = false;
  return statements.map((statement) => {
    const { role, label, text } = statement;
    if (isCourse(statement))
      return isOfThePast(text) && role !== 'course' ? { ...statement, role: 'course' as const } : statement;
    if (role !== 'examination') return statement;
    if (label !== null) {
      isPicture = pictures.test(label);
      isSign = !isPicture && signs.test(label);
    }
    if (isPicture) return { ...statement, role: 'finding' as const };
    return isSign || reflexes.test(text) ? { ...statement, role: 'furniture' as const } : statement;
  });
}

const isCourse = ({ heading, role }: Statement): boolean =>
  role !== 'furniture' && /^(?:(?:studies|lab|labs|clinical) ?(?:\/|and)? ?)?course$/.test(heading);

/** What was done, and nothing that is still to be done. */
const isOfThePast = (text: string): boolean =>
  /\b(?:was|were|had|did|underwent|received|died|refused|declined|\p{Ll}{3,}ed)\b/iu.test(text) &&
  !/\b(?:will|should|is to|are to|recommend\w*|follow[- ]?up (?:in|with)|needs? to|continue)\b/i.test(text);

/** "MS: oriented", "Coord: slow": signs that a doctor tests one by one, each of its own line. */
const signs =
  /^(?:ms|mental status|cn|cranial nerves?|motor|sensory|sensation|coord\w*|cerebellar|station|gait|reflexes|dtrs?|plantars?|[lu]e|heent|gen(?:eral)? exam|rectal)\b/i;
const reflexes = /\b(?:reflex(?:es)?|plantars?|babinski|romberg|pupils?|fundi|nystagmus|tandem|\d\+?\/\d\+?)\b/i;
const pictures = /\b(?:h?ct|mri|mra|eeg|emg|cxr|x-?ray|angiogram|ultrasound|spect|pet)\b/i;

/** The bottom line of such a visit: what it was, what was done about it, and how it ended. */
export function tellCourse(statements: readonly Statement[], teller: Teller): Said[] {
  const course = statements.filter(isCourse);
  const whatItWas = statements
    .filter(isWhatItWas)
    .map((statement) => ({ statement, weight: weightOfCause(statement) }))
    .sort((a, b) => b.weight - a.weight)
    .slice(0, mostCauses)
    .map(({ statement }) => statement)
    .sort((a, b) => a.order - b.order);
  const outcomes = course.slice(-lastSentences).filter(isOutcome).slice(-mostOutcomes);
  return [
    ...whatItWas.flatMap((each) => first([each], () => true, teller)),
    ...first(course, isTreatment, teller),
    ...outcomes.flatMap((each) => first([each], () => true, teller)),
  ];
}

/** What a sample of tissue showed is the surest, and what is said in few words is understood first. */
const weightOfCause = (statement: Statement): number =>
  weightOf(statement) -
  statement.text.split(' ').length / 10 +
  (/\b(?:patholog\w+|biopsy)\b/i.test(statement.text) ? 3 : 0);

const mostCauses = 2;
const mostOutcomes = 2;
const lastSentences = 5;

/** What it was, as the course says it: "Pathology was consistent with a meningioma". */
const isWhatItWas = ({ role, text }: Statement): boolean =>
  (role === 'course' || role === 'finding') &&
  !isNamePhrase(text) &&
  !isLeaning(text) &&
  !/\b(?:former|latter|did not|not done)\b/i.test(text) &&
  text.split(' ').length <= 40 &&
  /\b(?:consistent with|compatible with|diagnos(?:is|ed)|patholog\w+|biopsy|suggest(?:s|ed|ive)?|felt to|thought to|due to|secondary to|in keeping with|most likely|invoke)\b/i.test(
    text,
  );

/** How it ended: what happened to the person in the last sentences. */
const isOutcome = ({ role, text }: Statement): boolean =>
  role === 'course' &&
  text.split(' ').length <= 30 &&
  !/\b(?:if|may|could|until)\b/i.test(text) &&
  /\b(?:died|expired|passed away|hospice|lost to follow-?up|did not return|resolved|recover\w*|improved|improvement|worsened|progressed|unchanged|(?:was|were) (?:subsequently |then |later |thereafter )?(?:discharged|transferred|followed)|discharged|returned home|asymptomatic|symptom[- ]free|diminished|did (?:well|poorly)|better|worse|remain(?:s|ed))\b/i.test(
    text,
  );
