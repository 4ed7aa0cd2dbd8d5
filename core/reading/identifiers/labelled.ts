import { matchesIn } from '../../kernel/matches-in.ts';
import type { Identifier } from '../../documents/explanation.ts';
import type { Span } from '../../kernel/span.ts';
import { linesOf, trimmed, type Piece } from '../lines.ts';
import { kindOfLabel } from './labels.ts';

/** A header field: what its label says, and where its value stands. */
export type Labelled = { label: string; identifier: Identifier };

/** How a value of each kind must look to be taken for one; anything else behind the label is left alone. */
const shapes: Partial<Record<Identifier['kind'], RegExp>> = {
  person:
    /^(?:(?:dr|mr|mrs|ms|miss|prof)\.? )?\p{Lu}[\p{L}'’.-]*(?:(?:,? |,)(?:\p{Lu}[\p{L}'’.-]*|de|van|von|der|la|del|al|bin)){0,5}/u,
  date: /^(?:\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}|\d{8}|\d{1,2}[ -]\p{L}{3,9}[ -]\d{2,4}|\p{L}{3,9}\.? \d{1,2},? \d{4}|\d{4})/u,
  id: /^(?=[A-Z#-]{0,10}\d)[A-Z0-9#][A-Z0-9-]{2,24}(?:\/[A-Z0-9]{1,8})?/i,
  phone: /^\+?[\d(][\d ().x-]{6,22}\d/,
  email: /^[\w.+-]{1,64}@[\w.-]{3,80}/,
  address: /^[^|\n]{4,120}/,
  // Words with a capital and what joins them: "Mid parietal scalp" and "Labs showed creatinine 2.1" are no names.
  organisation:
    /^\p{Lu}[\p{L}\p{M}.'’&/-]*(?:,? (?:[-–] )?(?:[\p{Lu}\d#(][\p{L}\p{M}\d.'’&/()-]*|of|the|and|&|for|de|del|la|du|at|in)){0,10}(?=\s*$|[,;.(|]|\s{2}| (?:on|at) \d| -)/u,
  age: /^\d{1,3}/,
};

const notAName =
  /^(?:none|n\/a|unknown|not |see|self|the|no|yes|male|female|is|was|has|states|reports|denies|history|date|dob|id|mrn|with|to|in|education|home|name|age|sex|instructions?|signature)\b/i;

/** Values behind labels such as "Patient:", "DOB", "MRN:" at the start of a line, behind a gap or a bar. */
export function labelledFields(text: string): readonly Labelled[] {
  if (latest.text !== text) latest = { text, fields: linesOf(text).flatMap((line) => fieldsOf(text, line)) };
  return latest.fields;
}

/** Identifiers and remarks ask for the fields of the same document. */
let latest: { text: string; fields: readonly Labelled[] } = { text: '', fields: [] };

const longestLabel = 32;
/** No value is longer, and a line without end is not read again for each of its labels. */
const longestValue = 500;

function fieldsOf(text: string, line: Piece): Labelled[] {
  const found: Labelled[] = [];
  let from = 0;
  for (let colon = line.text.indexOf(':'); colon !== -1; colon = line.text.indexOf(':', colon + 1)) {
    const reach = Math.max(from, colon - longestLabel);
    const field = readField(text, line, [reach, colon]);
    if (!field) continue;
    found.push(field);
    from = Math.max(colon, field.identifier.span[1] - line.span[0]);
  }
  const bare = /(?<![\p{L}])(DOB|MRN)\s{1,3}(?=[\dA-Z])/u.exec(line.text.slice(0, 400));
  const own = bare && valueAt(text, line, bare[1] ?? '', bare.index + bare[0].length);
  return own && !found.some(({ identifier }) => identifier.span[0] === own.identifier.span[0])
    ? [...found, own]
    : found;
}

/** "Test Name: Glucose" names nobody. */
const ofAThing =
  /(?:^|\s)(?:test|drug|brand|generic|medication|medicine|procedure|study|analyte|component|product|device|file) $/i;

function readField(text: string, line: Piece, [from, colon]: Span): Labelled | undefined {
  const ahead = line.text.slice(from, colon);
  const starts = [
    0,
    ...matchesIn(ahead, /\s{2,4}|[|;,)]\s?|\.\s|\t|[-–]\s|(?<=[\d\p{Ll}])\s(?=\p{Lu})/gu).map(
      ({ 0: gap, index }) => index + gap.length,
    ),
  ];
  const start = starts.find((at) => kindOfLabel(ahead.slice(at)) !== undefined);
  if (start === undefined || ofAThing.test(ahead.slice(0, start))) return undefined;
  return valueAt(text, line, ahead.slice(start), colon + 1);
}

function valueAt(text: string, line: Piece, label: string, from: number): Labelled | undefined {
  const kind = kindOfLabel(label);
  if (!kind) return undefined;
  const begins = line.span[0] + from;
  const value = trimmed(text, [begins, Math.min(line.span[1], begins + longestValue)]);
  const head = value.text.split(/ {3,}|\t|\|| {2}(?=\S[\w #.]{1,20}:)/, 1)[0] ?? '';
  const match = shapes[kind]?.exec(head)?.[0].replace(/[\s,.]+$/, '');
  if (!match || (kind === 'person' && !isName(label, match))) return undefined;
  const words = kind === 'person' ? withoutNextLabel(match) : match;
  const [start] = value.span;
  return words === ''
    ? undefined
    : { label: label.trim().toLowerCase(), identifier: { kind, span: [start, start + words.length] } };
}

/** "Patient: cough for a week" is no name; one word is, behind a label that asks for a name. */
function isName(label: string, words: string): boolean {
  if (notAName.test(words)) return false;
  return /\s/.test(words) || /\S name|surname|patient|signed|^middle|by$/i.test(label.trim());
}

/** "Patrick Taylor DOB" on a line that has lost its gaps. */
const withoutNextLabel = (words: string): string =>
  words
    .replace(
      /\s+(?:DOB|MRN|Sex|Gender|Age|Date|ID|Phone|Tel|Birth|Collected|Received|Account|Accession|Address|Ordering|Physician|Provider|Room|Unit|Male|Female|Medical|Referring|Attending).*$/u,
      '',
    )
    .replace(/[\s,]+$/, '');
