import { anOrA } from './article.ts';
import { uncapitalise, wordCount } from './wording.ts';

/** Verbs that open a request. What follows them can be told after "says to" as it is printed. */
const verbs = new Set(
  (
    'repeat recheck re-check return follow schedule obtain order arrange refer continue start stop avoid take call seek rest drink eat keep bring ' +
    'increase decrease reduce resume review monitor check contact limit use wear elevate apply attend book see consider encourage advise get quit ' +
    'watch walk finish complete discuss perform add switch change make go come ask tell weigh measure try begin hold taper restart consult correlate ring phone'
  ).split(' '),
);

/** Things that are asked for one at a time: "a follow-up CT", "a referral". */
const oneThing =
  /^(?:(?:urgent|routine|annual|yearly|repeat|further|short-interval|short-term|follow-?up|followup|clinic|early|additional|diagnostic|screening|surveillance)\s+)*(?:(?:chest|brain|cardiac|cardiology|pelvic|abdominal|renal|thyroid|breast|eye|dental|skin|blood|stool|urine)\s+)?(?:referral|repeat|follow-?up|ct|mri|pet|x-?ray|ultrasound|echocardiogram|echo|biopsy|colonoscopy|endoscopy|mammogram|scan|visit|appointment|exam|examination|test|consultation|review|bone density|stress test|sleep study|panel)\b/i;

/** "CT chest" as it is said: "CT scan of the chest". */
const scans =
  /\b(CT|MRI|PET-CT)(?: scan)? (?:of the )?(chest|abdomen and pelvis|abdomen|pelvis|head|brain|neck|spine|lumbar spine|cervical spine|sinuses|knee|hip|shoulder|liver|pancreas)\b/gi;
const partFirst =
  /\b(chest|abdominal|pelvic|head|brain|neck|cardiac|renal|liver|low-dose|non-contrast|contrast|follow-?up) (CT|MRI)(?! (?:scan|of|chest|abdomen|pelvis|head|brain|neck|spine|lumbar|cervical))\b/gi;

const asked = /^(.{3,90}?)\s+(?:(?:is|are)\s+)?(?:strongly\s+)?(?:recommended|advised|suggested|requested)\b(.*)$/i;
const asks =
  /^(?:i |we |they |would )?(?:strongly )?(?:recommend(?:ed)?|suggest(?:ed)?|advise(?:d)?|request(?:ed)?)(?: (?:to|a|an))?:?\s+(?!that\b|the patient\b|her\b|him\b|them\b|patient\b|clinical correlation)(.{3,})$/i;
