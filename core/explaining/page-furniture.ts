import { tidied } from './quote.ts';

/** Words that stand on the page for those who print, sign and send it. */
const phrases = [
  'end of (?:the )?(?:report|document|results?)',
  'page \\d+ of \\d+',
  '(?:report )?status:? (?:final|preliminary)',
  '(?:ordering|referring|attending) physician',
  '(?:electronically |e-?)?signed (?:by|on)\\b',
  '(?:dictated|transcribed|reported|verified|authenticated|authori[sz]ed|typed|approved) (?:and \\w+ )?by\\b',
  'signature',
  '(?:over-?)?(?:read|interpreted|scanned|performed) by\\b(?=.{0,48}\\b(?:MD|DO|MBBS|FRCR|FRCP|FACC|FACR|RDCS|RCS|RDMS)\\b)',
  'sd\\/-',
  '(?:computer|system)[ -]generated',
  'not (?:valid|meant) (?:for (?:medico-?legal|legal)|without)',
  'results? (?:relates?|pertains?) only to',
  'medical technologist',
  'dictated but not read',
  // What the marks of a table mean.
  '(?:above|below|outside) (?:the )?(?:reference|normal) (?:range|interval|limits?)\\b(?=.*\\b(?:above|below|outside|high|low)\\b)',
  // Up to where a laboratory tells numbers: "Results below 0.01 are reported as <0.01".
  '(?:results?|values?|levels?|concentrations?) (?:below|above|under|over|less than|lower than|greater than|higher than|exceeding|[<>≤≥])[^.]{0,6}\\d[^;]{0,30}\\b(?:is|are|will be) (?:reported|printed|shown|given|expressed)\\b',
];
const titles =
  '(?:consultant|chief|senior|lead) (?:radiologist|pathologist|cardiologist|physician|biochemist|microbiologist|ha?ematologist|sonographer)';
// Degrees stand behind a name, in capitals: "do" is none.
const degrees =
  '(?:M\\.?D|MBBS|MBCh?B|MBCHB|MB BS|FRCR|FRCPath|FRCP|FPSP|FPCR|DNB|DMRD|MRCP|FRANZCR|FRCPC|PA-C|RMT|FACR|FCAP|FC RAD)\\b';

const furniture = new RegExp(`\\b(?:${phrases.join('|')})|\\b${titles}\\b`, 'i');
const signature = new RegExp(`^(?:[Dd][Rr]\\.? (?:\\p{Lu}\\.? )*)?[^.:;]{2,40}[, ]${degrees}`, 'u');

/** "H = High", "* = Abnormal, ** = Critical", "Key: L - below range": what a mark of a table means. */
const legend =
  /^(?:(?:key|legend|flags?|abbreviations?)\s?:\s?)?(?:HH|LL|[HLAC]|\*{1,3}|[↑↓])\s?(?:=\s?\p{L}|(?:[:–-]|means|indicates|denotes)\s?(?:an? )?(?:high|low|above|below|abnormal|critical|out(?:side)?|increased|decreased)\b)/iu;

/** "Kindly correlate clinically", "Thank you for the referral": what one doctor writes to another out of courtesy. */
const courtesy =
  /^(?:(?:please|kindly|suggest(?:ed)?|advise(?:d)?|adv|needs?)\s+)*(?:(?:correlate|correlation)(?: (?:clinically|with clinical (?:findings|history|symptoms)))?|clinical(?:ly)? (?:and \w+ )?correlat(?:e|ion))(?:\s+(?:is )?(?:please|kindly|suggested|advised|recommended|required|requested|needed))?$|^(?:many |with )?thank(?:s| you)\b.{0,60}$|^(?:with )?(?:kind|best|warm) regards\b/i;

const bare = (words: string): string => tidied(words.replace(/^[\W_]+|[\W_]+$/g, ''));

/** Words that only point to others: "Same", "As above". */
const pointsOnly = /^(?:same|as above|see above|ditto|as (?:noted|described) above|see (?:text|comment|note)s?)$/i;

/** Lines of the page, signatures, courtesies and pointers: they conclude nothing, wherever they stand. */
export function isFurniture(words: string): boolean {
  const plain = bare(words);
  if (legend.test(words.trim())) return true;
  return courtesy.test(plain) || pointsOnly.test(plain) || furniture.test(plain) || signature.test(plain);
}
