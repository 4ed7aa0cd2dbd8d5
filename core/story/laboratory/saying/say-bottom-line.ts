import { capitalise, inWords, isOrAre as verb, listOf } from '../../../explaining/wording.ts';
import type { Person } from '../../person.ts';
import type { StorySentence } from '../../story.ts';
import type { Counts, LaboratoryMessage } from '../laboratory-message.ts';
import { fromPaper, inGeneral, namesOf, someOf, spansOf, who, whose, withDegree } from './phrases.ts';
import { problemWords } from './say-unclear.ts';
import { isInDoubt } from '../../../reading/doubts/result-doubts.ts';
import { bareName, isMany } from './test-name.ts';
import { isOutside, type TestResult } from '../test-result.ts';

type Of<K extends LaboratoryMessage['kind']> = Extract<LaboratoryMessage, { kind: K }>;

const mostNamed = 4;

export function sayCritical({ results }: Of<'critical'>, person: Person): StorySentence {
  const sure = results.filter((result) => !isInDoubt(result.row) && result.standing !== 'doubted');
  if (sure.length === 0) {
    const names = someOf(bareNames(results), mostNamed);
    const text = `If the ${results.length === 1 ? 'number' : 'numbers'} for ${names} ${verb(results.length)} right, ${results.length === 1 ? 'it needs' : 'they need'} help at once. Call the doctor or clinic now and ask.`;
    return fromPaper('bottom_line', text, spansOf(results));
  }
  const names = someOf([...new Set(sure.map(withDegree))], mostNamed);
  const be = namesOf(sure).length === 1 && !isMany(sure[0]?.name ?? '') ? 'is' : 'are';
  const text = `Call the doctor or clinic now: ${whose(person)} ${names} ${be} at a level that labs tell a doctor about at once.`;
  return fromPaper('bottom_line', text, spansOf(sure));
}

export const sayNoClear = ({ spans }: Of<'no_clear_result'>): StorySentence =>
  fromPaper('bottom_line', 'This paper gives no clear result.', spans);

export const sayCalled = ({ spans }: Of<'called_critical'>): StorySentence =>
  fromPaper(
    'bottom_line',
    'The lab told the care team about this result at once. If nobody has called you, call the doctor or clinic now.',
    spans,
  );

export const sayAllDoubted = ({ remark, isUrgent }: Of<'all_doubted'>): StorySentence =>
  fromPaper(
    'bottom_line',
    `The lab itself doubts these results: ${problemWords(remark.problem)}. ${remark.isCancelled ? 'Do not go by these numbers.' : 'They may be wrong.'}${isUrgent ? ` ${askForTest}` : ''}`,
    [remark.span],
  );

const askForTest = 'Ask the doctor or clinic today for a new test.';

/** Numbers that would need help at once if they were right: somebody has to measure again soon. */
export function sayTakenBack({ results }: Of<'taken_back'>): StorySentence {
  const names = someOf(bareNames(results), mostNamed);
  const text = `The lab itself says that ${names} may not be right, so do not go by ${results.length === 1 ? 'this number' : 'these numbers'}. ${askForTest}`;
  return fromPaper('bottom_line', text, spansOf(results));
}

export function sayCount({ counts, told, all }: Of<'count'>, person: Person): StorySentence {
  const spans = spansOf(all);
  const left = unreadToo(counts);
  if (counts.outside === 0) return fromPaper('bottom_line', `${noneOutside(counts, person)}${left}`, spans);
  const critical = all.filter(({ standing }) => standing === 'critical').length;
  const which = listOf(told.map(withDegree));
  if (counts.total === 1 && critical === 0)
    return fromPaper(
      'bottom_line',
      `${capitalise(whose(person))} one result is ${placeOf(told)}: ${which}.${left}`,
      spans,
    );
  const share = `${shareOf(counts)} ${verb(counts.outside)} ${placeOf(all.filter(isOutside))}`;
  const inside = counts.inside === 0 ? '' : `${inWords(counts.inside)} ${verb(counts.inside)} inside`;
  const named = told.length === 0 ? '' : critical > 0 ? ` Talk also about ${which}.` : ` Talk first about ${which}.`;
  const text =
    critical > 0 || counts.outside > told.length
      ? `${share}${inside === '' ? '' : `, and ${inside}`}.${named}`
      : `${share}: ${which}.${inside === '' ? '' : ` ${capitalise(inside)}.`}`;
  return fromPaper('bottom_line', `${text}${left}`, spans);
}

/** Results that are printed and could not be read may be the ones that matter. */
const unreadToo = ({ unread }: Pick<Counts, 'unread'>): string =>
  unread === 0 ? '' : ` The ${unread === 1 ? 'number' : 'numbers'} of ${inWords(unread)} more we could not read.`;

function shareOf({ outside, total }: Counts): string {
  if (outside === total && total > 1) return total === 2 ? 'Both results' : `All ${inWords(total)} results`;
  return `${capitalise(inWords(outside))} of ${inWords(total)} ${total === 1 ? 'result' : 'results'}`;
}