const plans = /^(?:i|we)(?: will|'ll| shall)\s+(?:also )?([a-z]+\b.{3,})$/i;
const due = /^(.{3,60}?)\s+(?:is|are)\s+(?:over)?due$/i;

/** "Dr. Lee" ends no sentence. */
const severalSentences = /(?<!\b(?:dr|mr|mrs|ms|st|no|approx))\.\s/i;

const notClear = /[|:;()]|\bper\b(?! (?:day|week|month|year|hour|minute))|\b(?:s\/p|r\/o|w\/|f\/u)\b|\?$/i;

/** How a request goes on after "The report": "asks for a follow-up CT scan of the chest in 3 months"; undefined where it has to be quoted. */
export function requestWords(printed: string): string | undefined {
  const words = plainTimes(inSmallLetters(printed.trim().replace(/[\s.]+$/, '')));
  if (words === '' || notClear.test(words) || severalSentences.test(words)) return undefined;
  const [, thing = '', rest = ''] = asked.exec(words) ?? [];
  if (thing !== '') return askedFor(thing, rest);
  const wanted = asks.exec(words)?.[1];
  if (wanted !== undefined) return startsWithVerb(wanted) ? ordered(wanted) : askedFor(wanted, '');
  const planned = plans.exec(words)?.[1];
  if (planned !== undefined) return startsWithVerb(planned) ? `plans to ${plainScans(planned)}` : undefined;
  const needed = due.exec(words)?.[1];
  if (needed !== undefined && wordCount(needed) <= 4) return `says this is due: ${asIs(needed)}`;
  if (/^do not /i.test(words)) return `says not to ${plainScans(words.slice('do not '.length))}`;
  if (isNounPhrase(words)) return askedFor(words, '');
  return startsWithVerb(words) ? ordered(words) : undefined;
}

/** "2/52" is how British notes write two weeks, "3/12" three months, "5/7" five days. */
const plainTimes = (words: string): string =>
  words.replace(
    /\b(in |after |for |every |within )?(\d{1,2})\/(52|12|7)\b(?![/\d])/g,
    (all, before: string = '', count: string, of: string) => {
      const unit = of === '52' ? 'week' : of === '12' ? 'month' : 'day';
      if (before === '' && of !== '52') return all;
      return `${before === '' ? 'in ' : before}${count} ${unit}${count === '1' ? '' : 's'}`;
    },
  );

const shortForm = /\b(?:ct|mri|pet|ecg|ekg|dxa|dexa|hiv|tsh|inr|cbc|ed|er|icu|dr|psa|mra|cta|us)\b/g;

/** A line in capitals as it is written otherwise; known short forms keep theirs. */
export const inSmallLetters = (words: string): string =>
  /\p{Ll}/u.test(words)
    ? words
    : words
        .toLowerCase()
        .replace(shortForm, (form) => form.toUpperCase())
        .replace(/\bx-ray/g, 'X-ray');

const firstWord = (words: string): string => /^[\p{L}-]+/u.exec(words)?.[0].toLowerCase() ?? '';
const startsWithVerb = (words: string): boolean => verbs.has(firstWord(words));

/** "Follow-up CT" and "Repeat colonoscopy" name a thing; "Follow up in clinic" and "Repeat potassium" say what to do. */
const isNounPhrase = (words: string): boolean =>
  !/^(?:follow up|see|repeat (?!(?:ct|mri|x-?ray|chest|colonoscopy|mammogram|echo|biopsy|ultrasound|scan|endoscopy)))/i.test(
    words,
  ) &&
  oneThing.test(words) &&
  !/\b(?:is|are|was|were|will|should|has|have)\b/i.test(words);

const ordered = (words: string): string => {
  const plain = plainScans(asIs(words));
  return `says to ${withoutUs(plain).replace(/^follow-up\b/i, 'follow up')}`;
};

/** "Call us" is told by somebody else, who is not to be called. */
export const withoutUs = (words: string): string =>
  words.replace(/\b(call|ring|phone|contact|see|tell) us\b/gi, '$1 them');

/** "Contact precautions" opens with a word that can be a verb. */
const alsoNames = /^(?:contact|rest|walk|monitor|limit)\w* (?:[\w-]+ )?[\w-]+(?:s|ing)$/i;

function askedFor(thing: string, rest: string): string | undefined {
  if (/,|\b(?:is|are|was|were|will|no|not)\b/i.test(thing)) return undefined;
  if (startsWithVerb(thing) && !oneThing.test(thing) && !alsoNames.test(thing)) return undefined;
  const named = plainScans(asIs(thing.replace(/^(?:an?|the) /i, '')));
  return `asks for ${article(named)}${named}${rest}`.trimEnd();
}

function article(named: string): string {
  if (!oneThing.test(named) || /^(?:the|your|this|these)\b/i.test(named)) return '';
  if (/^[\w-]+s\b/.test(named) && !/^(?:stress|pus)\b/.test(named)) return '';
  return anOrA(named);
}

const asIs = (words: string): string => uncapitalise(words.trim());

const plainScans = (words: string): string =>
  words
    .replace(scans, (_, scan: string, part: string) => `${scan.toUpperCase()} scan of the ${part.toLowerCase()}`)
    .replace(partFirst, (_, part: string, scan: string) => `${part} ${scan.toUpperCase()} scan`);

/** The whole sentence, where the request can be told in plain words. */
export function plainRequest(printed: string, word: string): string | undefined {
  const words = requestWords(printed);
  return words === undefined ? undefined : `The ${word} ${words}.`;
}
