import { textAt } from '../../kernel/span.ts';
import type { Personal } from '../personal.ts';

const results =
  'Negative|Positive|Normal|Abnormal|Absent|Present|Detected|Undetected|Reactive|Nonreactive|Non-reactive|Equivocal|Indeterminate|Pending|None|Trace|Elevated|High|Low|NEGATIVE|POSITIVE|NORMAL|ABNORMAL|ABSENT|PRESENT|DETECTED|REACTIVE|PENDING|NONE|Impression|Findings|Diagnosis|Assessment|Plan|IMPRESSION|FINDINGS|DIAGNOSIS|ASSESSMENT|PLAN|Mild|Moderate|Severe|Not';
const titles = 'Drs?|Mr|Mrs|Ms|Miss|Mx|Prof|Dear|Hi|Hello|Dre|Dra|Mme|Frau|Herrn?|Judge|Ofc|Lt|Sgt|Smt|Mst|Mw';
const degrees =
  'MD|M\\.D\\.?|DO|D\\.O\\.?|RN|NP|PA-C|PA|PhD|FACC|FACS|FRCS|FRCP|MBBS|LCSW|LMSW|LADC|AuD|PharmD|CRNA|APRN|CNIM|RPSGT|CCDS|RDCS|DDS|FAAAAI|M\\.S\\.?|M\\.A\\.?|T\\.C\\.?';
const before = new RegExp(String.raw`^(?:(?:${titles})\.? |(?:${results})(?:[,.;:]? |: )|[(,.;:] ?)+(?=\S)`, 'u');
const behind = new RegExp(
  String.raw`(?:[ ,.;(]{1,2}(?:${results}|${degrees})(?![\p{L}])|[,;( ]+|[,.] (?:Drs?|Mr|Mrs|Ms|Miss|I|MR)\.?|['’]s?)+$`,
  'u',
);
const onlyResults = new RegExp(String.raw`^(?:${results}|${titles}|${degrees})\.?$`, 'u');

/** Names without what no name has: a result is never masked, and titles, degrees and the "'s" of an owner tell of nobody. */
export const withoutResults = (text: string, found: readonly Personal[]): Personal[] =>
  found.flatMap((personal): Personal[] => {
    if (!named.has(personal.kind)) return [personal];
    const words = textAt(text, personal.span);
    if (onlyResults.test(words)) return [];
    if (personal.kind === 'organisation') return [withoutResultBehind(personal, words)];
    const from = before.exec(words)?.[0].length ?? 0;
    const to = words.length - (behind.exec(words.slice(from))?.[0].length ?? 0);
    const start = personal.span[0] + from;
    return to > from ? [{ ...personal, span: [start, personal.span[0] + to] }] : [];
  });

/** A firm can be called "High Plains" or "St. Mary's": only what is surely a result goes. */
const withoutResultBehind = (personal: Personal, words: string): Personal => {
  const [start, end] = personal.span;
  const length =
    /(?:[ ,.;:]{1,2}(?:negative|positive|detected|reactive|pending)(?!\p{L}))+$/iu.exec(words)?.[0].length ?? 0;
  return { ...personal, span: [start, end - length] };
};

const named = new Set<Personal['kind']>(['person', 'other', 'organisation', 'address']);
