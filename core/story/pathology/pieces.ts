import type { Span } from '../../kernel/span.ts';
import type { Paper, PaperSection } from '../../paper/paper.ts';
import words from './tissue-words.json' with { type: 'json' };

/** One thing that a report on tissue says: "Tumor size: 3.5 cm" has a label, "A. Skin, left cheek, biopsy:" is the place of what stands below. */
export type Piece = {
  text: string;
  span: Span;
  label: string | null;
  part: string | null; // "A"
  site: string | null; // as it is printed
  siteSpan: Span | null;
  group: Attribute | undefined; // what the heading above it names
  isLeftOut: boolean; // how the tissue looked
};

export type Attribute = keyof typeof words.attributes;

/** What the report calls its result: no description of what the tissue looked like, and no comment in sentences. */
export function piecesOf({ text, sections }: Paper): Piece[] {
  const named = sections.filter(isTold).flatMap((section) => piecesIn(text, section));
  const isConcluded = sections.some(({ name, role }) => name !== null && role === 'conclusion' && !isProse(name));
  // "Trisomy 21: low risk", "Lymph node, biopsy: Lymphoma", above or without headings.
  const before = sections.flatMap((section) =>
    (section.name === null || (!isConcluded && /\b(?:history|clinical)\b/i.test(section.name))) &&
    !(isConcluded && named.length > 0)
      ? piecesIn(text, section).filter(
          ({ label, site }) => site !== null || (label !== null && named.length === 0 && section.name === null),
        )
      : [],
  );
  const pieces = [...before, ...named];
  // "A." alone tells no samples apart.
  const hasParts = new Set(pieces.flatMap(({ part }) => part ?? [])).size > 1;
  return hasParts ? pieces : pieces.map((piece) => ({ ...piece, part: null }));
}

const startsWithAny = (name: string, starts: readonly string[]): boolean =>
  starts.some((start) => name.startsWith(start) && !/^\p{L}/u.test(name.slice(start.length)));

function isTold({ name }: PaperSection): boolean {
  if (name === null) return false;
  const heading = name.toLowerCase();
  return !isSkipped(heading) && !/\b(?:gross|microscopic|clinical)\b|(?<!synoptic )\breport$/.test(heading);
}

export const isSkipped = (name: string): boolean => startsWithAny(name.toLowerCase(), words.skippedParts);

const isProse = (name: string | null): boolean => name !== null && startsWithAny(name.toLowerCase(), words.proseParts);

type Place = Pick<Piece, 'part' | 'site' | 'siteSpan'>;

/** "Left breast, lumpectomy." */
const isBareSite = /^[\p{L}-]+(?: [\p{L}-]+){0,4}, [\p{L}-]+(?: [\p{L}-]+){0,3}\.?$/u;
/** "46,XY,del(5q)" */
const isFormula = /^\d{2},[XY]/;

function piecesIn(text: string, { name, sentences }: PaperSection): Piece[] {
  const pieces: Piece[] = [];
  const own = name === null ? undefined : attributeOf(name);
  let place: Place = { part: null, site: null, siteSpan: null };
  let isLeftOut = false;
  sentences.forEach(({ span }, at) => {
    for (const { words: printed, from } of linesOf(text, span)) {
      const { part, rest } = partOf(printed);
      if (part !== null) place = { part, site: null, siteSpan: null };
      const { label, site, value } = divided(rest, place.site !== null);
      if (site !== null) place = { ...place, site, siteSpan: [from, from + printed.length] };
      // "Light microscopy: 22 glomeruli. Crescents in 4." is left out up to the next label.
      if (label !== null || site !== null || part !== null) isLeftOut = label !== null && isSkipped(label);
      const isBare = value === '' || (label === null && isProse(name) && isBareSite.test(value) && isTaking(value));
      // "TUMOR SIZE: 3.5 cm" is a heading with its value; a list below "Lymph nodes" has labels of its own.
      const heading = label === null && own !== undefined && at === 0 ? name : label;
      if (heading === null && isProse(name) && !isBare) continue;
      pieces.push({
        text: value,
        span: [from, from + printed.length],
        label: heading,
        group: own,
        isLeftOut: isBare || isLeftOut || isFormula.test(value),
        ...place,
      });
    }
  });
  return pieces;
}

