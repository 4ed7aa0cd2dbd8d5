import { matchesIn } from '../kernel/matches-in.ts';
import { remember } from './tokenise.ts';

/** Words that say how, when or on what was measured, and not what. */
const neutral = new Set([
  ...['absolute', 'abs', 'count', 'level', 'levels', 'quant', 'quantitative', 'qn', 'random', 'result'],
  ...[
    'analysis',
    'assay',
    'auto',
    'automated',
    'calc',
    'calculated',
    'calculation',
    'manual',
    'man',
    'measured',
    'measurement',
  ],
  ...['blood', 'bld', 'plasma', 'plas', 'ser', 'serum', 'serpl', 'venous', 'whole', 'method', 'poc', 'test'],
  ...['acnc', 'ccnc', 'mcnc', 'ncnc', 'scnc', 'vfr', 'fr', 'by', 'in', 'of', 'the'],
]);

/** Words that make another analyte of the name before them: never dropped, wherever they stand. */
const specimens: readonly (readonly [RegExp, string])[] = [
  [/\b(?:in )?(?:urine(?: sediment)?|urns|urinary|urin|ur|ua|[hl]pf)\b/g, ' urine '],
  [/\b(?:in )?(?:cerebral spinal fluid|cerebrospinal fluid|spinal fluid|csf)\b/g, ' csf '],
  [/\b(?:in )?(?:stool|faeces|feces|faecal|fecal)\b/g, ' stool '],
  [/\b(?:in )?(?:dried blood spot|dbs)\b/g, ' dbs '],
];

const symbols: readonly (readonly [RegExp, string])[] = [
  [/\[(?!susceptibility)[^\]]*\]/g, ' '], // "[Moles/volume]" of LOINC names
  [/\bby .*(?:count|calculation|assay|probe.*|detection|formula.*|method|doppler|smear)$/g, ' '],
  [/\bin (?:serum or plasma|serum|plasma|blood|venous blood|platelet poor plasma)\b/g, ' '],
  [/\bof blood\b/g, ' '],
  [/\bwhite (?:blood )?counts?\b/g, ' white blood cells '], // "count" alone says nothing
  [/α/g, 'alpha'],
  [/β|ß/g, 'beta'],
  [/γ/g, 'gamma'],
  [/%|\bpct\b|\bnfr\b/g, ' percent '],
  [/#/g, ' absolute '],
  [/\bnon[- ]/g, 'non'],
  [/\b(b|t|ca|cd|c|d|ige|ft|hco|co|po|pco)[- ](\d+[a-z]?)\b/g, '$1$2'], // "B-12", "T 4", "CA-125"
];

/** Parts of a printed name: brackets set aside, the rest in comparable words. */
export function splitName(printedName: string): { outer: string; inner: string[] } {
  if (!printedName.includes('(')) return { outer: printedName, inner: [] };
  const inner = matchesIn(printedName, /\(([^()]*)\)/g).map((match) => match[1] ?? '');
  return { outer: printedName.replace(/\([^()]*\)/g, ' '), inner };
}

/** The pH of blood is not the pH of urine, and a bare pH can be either; bare ketones are those of urine. */
function isTellingBlood(word: string, all: readonly string[]): boolean {
  if (all.includes('ph')) return /^(?:blood|venous)$/.test(word);
  return all.some((other) => /^ketones?$/.test(other)) && /^(?:blood|plasma|serum|capillary|poc)$/.test(word);
}

const rewrites = [...symbols, ...specimens];
const rewritingWords = new Set([
  ...[
    'white',
    'by',
    'in',
    'of',
    'pct',
    'nfr',
    'non',
    'urine',
    'urns',
    'urinary',
    'urin',
    'ur',
    'ua',
    'hpf',
    'lpf',
    'csf',
    'dbs',
  ],
  ...['fluid', 'stool', 'faeces', 'feces', 'faecal', 'fecal', 'spot'],
]);

// Most names are a few plain words, and there are thousands of them.
const needsRewriting = (name: string): boolean =>
  !/^[a-z ,]+$/.test(name) || name.split(/[ ,]+/).some((word) => rewritingWords.has(word));

const rewritten = (name: string): string =>
  rewrites.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), name);

/** The words of a name in one order, so that "T4, Free" and "Free T4" are the same. Empty when nothing is left. */
export function analyteKey(name: string, folds = new Map<string, string>()): string {
  const lower = name.toLowerCase();
  const text = needsRewriting(lower) ? rewritten(` ${lower} `) : lower;
  const all: string[] = text.match(/[\p{L}\p{N}'’]+/gu) ?? [];
  const telling = all.filter((word) => !neutral.has(word) || isTellingBlood(word, all));
  // "Blood, Urine" and "Absolute count" would lose all they say.
  const kept = telling.some((word) => word !== 'urine' && word !== 'percent') ? telling : all;
  if (kept.length === 1) return remember(folds, kept[0] ?? '');
  return [...new Set(kept.map((word) => remember(folds, word)))].sort().join(' ');
}

const qualifiers =
  /\b(?:urine|csf|stool|fluid|dbs|percent|free|direct|indirect|ioni[sz]ed|corrected|adjusted|ratio|antibody|ab|igm|igg|iga|total|24|hour|hr|hours|post|stimulated|isoenzyme|heat|bone|screen|mb)\b/;

/** Whether words in brackets may be left out without changing what was measured. */
export const isRemark = (words: string): boolean =>
  !qualifiers.test(` ${words.toLowerCase().replace(/%/g, ' percent ')} `);

export const withoutWord = (key: string, word: string): string =>
  key
    .split(' ')
    .filter((part) => part !== word)
    .join(' ');

export const hasWord = (key: string, word: string): boolean => key.includes(word) && key.split(' ').includes(word);
