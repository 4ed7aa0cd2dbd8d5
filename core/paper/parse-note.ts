import { append } from '../kernel/append.ts';
import type { Span } from '../kernel/span.ts';
import { isBlank, isItem, itemMarkLength, linesOf, trimmed, type Piece } from '../reading/lines.ts';
import { sentencesOf } from '../reading/sentences.ts';
import names from './note-parts.json' with { type: 'json' };
import type { PaperSection, PaperSentence } from './paper.ts';
import { sentencesIn } from './paper-sentences.ts';
import { isTopicLine } from './topic-line.ts';

type PartName = keyof typeof names;

const parts = new Map<string, PartName>(
  (Object.keys(names) as PartName[]).flatMap((part) => names[part].map((name) => [name, part] as const)),
);

/** Short forms that only notes print as headings. */
const terse =
  /^(?:hpc|hx|s|o|a|p|pmhx?|shx|fhx?|dhx?|sh|o\/e|oe|ix.*|impr?|ax|mx|f\/u|f\/up|fup?|c\/o|cc|pc|dx|ddx|meds|safety[- ]net.*|ros|a\/p|rx|tx|phx|pmh)$/;
const shorthand =
  /\b(?:nil|r\/v|\d{1,3}\/(?:7|52|12)|NKDA|sx|hx|pt|rx|O\/E|PRN|mane|nocte|afeb|f\/u|abx|mgmt|re|NAD|c\/o|RTC|wks)\b/gi;
/** Prose is written in longer lines. */
const longestLine = 150;

/** So many letters hold a short form at least. */
const fewestEvery = 300;

/** The parts of a note that is written line by line under short headings; nothing for any other paper. */
export function readNote(text: string): PaperSection[] | undefined {
  return isNote(text) ? sectionsOf(text) : undefined;
}

function isNote(text: string): boolean {
  const lines = linesOf(text).filter((line) => !isBlank(line));
  const headings = new Set(lines.flatMap(({ text: line }) => headingOf(line, null)?.words ?? []));
  const short = [...headings].filter((words) => terse.test(words)).length;
  const letters = lines.reduce((sum, line) => sum + line.text.length, 0);
  if (letters > longestLine * lines.length) return false;
  const count = text.match(shorthand)?.length ?? 0;
  return count * fewestEvery >= letters && count >= 3 && (short >= 3 || headings.size >= 2);
}

type Heading = { words: string; part: PartName; length: number; isAlone: boolean };

/** Parts that belong to what is planned: below a plan, the headings of other parts only divide it. */
const planned = new Set<PartName>(['plan', 'referrals', 'safety net', 'follow-up', 'tests ordered', 'pending results']);
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

