import { isOfCauses } from '../reading/list-scope.ts';
import names from './note-parts.json' with { type: 'json' };

export type PartName = keyof typeof names;

const parts = new Map<string, PartName>(
  (Object.keys(names) as PartName[]).flatMap((part) => names[part].map((name) => [name, part] as const)),
);

/** `isAlone`: nothing else stands on its line. */
export type NoteHeading = { words: string; part: PartName; length: number; isAlone: boolean };

/** Parts that belong to what is planned: below a plan, the headings of other parts only divide it. */
export const planned: ReadonlySet<PartName> = new Set<PartName>([
  'plan',
  'referrals',
  'safety net',
  'follow-up',
  'tests ordered',
  'pending results',
]);
/** Parts that end a plan when they come after it. */
const apart = new Set<PartName>([
  'admin',
  'impression',
  'examination',
  'past medical history',
  'allergies',
  'family history',
  'possible causes',
]);

/** What stands before the words of a line: its mark, its number. */
export const opening = /^[\s#*_=>•\-–—]{0,12}(?:#?\d{1,2}\s?[.)]?\s{1,3}(?=\p{L}))?/u;

/** The part that a line opens: all of it, or its words up to a colon or a dash. `isPlanning`: below a plan, where fewer words do. */
export function noteHeading(line: string, isPlanning: boolean): NoteHeading | undefined {
  const from = opening.exec(line)?.[0].length ?? 0;
  const words = line.slice(from).trimEnd();
  const bareWords = words.length > 200 ? words : words.replace(/\([^()]{0,80}\)/g, ' ').trim();
  const whole = bareWords.length > 48 ? undefined : partOf(bareWords.replace(/[\s:;#?,–—-]+$/, ''), isPlanning);
  if (whole !== undefined) return { ...whole, length: line.length, isAlone: true };
  // "• Follow-up: …" is an item of the part it stands in.
  const marked =
    /^([\p{L}][\p{L}\d /&+()'’-]{0,40}?)\s?(?:[:;]|(?:\s|(?<=^(?:Imp|PMHx?|DHx?|SHx?|FHx?|Plan|Rx|Dx)|(?: ordered| requested)))[-–—](?=\s))\s*(?=\S)/u.exec(
      words,
    );
  const bare =
    marked ??
    /^(PMHX?x?|SHx|FHx|DHx|O\/E|C\/O|HPC|HPI|Dx(?!\s+(?:[~≈\d]|(?:in|by|at|when|aged?|on|via|per|last|since)\b))|DDx|Imp|Impr|Ix|Mx|Allergies|Allergy|FHX|SHX|FH|Past medical history(?=\s+(?:none|nil)\b)|Plan(?=\s+(?:we|you|I|to|will|advised?)\b))(?=\s+[^\s:–-])/u.exec(
      words,
    );
  const labelled = bare?.[1] === undefined ? undefined : partOf(bare[1], isPlanning);
  if (bare === null || labelled === undefined) return undefined;
  const isShort =
    marked === null ||
    /^\s?[:;]/.test(words.slice(bare[1]?.length ?? 0)) ||
    (bare[1]?.length ?? 0) <= 5 ||
    /(?:ordered|requested)$/i.test(bare[1] ?? '');
  return isShort ? { ...labelled, length: from + bare[0].length, isAlone: false } : undefined;
}

/** "Ix (today)", "Exam (focused)": what the brackets add says nothing of the part. */
function partOf(printed: string, isPlanning: boolean): { words: string; part: PartName } | undefined {
  const words = printed
    .toLowerCase()
    .replace(/\([^)]*\)/g, ' ')
    .replace(/[\u2010\u2011]/g, '-')
    .replace(/\s*([/&])\s*/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
  const part =
    parts.get(words.replace(/ requested$/, ' ordered')) ??
    (isOfCauses(words) ? 'possible causes' : undefined) ??
    (/^(?:exam|examination|o\/e|oe) (?:[a-z/]+ ?){1,3}$/.test(words) ? 'examination' : undefined);
  if (part === undefined) return partOfBoth(words);
  // To be done, in a plan.
  if (isPlanning && (words === 'examination' || (!planned.has(part) && !apart.has(part)))) return undefined;
  return { words, part };
}

/** "F/U & safety net", "Plan and follow-up": a heading of two parts. What to look out for is the more of them. */
function partOfBoth(words: string): { words: string; part: PartName } | undefined {
  const both = words.split(/&|\+| and /).map((name) => parts.get(name.trim()));
  const [part] = both.filter((each) => each !== undefined);
  if (
    both.length < 2 ||
    both.includes(undefined) ||
    part === undefined ||
    !both.every((each) => each && planned.has(each))
  )
    return undefined;
  return { words, part: both.includes('safety net') ? 'safety net' : part };
}
