import { append } from '../kernel/append.ts';
import type { Span } from '../kernel/span.ts';
import { isBlank, itemMarkLength, linesOf, trimmed, type Piece } from '../reading/lines.ts';
import { isWithin, leadOfList, markOf, scopeOf, type ListScope } from '../reading/list-scope.ts';
import { sentencesOf } from '../reading/sentences.ts';
import { noteHeading, opening, planned, type NoteHeading, type PartName } from './note-headings.ts';
import type { PaperSection, PaperSentence } from './paper.ts';
import { sentencesIn } from './paper-sentences.ts';
import { isTopicLine } from './topic-line.ts';

/** Headings that only notes have. */
const terse =
  /^(?:hpc|pmhx|shx|sh|dhx?|o\/e|oe|ix.*|impr?|ax|mx|f\/u|f\/up|fup?|c\/o|pc|ddx|safety[- ]net.*|a\/p|pln)$/;
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
  const lines = writtenOnce(linesOf(text)).filter((line) => !isBlank(line));
  const headings = new Set(lines.flatMap(({ text: line }) => noteHeading(line, false)?.words ?? []));
  const short = [...headings].filter((words) => terse.test(words)).length;
  const letters = lines.reduce((sum, line) => sum + line.text.length, 0);
  if (letters > longestLine * lines.length) return false;
  const count = text.match(shorthand)?.length ?? 0;
  if (isLineByLine(lines)) return true;
  return short >= 3 || (headings.size >= 2 && count >= 3 && count * fewestEvery >= letters);
}

/** A short page with a plan, of short lines that end without a full stop: "You have had a cough for 3 days" above "No fever". */
function isLineByLine(lines: readonly Piece[]): boolean {
  if (lines.length < fewestLines || lines.length > mostLines) return false;
  const parts = new Set(lines.flatMap(({ text }) => noteHeading(text, false)?.part ?? []));
  if (!parts.has('plan') || parts.size < 2) return false;
  const words = lines.map(({ text }) => text.trim());
  const open = words.filter((line) => !/[.:;,]$/.test(line)).length;
  const short = words.filter((line) => line.length <= shortLine).length;
  if (words.some((line) => line.length > longestProse || /^[\p{Lu} ]{8,}:?$/u.test(line))) return false;
  if (parts.size >= 4 && words.every((line) => line.length <= wholeLine)) return true;
  return open >= words.length * 0.5 && short >= words.length * 0.6;
}
const fewestLines = 8;
const mostLines = 60;
const shortLine = 70;
const wholeLine = 110;
/** A longer line is a paragraph. */
const longestProse = 380;

/**
 * What is being read. `joining`: the mark of the items that go on from a sentence ("Bloods for:"); `under`: which items stand below a
 * lead, and what was spoken of above it.
 */
type Open = {
  name: PartName | null;
  start: number;
  sentences: PaperSentence[];
  topic: string | null;
  joining: string | null;
  under: { scope: ListScope; topic: string | null } | null;
};

/** What was met so far. `namesBoth`: one part holds what is thought and what is to be done. */
type Met = { conclusion: boolean; plan: boolean; namesBoth: boolean };

function sectionsOf(text: string): PaperSection[] {
  const lines = writtenOnce(linesOf(text));
  const sections: PaperSection[] = [];
  const met: Met = { conclusion: false, plan: false, namesBoth: false };
  let open: Open = opened(null, 0);
  const reopen = (name: PartName, at: number): void => {
    if (open.name !== null || open.sentences.length > 0) sections.push(closed(open, at));
    open = opened(name, at);
  };
  lines.forEach((line, at) => {
    if (isBlank(line)) return;
    const isPlanning = open.name !== null && planned.has(open.name) && (met.plan || met.conclusion);
    const heading = noteHeading(line.text, isPlanning);
    if (heading !== undefined) {
      reopen(placed(heading, met), line.span[0]);
      meet(met, heading);
      if (heading.isAlone) return;
    }
    const isHead = heading === undefined && isTopic(open, line, lines, at);
    // Where nothing was concluded before, the heads of the plan are what the doctor thinks it is.
    if (heading === undefined && isProblem(line.text, met, isHead)) {
      const sentences = numberless(text, line.span);
      sections.push(closed(open, line.span[0]), {
        ...closed({ ...open, name: 'impression' }, line.span[1]),
        sentences,
      });
      open = opened('plan', line.span[1]);
      open.topic = topicWords(line.text).split(' ').length <= longestTopic ? topicWords(line.text) : null;
      return;
    }
    if (!isHead) {
      addLine(text, open, [line.span[0] + (heading?.length ?? 0), line.span[1]]);
      return;
    }
    // The next problem ends what was said of when to come back.
    const isLead = leadOfList(line.text) !== undefined;
    const goesOn = open.name === 'plan' || (open.name === 'tests ordered' && ofOrders.test(topicWords(line.text)));
    if (!goesOn && !isLead) reopen(isPlanning ? 'plan' : 'history of present illness', line.span[0]);
    const above = open.under === null ? open.topic : open.under.topic;
    open.topic = topicWords(line.text);
    open.under = isLead ? { scope: scopeOf(line.text, below(lines, at)?.text ?? ''), topic: above } : null;
  });
  sections.push(closed(open, text.length));
  return withStory(sections.filter(({ name, sentences }) => name !== null || sentences.length > 0));
}

