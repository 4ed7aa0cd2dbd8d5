import type { Span } from '../../kernel/span.ts';
import { capitalise, uncapitalise } from '../../explaining/wording.ts';
import type { DocumentKind } from '../../documents/document-kinds.ts';
import { hardWords } from '../../simplifying/plain-words.ts';
import type { Statement } from '../../statements/statement.ts';
import type { Speaker } from '../speaker.ts';
import type { StorySentence } from '../story.ts';
import { testOfReport } from './test-of-report.ts';

/**
 * Which test a report is of, why it was done, and what such a test shows: "You had an ultrasound scan of the belly because of belly pain. An
 * ultrasound scan makes pictures with sound waves."
 */
export function reportOpening(
  statements: readonly Statement[],
  used: Set<number>,
  speaker: Speaker,
  { titles, kind, paper }: { titles: readonly string[]; kind: DocumentKind; paper: string },
): StorySentence[] {
  const test = statements.find(({ role }) => role === 'done');
  const reason = statements.find(({ role }) => role === 'reason');
  const techniques = statements.flatMap(({ role, text }) => (role === 'technique' ? [text] : []));
  const known = testOfReport([...(test === undefined ? [] : [test.text]), ...titles, ...techniques], kind, paper);
  const printed = test === undefined ? undefined : testName(test, speaker);
  const name = printed ?? known?.name;
  const why = reason === undefined ? undefined : because(reason, speaker);
  // "A 50-year-old woman" is no reason.
  if (reason !== undefined && /^(?:history)?[\s.,;…]*$/i.test(reason.text.replace(person, ''))) used.add(reason.order);
  const isNamed = printed !== undefined || (test !== undefined && known !== undefined);
  const told = [...(isNamed ? [test] : []), ...(why === undefined ? [] : [reason])].filter(
    (each) => each !== undefined,
  );
  const means: StorySentence[] =
    known === undefined ? [] : [{ part: 'done', text: known.means, spans: [], basis: 'general', source: known.source }];
  if (told.length === 0) return means;
  const isSaid = ({ text }: Statement): boolean => printed !== undefined || text.split(' ').length <= longestName;
  for (const each of told) if (each === test ? isSaid(each) : !isStory(each.text)) used.add(each.order);
  if (why !== undefined && reason !== undefined)
    for (const { role, order, text } of statements)
      if (role === 'reason' && !isStory(text) && isSaidIn(text, reason.text)) used.add(order);
  const text = `${name === undefined ? 'The test was done' : `${capitalise(speaker.subject)} had ${name}`}${why === undefined ? '' : ` ${why}`}.`;
  const spans: Span[] = told.map(({ span }) => span);
  speaker.isNew(text, spans);
  return [{ part: 'bottom_line', text, spans, basis: 'document' }, ...means];
}

/** No more words than these only name a test. */
const longestName = 12;

/** A reason that goes on: the opening tells its beginning, and the rest is told after it. */
const isStory = (text: string): boolean =>
  !purpose.test(text) && /,? (?:had|has|was|and (?:now|has|had|is|was)) \S.{20}/i.test(text);

/** "CVA" under "Indications", and again under "Reason for exam". */
const isSaidIn = (text: string, reason: string): boolean => {
  const words = new Set(reason.toLowerCase().match(/\p{L}{2,}/gu));
  return (text.toLowerCase().match(/\p{L}{2,}/gu) ?? []).every((word) => words.has(word));
};

/** "CT ABDOMEN AND PELVIS WITHOUT CONTRAST, stone protocol" is "a CT scan of the belly and pelvis without dye". */
function testName({ text, heading }: Statement, speaker: Speaker): string | undefined {
  const printed = withPlace(
    text
      .replace(/^(?:\d+|two|three|four)[- ]views?,? ?(?:\([^)]*\),? ?)?(?:of (?:the )?)?(?=\p{L})(.*)/isu, asPictures)
      .replace(
        /\s*(?:…|,? ?\(?(?:\b\d+|\b(?:one|two|three|four|five|six)|\bAP)[- ](?:views?|images?|projections?)\b).*$/i,
        '',
      )
      .replace(/[\s.,:;]+\d*[\s.,:;]*$/, ''),
  );
  const said = speaker.sayPhrase(printed, heading).replace(/\.$/, '');
  const isTest =
    /\b(?:scan|x-rays?|ultrasound|test|study|pictures?|tracing|video|echocardiogram|mammogram|MRI|CT|EEG)\b/i.test(
      said,
    );
  const isSentence = /\b(?:is|are|was|were|has|been|did|you)\b/i.test(said);
  const count = said.split(' ').length;
  if (!isTest || isSentence || count > 18 || hardWords(said.replace(/\([^)]*\)/g, '')).length > count * 0.3)
    return undefined;
  return withArticle(uncapitalise(said).replace(/^X-ray\b/, 'x-ray'));
}

