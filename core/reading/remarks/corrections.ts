import { phrasePattern } from '../phrase-pattern.ts';
import phrases from './remark-words.json' with { type: 'json' };

const thing = String.raw`(?:reports?|results?|values?|figures?|numbers?|version|cop(?:y|ies)|readings?|entr(?:y|ies)|levels?|counts?|stain|culture|interpretation|comment)`;
const former = String.raw`(?:previous(?:ly)?|earlier|original(?:ly)?|initial(?:ly)?|first|former(?:ly)?|prior|old|preceding|version \d+|v\d+)`;
const told = String.raw`(?:reported|released|issued|given|printed|shown|phoned|published|recorded|entered|sent out|quoted|listed|communicated)`;
const mistake = String.raw`(?:in error|(?:an? |the )?(?:\w+ )?(?:error|mistake|mix-?up)|mistaken\w*|erroneous(?:ly)?|incorrect(?:ly)?|wrong(?:ly)?|not correct|withdrawn|retracted|rescinded|revoked|cancell?ed|invalid|void|spurious|superseded|replaced)`;

/** What the laboratory takes back of an earlier report: in "calcium (corrected)" and "corrected for albumin" nothing is. */
const forms = {
  opening: String.raw`^[\W\d]{0,8}(?:(?:note|comment|remark)s?\s*:\s*)?(?:corrected|amended|revised|rectified|re-?issued|correction|amendment|erratum)\s?(?:$|[.:–—-]\s*(?!\s*[\d<>])|(?=on \d|by |due |because |after ))`,
  report: String.raw`\b(?:corrected|amended|revised|rectified|re-?issued|updated) (?:final |lab(?:oratory)? |test )?${thing}\b|\b${thing} (?:has been |have been |was |were |is )?(?:corrected(?! for| to (?:an? )?(?:albumin|age|height|ha?emoglobin))|amended|revised|rectified|re-?issued|withdrawn|retracted|rescinded|revoked)\b|\b(?:corrected|amended|changed|revised) from\b`,
  before: String.raw`\b${former} (?:\w+ ){0,2}${told}\b|\b${told} (?:\w+ ){0,2}(?:previously|earlier|originally|initially|formerly)\b|\b${former} (?:\w+ )?(?:${thing} )?(?:\S+ ){0,8}?(?:was|were|is|are|being) (?:\w+ ){0,2}${mistake}\b`,
  wrong: String.raw`\b${told} (?:\S+ ){0,6}?(?:in error|by mistake|erroneously|incorrectly|wrongly)\b|\b(?:erroneously|incorrectly|wrongly|mistakenly) ${told}\b|(?<!\b(?:blood|samples?|specimens?|fluid|consent|requests?|tests?|treatment|drugs?|medicines?|care|support) )\b(?:is|are|was|were|has been|have been|hereby) (?:now |hereby |therefore )?(?:withdrawn|retracted|rescinded|revoked)\b|\bshould (?:have )?read:?\s?["\d<>]`,
  replaces: String.raw`\b(?:replac(?:es|ing)|supersed(?:es|ing)) (?:the |any |all |our )?(?:\w+ )?${thing}\b`,
};
export const corrected = new RegExp(Object.values(forms).join('|'), 'i');

/** Of the time before: a doubt in such words is mended. */
/** Of the time before: a doubt in such words is mended. "Not consistent with earlier results" is one of now. */
const ofBefore = new RegExp(
  [
    forms.before,
    forms.wrong,
    String.raw`(?<!\b(?:with|than|from|to|of|and|versus|vs|unlike) (?:the |an? |his |her |your )?)\b${former} (?:\w+ ){0,2}(?:${thing}|samples?|specimens?|tubes?|swab|aliquot)\b`,
  ].join('|'),
  'i',
);
export const isOfBefore = (words: string): boolean => ofBefore.test(words);

const takenBack = phrasePattern(phrases.takenBack);
export const isWithdrawn = (words: string): boolean => takenBack.test(words);

/** "Previously reported as 14 ng/L", "corrected from 7.1", "(was 14)", "earlier value 0.38": no date, time or version. */
const number =
  /\b(?:as|from|was|were|read|of|values?|results?|figures?|numbers?)\s?[:(]?\s?([<>]?\s?\d[\d.,]*\d|[<>]?\s?\d)(?![\d/:]|\.\d|(?:st|nd|rd|th)\b|\s(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|hours?|days?|h\b))/gi;

/** "Issued as O Rh(D) positive", "corrected from non-reactive" */
const answer = new RegExp(
  String.raw`(?:\b${told}\sas|\b(?:corrected|amended|changed|revised)\sfrom)\s["“]?(\p{L}[^;,.\n"”]{0,30}?)(?=\s(?:on|at|to|by|in)\s|["”;,.]|\)?$)`,
  'giu',
);

/** The number or the answer in words that a correction replaces, which is none of those `now`. */
export const earlierValue = (words: string, now: readonly string[]): string | null =>
  [number, answer]
    .flatMap((form) => [...words.matchAll(form)].map(([, found = '']) => found))
    .find((found) => !now.includes(found)) ?? null;
