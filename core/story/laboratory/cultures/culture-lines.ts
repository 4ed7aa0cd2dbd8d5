import { linesOf } from '../../../reading/lines.ts';
import { append } from '../../../kernel/append.ts';
import type { Span } from '../../../kernel/span.ts';
import type { Named } from '../laboratory-message.ts';
import { isReplaced } from '../../../reading/remarks/stages.ts';
import { answersInTable } from './sensitivity-table.ts';
import { withStrain } from './cultures.ts';
import type { Answer } from './medicines-by-germ.ts';
import type { Sensitivity } from './sensitivities.ts';

/** Lists of medicines in words: "Susceptible: meropenem, amikacin". */
const lists: readonly [RegExp, Sensitivity][] = [
  [/^\s*(?:susceptible|sensitive)(?: to)?\s*:\s*/i, 'stops'],
  [/^\s*resistant(?: to)?\s*:\s*/i, 'fails'],
  [/^\s*intermediate\s*:\s*/i, 'between'],
];

/** "FINAL: >100,000 CFU/mL Klebsiella pneumoniae", "Culture result: Escherichia coli": a germ has a name of two words. */
const opensGerm = /\b(?:final(?: report)?|culture|result|organism|isolate)\b[^\p{L}\n]{0,24}/iu;
const twoWords = /\b([A-Z][a-z]{3,} [a-z]{4,})\b/g;
const noName =
  /^(?:no|mixed|normal|final|gram|report|result|culture|heavy|light|moderate|scant|clean|skin|many|rare|preliminary|blood|urine)\b|\b(?:growth|flora|report|result|results|culture|stain|count|isolated|pending|from|with|bacteria|organism|organisms|positive|negative|collected|received|catch)$/i;

/** "Doxycycline: S", "Vancomycin: S (MIC 1)" */
const sensitivityRow = /^\s*(\p{Lu}[\p{L}/-]{3,40}(?: \p{L}[\p{L}/-]{2,20})?)\s?:\s?([SRI])(?=\s*(?:\(|$))/u;

export type CultureLines = { germs: (Named & { isStray?: boolean })[]; answers: Answer[]; noGrowth: Span[] };

/** How reports call what was looked at for germs that grow. */
const ofCulture =
  /\bcultures?\b|\bM,? ?C ?(?:&|and) ?S\b|\bantibiogram\b|^(?![^\n]{0,80}\b(?:PCR|NAAT)\b)[^\n]{0,80}\b(?:swab|sputum|aspirate|pus)\b/i;

/** What a culture says in lines that are no rows. */
export function cultureLines(text: string): CultureLines {
  const found: CultureLines = { germs: [], answers: [], noGrowth: [] };
  if (!ofCulture.test(text)) return found;
  const isTested = /\b(?:sensitiv|susceptib)/i.test(text);
  for (const { text: words, span } of linesOf(text)) {
    if (isReplaced(words, text)) continue;
    append(found.answers, listed(words, span));
    if (isTested) append(found.answers, inRow(words, span));
    if (nothingGrew.test(words)) found.noGrowth.push(span);
    const name = germIn(words) ?? (found.germs.length > 0 ? germListed(words) : undefined);
    if (name !== undefined) found.germs.push({ name, span, ...(isStray(text, span) && { isStray: true }) });
  }
  append(found.answers, answersInTable(text, found.germs));
  return found;
}

/** Of a bottle, a plate or a day nothing is said of the culture as a whole. */
const nothingGrew =
  /\bno (?:bacterial |significant |fungal |aerobic |anaerobic )?growth\b(?! (?:of|in the (?:second|other|anaerobic|aerobic)))|\bno (?:organisms?|bacteria|pathogens?) (?:was |were )?(?:isolated|grown|cultured)\b|\bsterile\b/i;

/** "Probable skin contaminant", in the line of the germ or right below. */
const stray =
  /\b(?:probabl[ey]|likely|presumed|suggest\w*|consistent with|represents?|is a|are) (?:\p{L}+ ){0,3}contamina(?:nt|tion)\b/iu;
const strayDenied = /\b(?:not|unlikely|no|exclude)\b[^.\n]{0,30}\bcontamina/i;

function isStray(text: string, [start, end]: Span): boolean {
  const words = text.slice(start, end + 120);
  return stray.test(words) && !strayDenied.test(words);
}

/** "2) Pseudomonas aeruginosa  scanty growth": the next of the germs that grew. */
function germListed(words: string): string | undefined {
  const [, rest = ''] = /^\s*(?:organism |isolate )?\(?\d\)?[).:]\s{0,3}(\p{Lu}.*)$/iu.exec(words) ?? [];
  const name = rest.match(twoWords)?.find((pair) => !noName.test(pair));
  return name === undefined || !rest.startsWith(name) ? undefined : withStrain(name, rest);
}

function listed(words: string, span: Span): Answer[] {
  const list = lists.find(([opens]) => opens.test(words));
  if (list === undefined) return [];
  const names = words.replace(list[0], '').split(/[,;]\s*/);
  return names
    .map((name) => name.replace(/[.\s]+$/, '').trim())
    .filter((name) => name !== '')
    .map((name) => ({ name: name.toLowerCase(), span, answer: list[1] }));
}

function inRow(words: string, span: Span): Answer[] {
  const [, name, letter] = sensitivityRow.exec(words) ?? [];
  if (name === undefined || letter === undefined) return [];
  const answer = letter === 'S' ? 'stops' : letter === 'R' ? 'fails' : 'between';
  return [{ name: /\p{Ll}/u.test(name) ? name.toLowerCase() : name, span, answer }];
}

/** "Result: Chlamydia trachomatis not detected" */
const notGrown = /^[^.;,\n]{0,30}\b(?:not (?:detected|isolated|found|grown|seen)|negative|absent|excluded)\b/i;

function germIn(words: string): string | undefined {
  const opening = opensGerm.exec(words);
  const behind = opening === null ? '' : words.slice(opening.index + opening[0].length, opening.index + 160);
  const name = /^\s*no\b/i.test(behind) ? undefined : behind.match(twoWords)?.find((pair) => !noName.test(pair));
  if (name === undefined || notGrown.test(behind.slice(behind.indexOf(name) + name.length))) return undefined;
  return withStrain(name, behind);
}