/** Below "Ix" these part the tests. */
const ofOrders =
  /^(?:today|ordered|requested|booked|to do|forms?|pending|previous|prev|next|urgent|routine|bloods?|imaging)\b/i;

/** A note that was pasted twice is read once. */
function writtenOnce(lines: readonly Piece[]): readonly Piece[] {
  const printed = lines.flatMap((line, at) => (isBlank(line) ? [] : [{ at, words: line.text.trim() }]));
  const opening = printed.slice(0, fewestAgain).map(({ words }) => words);
  const again = printed.findIndex(
    (_line, from) => from >= fewestAgain && opening.every((words, more) => printed[from + more]?.words === words),
  );
  return again === -1 || opening.length < fewestAgain ? lines : lines.slice(0, printed[again]?.at);
}
const fewestAgain = 3;

/** Where no heading opens the story, the lines above the first heading are it. */
function withStory([first, ...others]: readonly PaperSection[]): PaperSection[] {
  if (first === undefined) return [];
  const isOpen = first.name === null && first.sentences.length > 1 && others.every(({ name }) => !ofStory.has(name));
  const isReason =
    first.name === null &&
    first.sentences.length <= 2 &&
    others.every(({ name }) => name !== 'reason for visit') &&
    first.sentences.some(({ text }) => whyLine.test(text));
  if (isReason) {
    const isWhy = ({ text }: PaperSentence): boolean => whyLine.test(text);
    const sentences = [...first.sentences.filter(isWhy), ...first.sentences.filter((each) => !isWhy(each))];
    return [{ ...first, name: 'reason for visit', sentences }, ...others];
  }
  return [isOpen ? { ...first, name: 'history of present illness' } : first, ...others];
}
/** "49F f/up mood" */
const whyLine = /^\d{1,3} ?(?:yo )?[MF] (?:f\/?u(?:p|\/p)?|f\/up|review|r\/?v|here for|with|w\/|c\/o|for|re)\b \S/i;
const ofStory = new Set<string | null>(['reason for visit', 'history of present illness']);

const longestTopic = 8;

const opened = (name: PartName | null, start: number): Open => ({
  name,
  start,
  sentences: [],
  topic: null,
  joining: null,
  under: null,
});
const closed = ({ name, start, sentences }: Open, end: number): PaperSection => ({
  name,
  role: null,
  span: [start, end],
  sentences,
});

function meet(met: Met, { part, words }: NoteHeading): void {
  met.conclusion ||= part === 'impression';
  met.plan ||= part === 'plan';
  if (part === 'impression' || part === 'plan') met.namesBoth = both.has(words);
}
const both = new Set([
  'a/p',
  'a&p',
  'ap',
  'assessment and plan',
  'assessment & plan',
  'assessment/plan',
  'assessment&plan',
  'dx/plan',
]);

/** Red flags before anything was concluded are what was asked about. */
const placed = ({ part, words }: NoteHeading, met: Met): PartName =>
  part === 'safety net' && words.startsWith('red flag') && !met.conclusion && !met.plan
    ? 'history of present illness'
    : part;

function addLine(text: string, open: Open, span: Span): void {
  const words = text.slice(...span);
  const last = open.sentences.at(-1);
  const mark = markOf(words);
  const piece = withoutNumber(text, span);
  const join = last === undefined ? undefined : joint(open, last.text, { text: piece.text, mark });
  if (last !== undefined && join !== undefined) {
    open.joining = mark;
    open.sentences[open.sentences.length - 1] = {
      ...last,
      text: `${last.text.replace(/[.;]$/, '')}${join}${piece.text.slice(itemMarkLength(piece.text)).replace(/\s+/g, ' ')}`,
      span: [last.span[0], piece.span[1]],
    };
    return;
  }
  open.joining = null;
  if (open.under !== null && !isWithin(open.under.scope, words)) {
    open.topic = open.under.topic;
    open.under = null;
  }
  // "Analgesia:" above a medicine with its dose says what that is for.
  if (mark !== null && last !== undefined && isShortLead(last.text) && isDosed(piece.text)) {
    open.under = { scope: { indent: -1, mark: null, ofItems: mark }, topic: open.topic };
    open.topic = topicWords(last.text);
    open.sentences.pop();
  }
  const sentences = numberless(text, span).map((sentence) => ({ ...sentence, topic: open.topic }));
  append(open.sentences, open.name === 'impression' ? oneOf(sentences) : sentences);
}