/** "Two views chest": pictures of the chest, made by x-rays. */
const asPictures = (_whole: string, rest: string): string =>
  /^(?:(?:right|left) )?(?:chest|hand|wrist|elbow|shoulder|knee|ankle|foot|hip|pelvis|abdomen|spine)\b(?!.*\b(?:x-?ray|radiograph|film|scan|ct|mri|ultrasound)\b)/i.test(
    rest,
  )
    ? `x-ray of the ${rest.replace(/[.,:].*$/s, '').toLowerCase()}`
    : rest;

const modality = '(?:CT|CTA|MRI|MRA|MR|ultrasound|sonogram|ultrasonogra(?:m|phy))';
const direct = new RegExp(
  `^(${modality})(?: scan| examination| exam| study)?,? (?!of\\b|scan|exam|study|with|guided|and\\b|for\\b|-)(?:the )?(\\p{L}[^,]*)(?:,.*)?$`,
  'iu',
);

/** "MRI LEFT KNEE", "Lumbar spine CT": the place is told after "of". */
const withPlace = (printed: string): string =>
  (/\p{Lu}{4}/u.test(printed) ? inSmallLetters(printed) : printed)
    .replace(/\b(spine|spinal cord),? (cervical|thoracic|lumbar|lumbosacral)\b/i, '$2 $1')
    .replace(direct, '$1 of the $2')
    .replace(
      reversed,
      (_whole, place: string, test: string, rest: string) => `${test} of the ${place.toLowerCase()}${rest}`,
    );
const reversed =
  /^((?:(?:left|right|cervical|thoracic|lumbar|lumbosacral) )?(?:spine|brain|head|neck|chest|abdomen|pelvis|knee|shoulder|hip|ankle|foot|wrist|hand|elbow|thyroid|abdomen and pelvis)),? (CT|MRI|ultrasound)(?: scan)?\b(.*)$/i;

const inSmallLetters = (printed: string): string =>
  printed.replace(/\p{L}+/gu, (word) =>
    /^(?:CT|CTA|MRI|MRA|MR|PET|EEG|EMG|ECG|EKG|PA|AP)$/.test(word) ? word : word.toLowerCase(),
  );

const withArticle = (name: string): string =>
  /^(?:an?|the|two|three|four|front|both|several|x-rays|x-ray pictures|pictures|tests?|chest x-rays)\b/i.test(name) ||
  /s\b(?= of| from|$)/.test(name.split(' with')[0] ?? '')
    ? name
    : `${/^(?:[aeiou]|MR|X-|x-)/.test(name) ? 'an' : 'a'} ${name}`;

/** "The reason for the test: a changing mole, to look for melanoma." */
export function sampleReason(statements: readonly Statement[], used: Set<number>, speaker: Speaker): StorySentence[] {
  // "A 62-year-old woman" is no reason.
  for (const { role, text, order } of statements)
    if (role === 'reason' && text.replace(person, '').replace(/[\s.,;…]/g, '') === '') used.add(order);
  const reasons = statements
    .filter(({ role, order }) => role === 'reason' && !used.has(order))
    .flatMap((statement) => {
      const why = because(
        { ...statement, text: statement.text.replace(/^Part \w: /, '').replace(/^\d{1,3} ?[MF]\b,? ?(?:with )?/, '') },
        speaker,
      )?.replace(/^because of /, '');
      return why === undefined ? [] : [{ statement, why }];
    })
    .slice(0, 3);
  if (reasons.length === 0) return [];
  for (const { statement } of reasons) used.add(statement.order);
  return [
    {
      part: 'why',
      text: `The reason for the test: ${reasons.map(({ why }) => why).join('; ')}.`,
      spans: reasons.map(({ statement }) => statement.span),
      basis: 'document',
    },
  ];
}