/** What is told in words has no range to be outside of. */
function placeOf(outside: readonly TestResult[]): string {
  const measured = outside.filter(({ direction }) => direction !== null).length;
  if (measured === outside.length) return 'outside the range';
  return measured === 0 ? 'not as expected' : 'outside the range or not as expected';
}

function noneOutside({ total, inside, doubted, byLimits, unread }: Counts, person: Person): string {
  if (inside === total && unread > 0)
    return total === 1
      ? 'The one result that we could read is inside its range.'
      : `The ${inWords(total)} results that we could read are inside their ranges.`;
  if (inside === total) {
    if (total === 1) return `${capitalise(whose(person))} one result is inside its range.`;
    return total === 2
      ? 'Both results are inside their ranges.'
      : `All ${inWords(total)} results are inside their ranges.`;
  }
  if (doubted > 0)
    return `Of ${inWords(total)} results, ${inWords(inside)} ${verb(inside)} inside the range, and the lab doubts ${inWords(doubted)}.`;
  if (inside === 0) return `We could compare none of the ${inWords(total)} results with a range.`;
  const rest = total - inside - byLimits;
  const lead = inside === 1 ? 'The one result' : inside === 2 ? 'Both results' : `All ${inWords(inside)} results`;
  return `${lead} that we could compare with a printed range ${verb(inside)} inside it.${rest > 0 && byLimits === 0 ? ` The other ${rest === 1 ? 'one' : inWords(rest)} we could not.` : ''}`;
}

/** Where every answer is in words, what was found is named here and nowhere else. */
export function sayWordsCount({ found, absent, unread }: Of<'words_count'>): StorySentence {
  const spans = spansOf([...found, ...absent]);
  const good = absent.length === 0 ? '' : ` Not found: ${someOf(bareNames(absent), mostNamed + 2)}.`;
  if (found.length === 0)
    return fromPaper(
      'bottom_line',
      `What the tests looked for was not found: ${someOf(bareNames(absent), mostNamed + 2)}.${unreadToo({ unread })}`,
      spans,
    );
  return fromPaper(
    'bottom_line',
    `Positive, which means that it was found: ${someOf(bareNames(found), mostNamed + 2)}.${good}${unreadToo({ unread })}`,
    spans,
  );
}

export const sayNoRanges = ({ results }: Of<'no_ranges'>): StorySentence =>
  fromPaper('bottom_line', 'The report prints no ranges and marks nothing as high or low.', spansOf(results));

export function sayCountByLimits({ outside, inside, areMore }: Of<'count_by_limits'>): StorySentence {
  const spans = spansOf(outside);
  if (outside.length === 0)
    return inGeneral(
      'bottom_line',
      'By common limits for adults, none of the results that we could compare is outside.',
      spans,
    );
  const names = someOf(outside.map(withDegree), mostNamed);
  const what = `${inWords(outside.length)} ${areMore ? 'more ' : ''}${outside.length === 1 ? 'result' : 'results'} ${verb(outside.length)} outside`;
  const rest = inside > 0 && !areMore ? ` ${capitalise(inWords(inside))} ${verb(inside)} inside.` : '';
  return inGeneral('bottom_line', `By common limits for adults, ${what}: ${names}.${rest}`, spans, sourceOf(outside));
}

/** What the range and the mark say of these cannot both be right, so that they are to be cleared before all others. */
export const sayDisputedCount = ({ results }: Of<'disputed_count'>): StorySentence =>
  fromPaper(
    'bottom_line',
    `Ask first which is right, the mark or the range, for ${someOf(bareNames(results), mostNamed)}.`,
    spansOf(results),
  );

const bareNames = (results: readonly TestResult[]): string[] => [...new Set(results.map(({ name }) => bareName(name)))];

const sourceOf = (results: readonly TestResult[]): string | undefined => {
  const sources = new Set(results.flatMap(({ verdicts }) => verdicts.map(({ limit }) => limit.source)));
  return sources.size === 1 ? [...sources][0] : undefined;
};

const calm = {
  inside: 'That is good news, though no test can rule out every illness.',
  slightly: 'Small steps outside a range are common and often mean little.',
  clearly: 'Such results can have many causes.',
  far: 'Such results can have many causes.',
} as const;

export const sayCalm = ({ worst }: Of<'calm'>): StorySentence => inGeneral('bottom_line', calm[worst], []);

export function sayShowDoctor({ isGood, isSoon }: Of<'show_doctor'>, person: Person): StorySentence {
  if (isGood) return inGeneral('bottom_line', 'Take this paper along to the next visit.', []);
  const doctor = person.addressee === 'family' ? 'the doctor' : `${whose(person)} doctor`;
  return inGeneral(
    'bottom_line',
    `Show this paper to ${doctor}${isSoon ? ' soon' : ''} and ask what it means for ${who(person)}.`,
    [],
  );
}

export const sayNoResult = ({ test }: Of<'no_result_shown'>): StorySentence =>
  test === null
    ? inGeneral(
        'bottom_line',
        'We found no test result on this paper that we could read. Ask the lab or your doctor for the results.',
        [],
      )
    : fromPaper(
        'bottom_line',
        `This paper is about a test for ${test.name}, but it does not show the result. Ask the lab or your doctor for it.`,
        [test.span],
      );