/** The lines of a list, and the sentences of a line. */
function linesOf(text: string, [start, end]: Span): { words: string; from: number }[] {
  const found: { words: string; from: number }[] = [];
  const raw = text.slice(start, end);
  let from = 0;
  for (const { index, 0: mark } of raw.matchAll(
    /\n\s{0,20}(?:[-•*·]|\(?\w{1,2}[.)])\s+|;\s+(?![^\n;:]{3,120}:\s*(?:\n|$))|(?<=[\p{L}\d)%]{2}\.)\s+(?=[\p{Lu}(])/gu,
  )) {
    // A list goes on after its mark; "A." belongs to what follows.
    add(from, index);
    from = /\w[.)]\s+$/.test(mark) && mark.startsWith('\n') ? index + 1 : index + mark.length;
  }
  add(from, raw.length);
  return found;

  function add(first: number, last: number): void {
    const piece = raw.slice(first, last);
    const lead = /^[\s\-•*·]*/.exec(piece)?.[0].length ?? 0;
    const words = piece.slice(lead).trimEnd();
    if (/[\p{L}\d]/u.test(words)) found.push({ words, from: start + first + lead });
  }
}

/** "A. Skin …", "(B) …", "2. Sigmoid colon …" */
function partOf(printed: string): { part: string | null; rest: string } {
  const mark = /^\(?([A-Z]|\d{1,2})[.):]\s{1,4}(?=\p{L})/u.exec(printed);
  return { part: mark?.[1] ?? null, rest: printed.slice(mark?.[0].length ?? 0).replace(/\s+/g, ' ') };
}

const namesOf = (label: string): string[] => label.toLowerCase().match(/\p{L}+/gu) ?? [];
const isTaking = (label: string): boolean =>
  namesOf(label).some((name) => takings.has(name) || /(?:ectomy|otomy|scopy|centesis)$/.test(name));
const isSite = (label: string): boolean =>
  !isSkipped(label) && (isTaking(label) || namesOf(label).some((name) => sites.has(name)));
const sites = new Set(words.sites);
const takings = new Set(words.takings);

/** A label, or the place that the tissue comes from, before what is said of it. */
function divided(rest: string, hasSite: boolean): { label: string | null; site: string | null; value: string } {
  const colon = /^(.{2,160}?)\s?:(?:\s+|$)/.exec(rest);
  const before = colon?.[1];
  if (before !== undefined) {
    const value = rest.slice(colon?.[0].length);
    // Below "Uterus, hysterectomy:" a "Cervix: not involved" tells of the tumor, and no new sample.
    const isPlace = attributeOf(before) === undefined && isSite(before) && (!hasSite || isTaking(before));
    return isPlace ? { label: null, ...within(value, withoutShowing(before)) } : { label: before, site: null, value };
  }
  const showing = /^(.{3,90}?)\s(?:showing|demonstrating|with findings of)\s/i.exec(rest);
  if (showing?.[1] !== undefined && isSite(showing[1]))
    return { label: null, site: showing[1], value: rest.slice(showing[0].length) };
  const dash = /^(.{3,60}?)\s[-–]\s+/.exec(rest);
  if (dash?.[1] !== undefined && isSite(dash[1]))
    return { label: null, site: dash[1], value: rest.slice(dash[0].length) };
  return { label: null, site: null, value: rest };
}

/** "Gallbladder, cholecystectomy: - Chronic inflammation" */
const within = (value: string, site: string): { site: string; value: string } => ({
  site,
  value: value.replace(/^[-–•]\s*/, ''),
});
const withoutShowing = (site: string): string => site.replace(/,?\s(?:showing|shows|demonstrating)$/i, '');

const attributes = new Map(
  (Object.keys(words.attributes) as Attribute[]).flatMap((kind) =>
    words.attributes[kind].map((name) => [name, kind] as const),
  ),
);

/** What a label names: "Tumor size (greatest diameter)" is the size, "Bronchial margin" a margin. */
export function attributeOf(label: string): Attribute | undefined {
  const name = label.toLowerCase().replace(/\s+/g, ' ').trim();
  const bare = name
    .replace(/\s?\([^)]*\)/g, '')
    .replace(/:.*$/, '')
    .trim();
  const known = attributes.get(name) ?? attributes.get(bare);
  if (known !== undefined) return known;
  if (/^her-?2\b/.test(bare)) return 'her2';
  const length = bare.split(' ').length;
  if (length <= 5 && /\bmargins?$/.test(bare)) return 'margins';
  if (length <= 5 && /\blymph nodes?(?: involvement)?$/.test(bare) && !/\bbiopsy|dissection/.test(bare)) return 'nodes';
  return undefined;
}
