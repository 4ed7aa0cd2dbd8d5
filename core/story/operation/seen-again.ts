import { sentence } from '../../explaining/wording.ts';
import type { Statement } from '../../statements/statement.ts';
import type { Speaker } from '../speaker.ts';
import type { StorySentence } from '../story.ts';

const again =
  /\b(?:(?:to|will) be seen|follow(?:ed)?[- ]?up|will see (?:him|her|the patient)|return)\b[^.;]{0,40}?\bin ((?:about |approximately )?(?:\d+|one|two|three|four|six|a)(?:(?: ?- ?| to | or )(?:\d+|two|three|four|six))?) (days?|weeks?|months?)\b/i;
const earlier = new Set<Statement['role']>([
  'reason',
  'past',
  'history',
  'next_step',
  'instruction',
  'medicine',
  'pending',
]);

/** "She went to the recovery room with instructions to be seen in my office in 2 days": the visit that is named at the end of something else. */
export function seenAgain(
  statements: readonly Statement[],
  { subject }: Pick<Speaker, 'subject'>,
): StorySentence | undefined {
  const step = statements.findLast(
    ({ role, text }) => !earlier.has(role) && again.test(text) && !/\b(?:if|not?|had|last|previous\w*)\b/i.test(text),
  );
  const [, number, unit] = step === undefined ? [] : (again.exec(step.text) ?? []);
  if (step === undefined || number === undefined || unit === undefined) return undefined;
  const when = `${number.replace('approximately', 'about')} ${unit}`;
  return {
    part: 'bottom_line',
    text: sentence(`${subject} ${subject === 'you' ? 'are' : 'is'} to be seen again in ${when}`),
    spans: [step.span],
    basis: 'document',
  };
}