/** "38-year-old woman with cough, rule out pneumonia": the cough is why, the pneumonia what was looked for. */
function because({ text, heading }: Statement, speaker: Speaker): string | undefined {
  const words = withoutGaps(
    (text === text.toUpperCase() && text.length > 6 ? text.toLowerCase() : text)
      .replace(/^(?:[A-Z]?\d{2,3}\.\d+(?:[,;/ ]+|(?!\d)))+/i, '')
      .replace(person, '')
      .replace(/[\s.,;]+$/, ''),
  )
    // "With chest pain": who it was is blanked out.
    .replace(/^with (?:an? )?/i, '');
  const { 1: symptom = '', 2: sought } = purpose.exec(words) ?? { 1: words, 2: undefined };
  const bare = symptom.replace(/[\s,;.]+(?:and)?$/i, '');
  const why = phraseOf(bare, heading, speaker) ?? phraseOf(firstOf(bare), heading, speaker);
  const aim =
    sought === undefined
      ? undefined
      : phraseOf(sought.replace(/, (?:the )?(?:patient|he|she|who)\b.*$/i, ''), heading, speaker);
  if (why === undefined && aim === undefined) return undefined;
  return [
    ...(why === undefined
      ? []
      : [
          /^after\b/.test(why)
            ? why
            : happened.test(why)
              ? `because ${speaker.subject} ${why}`
              : `because of ${withArticleOfEvent(why)}`,
        ]),
    ...(aim === undefined ? [] : [`to look for ${aim}`]),
  ].join(', ');
}

/** "Fell on ice": what somebody did, and no thing. */
const happened =
  /^(?:fell|slipped|tripped|twisted|collapsed|hit|banged|jumped|rolled|crashed|fainted|stumbled|swallowed|choked|landed|was (?:hit|knocked|struck|kicked|bitten|thrown))\b/i;

/** "Fall on the hand", "twisting injury": what happens once has an article. */
const withArticleOfEvent = (why: string): string =>
  /^(?:[\p{L}-]+ ){0,2}(?:fall|injury|accident|collision|collapse|seizure|blow|lump|cough|rash|headache|wound|bruise)\b(?!s)/iu.test(
    why,
  ) && !/^(?:an?|the|no|her|his|your|multiple|several|recurrent|repeated|chronic)\b/i.test(why)
    ? `${/^[aeiou]/i.test(why) ? 'an' : 'a'} ${why}`
    : why;

/** "chest pain, had a heart attack in May, who comes for a stress test": what is told first is why. */
const firstOf = (words: string): string => {
  const [first = ''] = words.split(/,? (?:who|which|and (?:now|has|had|is|was)|had|has|was|status post|s\/p)\b/i);
  return first === words || first.split(' ').length > 8 ? '' : first;
};

/** What is blanked out of a list leaves the rest of it. */
const withoutGaps = (words: string): string =>
  words.includes('…')
    ? words
        .split(/, ?/)
        .filter((part) => !part.includes('…'))
        .join(', ')
    : words;

const person =
  /^(?:(?:this|the patient) is )?(?:an? )?(?:\d{1,3}[- ]?(?:years?|yrs?|yo|y\/?o|y|months?|weeks?|days?)[- ]?(?:olds?)?|middle[- ]aged|elderly|pregnant)?,? ?(?:(?:right|left)[- ]handed |pregnant )?(?:(?:male|female|man|woman|boy|girl|gentleman|lady|infant|child)(?: patient)?\b|[mf]\b|(?<=old )|(?<=aged ))[,.]?\s*(?:who )?(?:presents |presented |comes in )?(?:with |has |for )?(?:an? )?/i;
const purpose =
  /^(.*?)(?:^|[,;.]? +)(?:please )?(?:to )?(?:rule out|r\/o|exclude|evaluate for|evaluation for|evaluation of possible|assess for|check for|look(?:ing)? for|query)\s+(?:any |possible )?(.+)$/i;

function phraseOf(words: string, heading: string, speaker: Speaker): string | undefined {
  if (!/\p{L}{2}/u.test(words) || /^(?:no|not|none)\b|^(?:history|unknown|disease|other)$/i.test(words))
    return undefined;
  const said = uncapitalise(speaker.sayPhrase(words, heading).replace(/\.$/, '')).replace(
    /^short of breath\b/,
    'shortness of breath',
  );
  const isSentence = /\b(?:is|are|was|were|has|had|have|will|you)\b|[.;:]|…|^(?:come|evaluate|check|see)\b/i.test(said);
  return isSentence || said.split(' ').length > 18 ? undefined : said;
}