const opening = /^[\s#*_=>•\-–—]{0,12}(?:#?\d{1,2}\s?[.)]?\s{1,3}(?=\p{L}))?/u;

/** The part that a line opens: all of it, or its words up to a colon or a dash. */
function headingOf(line: string, current: PartName | null): Heading | undefined {
  const from = opening.exec(line)?.[0].length ?? 0;
  const words = line.slice(from).trimEnd();
  const whole = words.length > 48 ? undefined : partOf(words.replace(/[\s:–—-]+$/, ''), current);
  if (whole !== undefined) return { ...whole, length: line.length, isAlone: true };
  // "• Follow-up: …" is an item of the part it stands in.
  const marked = /^([\p{L}][\p{L}\d /&+()'’-]{0,40}?)\s?(?::|\s[-–—](?=\s))\s*(?=\S)/u.exec(words);
  const bare = marked ?? /^(PMHx?|SHx|FHx|DHx|O\/E|C\/O|HPC|HPI|Dx|DDx|Imp|Impr|Ix|Mx)(?=\s+[^\s:–-])/u.exec(words);
  const labelled = bare?.[1] === undefined ? undefined : partOf(bare[1], current);
  if (bare === null || labelled === undefined) return undefined;
  const isShort = marked === null || words[bare[1]?.length ?? 0] === ':' || (bare[1]?.length ?? 0) <= 5;
  return isShort ? { ...labelled, length: from + bare[0].length, isAlone: false } : undefined;
}

/** "Ix (today)", "Exam (focused)": what the brackets add says nothing of the part. */
function partOf(printed: string, current: PartName | null): { words: string; part: PartName } | undefined {
  const words = printed
    .toLowerCase()
    .replace(/\([^)]*\)/g, ' ')
    .replace(/[\u2010\u2011]/g, '-')
    .replace(/\s*([/&])\s*/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
  const part = parts.get(words);
  if (part === undefined) return undefined;
  const isPlanning = current !== null && planned.has(current);
  if (isPlanning && !planned.has(part) && !apart.has(part)) return undefined;
  return { words, part };
}

type Open = { name: PartName | null; start: number; sentences: PaperSentence[]; topic: string | null };

/** Red flags before anything was concluded are what was asked about. */
const asPlaced = ({ part, words }: Heading, sections: readonly PaperSection[], { name }: Open): PartName =>
  part === 'safety net' &&
  words.startsWith('red flag') &&
  ![...sections.map((section) => section.name), name].some((each) => each === 'impression' || each === 'plan')
    ? 'history of present illness'
    : part;

function sectionsOf(text: string): PaperSection[] {
  const lines = linesOf(text);
  const sections: PaperSection[] = [];
  let open: Open = { name: null, start: 0, sentences: [], topic: null };
  let hasConclusion = false;
  const close = (end: number): void => {
    if (open.name !== null || open.sentences.length > 0)
      sections.push({ name: open.name, role: null, span: [open.start, end], sentences: open.sentences });
  };
  lines.forEach((line, at) => {
    if (isBlank(line)) return;
    const heading = headingOf(line.text, open.name);
    if (heading !== undefined) {
      close(line.span[0]);
      open = { name: asPlaced(heading, sections, open), start: line.span[0], sentences: [], topic: null };
      hasConclusion ||= heading.part === 'impression';
      if (heading.isAlone) return;
    } else if (isTopic(open, line, lines, at)) {
      // The next problem ends what was said of when to come back.
      if (open.name !== 'plan' && !isLead(line.text)) {
        close(line.span[0]);
        open = { name: 'plan', start: line.span[0], sentences: [], topic: null };
      }
      if (isProblem(line.text, hasConclusion)) {
        // Where nothing was concluded before, the heads of the plan are what the doctor thinks it is.
        const sentences = sentencesOf(text, line.span).flatMap((each) => sentencesIn(text, each));
        sections.push({ name: 'impression', role: null, span: line.span, sentences });
      }
      open.topic = topicWords(line.text);
      return;
    }
    addLine(text, open, [line.span[0] + (heading?.length ?? 0), line.span[1]]);
  });
  close(text.length);
  return sections;
}

function addLine(text: string, open: Open, span: Span): void {
  const number = /^\s*#?\d{1,2}[.)]?\s+(?=[\p{Lu}?↑↓])/u.exec(text.slice(...span))?.[0].length ?? 0;
  const piece = trimmed(text, [span[0] + number, span[1]]);
  const last = open.sentences.at(-1);
  if (last !== undefined && goesOn(last.text, piece.text) && !isItem(text.slice(span[0], span[1]))) {
    open.sentences[open.sentences.length - 1] = {
      ...last,
      text: `${last.text.replace(/[.;]$/, '')} ${piece.text.replace(/\s+/g, ' ')}`,
      span: [last.span[0], piece.span[1]],
    };
    return;
  }
  const { topic } = open;
  append(
    open.sentences,
    sentencesOf(text, number > 0 ? piece.span : span)
      .flatMap((each) => sentencesIn(text, each))
      .map((sentence) => ({ ...sentence, topic })),
  );
}

/** "→ attend ED" goes on from the line above; so do words behind an open end. */
const goesOn = (last: string, words: string): boolean =>
  last.length + words.length < longest &&
  (/^[→⇒]/.test(words) || (/(?:,|\b(?:and|or|with|of|to|for|the|in|if))$/i.test(last) && /^\p{Ll}/u.test(words)));
const longest = 260;

const topicWords = (line: string): string =>
  line
    .slice(opening.exec(line)?.[0].length ?? 0)
    .replace(/[\s:]+$/, '')
    .trim();

/** In a plan, a short line above others names what they are about: "# Rash", "2 Migraine", "Analgesia". */
function isTopic({ name }: Open, line: Piece, lines: readonly Piece[], at: number): boolean {
  if (name === null || !planned.has(name)) return false;
  const below = lines.slice(at + 1, at + 3).find((next) => !isBlank(next));
  if (below === undefined) return false;
  const words = topicWords(line.text);
  if (isLead(line.text) && isItem(below.text)) return true;
  const isMarked = /^\s*(?:#|\d)/.test(line.text);
  if (isBullet(line.text) || !isTopicLine(words, isMarked ? 12 : 7)) return false;
  if (isMarked) return !/^\s*#?\d/.test(below.text);
  return isBullet(below.text) || headingLike(line, lines[at - 1]);
}

/** Whether the heads of a plan are all that names the problems: nothing was concluded under a heading of its own. */
const isProblem = (line: string, hasConclusion: boolean): boolean =>
  /^\s*#?\d/.test(line) && !isLead(line) && !hasConclusion;

const isLead = (line: string): boolean => /(?:\bif|:|\bfor)\s*$/i.test(line);
const isBullet = (line: string): boolean => itemMarkLength(line) > 0 && !/^\s*\(?\d/.test(line);
const headingLike = (line: Piece, above: Piece | undefined): boolean =>
  (above === undefined || isBlank(above)) && topicWords(line.text).split(' ').length <= 4;