/** What is said on one line of what the doctor thinks is said of one thing: "Sprain. Mild. No fracture." */
function oneOf(sentences: readonly PaperSentence[]): PaperSentence[] {
  const [first, ...others] = sentences;
  const last = others.at(-1);
  if (first === undefined || last === undefined || others.some(({ label, text }) => label !== null || verb.test(text)))
    return [...sentences];
  const text = [first, ...others].map((each) => each.text.replace(/[.;]$/, '')).join('. ');
  return text.length > longest ? [...sentences] : [{ ...first, text, span: [first.span[0], last.span[1]] }];
}
const verb =
  /\b(?:is|are|was|were|has|have|had|will|would|discuss\w*|needs?|booked|get|advis\w*|refer\w*|start\w*|continu\w*|stop\w*)\b/i;

/** The sentences of a line, without its number. */
const numberless = (text: string, span: Span): PaperSentence[] => {
  const piece = withoutNumber(text, span);
  return sentencesOf(text, piece.span[0] > span[0] ? piece.span : span).flatMap((each) => sentencesIn(text, each));
};

function withoutNumber(text: string, span: Span): Piece {
  const number = /^\s*#?\d{1,2}[.)]?\s+(?=[\p{Lu}?↑↓])/u.exec(text.slice(...span))?.[0].length ?? 0;
  return number === 0 ? { ...trimmed(text, span), span } : trimmed(text, [span[0] + number, span[1]]);
}

/** What joins a line to the one above: "→ attend ED" goes on, so do words after an open end, and items after "Bloods for". */
function joint(
  { joining }: Open,
  last: string,
  { text, mark }: { text: string; mark: string | null },
): string | undefined {
  if (last.length + text.length > longest) return undefined;
  // Where every line begins with an arrow, it is the mark of an item.
  if (/^[→⇒]/.test(text) && /^[→⇒]/.test(last)) return undefined;
  if (mark !== null && isDosed(text)) return undefined;
  if (mark === null) return /^[→⇒]/.test(text) || (openEnd.test(last) && /^\p{Ll}/u.test(text)) ? ' ' : undefined;
  if (joining === mark) return ', ';
  return joining === null && /(?::|\b(?:for|to|to assess|to discuss|to review|incl|including))$/i.test(last)
    ? ' '
    : undefined;
}
const isShortLead = (text: string): boolean => text.endsWith(':') && text.split(' ').length <= 4;
/** A medicine with its dose is a statement by itself. */
const isDosed = (text: string): boolean => /\d ?(?:mg|mcg|microg|g|units?|%)(?![\p{L}/])/iu.test(text);
const openEnd = /(?:,|\b(?:and|or|with|of|to|for|the|in|if))$/i;
const longest = 260;

const topicWords = (line: string): string =>
  line
    .slice(opening.exec(line)?.[0].length ?? 0)
    .replace(/\s[–—-]\s.*$|\s?\(.*$|[\s:]+$/, '')
    .trim();

const below = (lines: readonly Piece[], at: number): Piece | undefined =>
  lines.slice(at + 1, at + 3).find((next) => !isBlank(next));

/** In a plan, a short line above others names what they are about: "# Rash", "2 Migraine", "Analgesia". */
function isTopic({ name, joining }: Open, line: Piece, lines: readonly Piece[], at: number): boolean {
  if (name === null || !planned.has(name)) return false;
  const next = below(lines, at);
  if (next === undefined) return false;
  const words = topicWords(line.text);
  const isLead = leadOfList(line.text) !== undefined && isWithin(scopeOf(line.text, next.text), next.text);
  if (isLead && (joining === null || joining !== markOf(line.text))) return true;
  if (joining !== null && isBullet(line.text)) return false;
  const isMarked = /^\s*(?:#|\d)/.test(line.text);
  if (isBullet(line.text) || !isTopicLine(words, isMarked ? 12 : 7)) return false;
  if (isMarked) return !/^\s*#?\d/.test(next.text);
  return isBullet(next.text) || headingLike(line, lines[at - 1]);
}

/** Whether a numbered line of a plan names a problem: nothing was concluded under a heading of its own. */
const isProblem = (line: string, { conclusion, plan, namesBoth }: Met, isHead: boolean): boolean =>
  /^\s*#?\d/.test(line) &&
  leadOfList(line) === undefined &&
  (namesBoth ? /^\s*#?\d{1,2}[.)]?\s+[\p{Lu}?]/u.test(line) : isHead && plan && !conclusion);

const isBullet = (line: string): boolean => itemMarkLength(line) > 0 && !/^\s*\(?\d/.test(line);
const headingLike = (line: Piece, above: Piece | undefined): boolean =>
  (above === undefined || isBlank(above)) && topicWords(line.text).split(' ').length <= 4;
