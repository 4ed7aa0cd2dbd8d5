import type { Paper, PaperSection, PaperSentence } from '../paper/paper.ts';
import type { Span } from '../kernel/span.ts';
import { autopsyRole } from './autopsy-role.ts';
import { baseRole, type PaperKind, type Place } from './base-role.ts';
import { byProblem, hasProblems } from './by-problem.ts';
import { cuesIn, type Cue } from './cue-finder.ts';
import { headingRole, type HeadingRole } from './heading-role.ts';
import { withItemTopics } from './item-topics.ts';
import { asPastOfLabel, letterLabels, partsByLabels, withoutName } from './label-parts.ts';
import { sectionsByLabels } from './open-section.ts';
import { pendingApart } from './pending-apart.ts';
import { requestApart } from './requests-apart.ts';
import { startsWithRelative } from './sentence-kinds.ts';
import { asLetter, withoutThanks } from './letter-roles.ts';
import { roleInNote } from './note-role.ts';
import { isMakingReady } from './operation-sentences.ts';
import { roleBy } from './sentence-role.ts';
import type { Certainty, Statement, StatementRole, Temporality } from './statement.ts';
import { asWarningSigns } from './warning-signs.ts';

/** Every sentence of a paper with its role, its person, its time and how sure it is. */
export function readStatements(
  paper: Paper,
  kind: PaperKind,
  namesMedicine: (span: Span) => boolean = () => false,
): Statement[] {
  const hasConclusion = paper.sections.some(
    ({ name, sentences }) => name !== null && sentences.length > 0 && headingRole(name) === 'conclusion',
  );
  const hasImpression = paper.sections.some(
    ({ name, sentences }) =>
      name !== null && sentences.length > 0 && /^(?:final |overall )?(?:impression|conclusion|.*\bdiagnos)/i.test(name),
  );
  const headed = paper.sections.filter(({ name }) => name !== null).length;
  const statements: Statement[] = [];
  const total = paper.sections.reduce((sum, { sentences }) => sum + sentences.length, 0);
  const isVisit = (kind === 'clinic' || kind === 'letter') && !paper.isNote;
  const isByProblem = hasProblems(paper);
  const isReport = kind === 'imaging' || kind === 'test';
  const lettered = letterLabels(paper.text);
  let inherited: HeadingRole | undefined;
  let last: PaperSection | undefined;
  for (const section of paper.sections) {
    if (section.name !== null) inherited = headingRole(section.name) ?? inherited;
    let within = kind === 'operative' ? goingOn(section, last) : section;
    if (within.name !== null) last = within;
    let isTelling = false;
    const partOf = partsByLabels(paper.text, section);
    const opened = sectionsByLabels(section);
    // "Referrals: …" under one problem of an assessment is no part of its own: the next problem follows.
    const isDivided = isByProblem && section.name !== null && headingRole(section.name) === 'conclusion';
    const sentences = section.sentences.flatMap((sentence) =>
      isReport ? requestApart(sentence, paper.text) : pendingApart(sentence, paper.text),
    );
    for (const printed of sentences) {
      const sentence = kind === 'lab' || kind === 'medicines' ? withDate(printed) : printed;
      if (!/\p{L}{2}|\p{L}\/\p{L}/u.test(sentence.text) || /^[X\s.,…]+$|\bentered in error\b/i.test(sentence.text))
        continue;
      within =
        isVisit && !isDivided
          ? opened(sentence)
          : kind === 'discharge'
            ? underTopic(partOf(sentence), sentence)
            : within;
      if (isVisit && within !== section && within.name !== null) inherited = headingRole(within.name) ?? inherited;
      const place = {
        kind,
        inherited,
        isFirst: section === paper.sections[0],
        hasConclusion,
        hasImpression,
        isHeadless: headed < 2,
        isNote: paper.isNote,
        share: statements.length / Math.max(1, total),
      };
      const statement = statementOf(
        lettered(withoutName(sentence, section)),
        within,
        { ...place, namesMedicine: namesMedicine(sentence.span) },
        statements.length,
      );
      // After the first sentence of how it was done, no name and no reason follows under that heading.
      isTelling =
        statement.role === 'step' ||
        statement.role === 'technique' ||
        (kind === 'operative' && isMakingReady(statement.text)) ||
        (isTelling && statement.label === null);
      const isStep =
        isTelling && (statement.role === 'done' || statement.role === 'reason' || statement.role === 'finding');
      statements.push(isStep && kind === 'operative' ? { ...statement, role: 'step' } : statement);
    }
  }
  const read = asPastOfLabel(statements, paper.text);
  const written = kind === 'letter' ? asLetter(read, paper.text) : kind === 'clinic' ? read.map(behindThanks) : read;
  if (isByProblem) return asWarningSigns(byProblem(written, paper.text));
  return asWarningSigns(paper.isNote ? written : withItemTopics(written, paper.text));
}

/** "Next check: 12/08/26" says nothing without its label. */
const withDate = (sentence: PaperSentence): PaperSentence =>
  sentence.label !== null &&
  /^(?:next|repeat|recheck|follow[- ]?up|review|appointment)\b/i.test(sentence.label) &&
  sentence.text.length < 40 &&
  /\d/.test(sentence.text)
    ? { ...sentence, text: `${sentence.label}: ${sentence.text}`, label: null }
    : sentence;

/** A report of an operation goes on in paragraphs without headings; after a line of details it tells how it was done. */
function goingOn(section: PaperSection, last: PaperSection | undefined): PaperSection {
  if (section.name !== null || last === undefined || last.name === null) return section;
  const role = headingRole(last.name);
  const isDetail = role === undefined || role === 'anesthesia' || role === 'complication' || role === 'furniture';
  return { ...section, name: isDetail ? 'description' : last.name, role: last.role };
}

/** "Thank you for sending this teacher, who has epilepsy" tells more than thanks. */
function behindThanks(statement: Statement): Statement {
  if (statement.role !== 'furniture' || !/\bthank/i.test(statement.text)) return statement;
  const text = withoutThanks(statement.text);
  return /\bthank/i.test(text) ? statement : { ...statement, text, role: 'history' };
}

/** "ADMITTING DIAGNOSES" above its items, before the first heading of a paper, is one too. */
const underTopic = (section: PaperSection, { topic }: PaperSentence): PaperSection =>
  section.name === null && topic !== null && topic === topic.toUpperCase() && headingRole(topic) !== undefined
    ? { ...section, name: topic.toLowerCase() }
    : section;

function statementOf(sentence: PaperSentence, section: PaperSection, place: Place, order: number): Statement {
  const heading = (section.name ?? '').toLowerCase();
  const cues = cuesIn(sentence.label === null ? sentence.text : `${sentence.label}: ${sentence.text}`);
  const base = baseRole(sentence, section, place);
  const byWords =
    place.kind === 'autopsy'
      ? autopsyRole(sentence, section.name, place.hasConclusion)
      : roleBy(base, cues, sentence, place);
  const role = place.isNote ? roleInNote(base, byWords, sentence, place, sentence === section.sentences[0]) : byWords;
  // "Cause of death: heart attack" says nothing without its label.
  const isOfDeath = /\bof death$/i.test(sentence.label ?? '');
  return {
    text: isOfDeath
      ? `${capitalised(sentence.label ?? '')}: ${sentence.text}`
      : place.kind === 'autopsy' || place.kind === 'operative'
        ? sentence.text.replace(/^Part [A-H]: /, '')
        : sentence.text,
    span: sentence.span,
    heading,
    label: isOfDeath ? null : sentence.label,
    topic: sentence.topic,
    role,
    experiencer:
      base === 'family' || (startsWithRelative(sentence.text) && !isForRelativeToDo(role, sentence.text))
        ? 'relative'
        : 'patient',
    temporality: timeOf(role, cues),
    certainty: certaintyOf(cues, sentence.text),
    isItem: sentence.isItem,
    isFirst: sentence === section.sentences[0],
    order,
  };
}

/** "Mother is to watch his diet": what is to be done for the patient. */
const isForRelativeToDo = (role: StatementRole, text: string): boolean =>
  (role === 'next_step' || role === 'instruction' || role === 'warning_sign') &&
  /^(?:\S+ ){1,4}?(?:(?:is|are) to|will|should|may|can|(?:was|were) (?:told|asked|instructed|advised|encouraged))\b/i.test(
    text,
  );

/** "CAUSE OF DEATH" */
const capitalised = (label: string): string => label.charAt(0).toUpperCase() + label.slice(1).toLowerCase();

function timeOf(role: StatementRole, cues: ReadonlyMap<Cue, number>): Temporality {
  if (role === 'next_step' || role === 'instruction' || role === 'pending') return 'planned';
  if (role === 'warning_sign' || cues.has('conditional')) return 'conditional';
  return role === 'past' || role === 'family' ? 'before' : 'now';
}

/** "No earache but has a runny nose", "denies vomiting although diarrhea is present": something is there. */
const turns =
  /\b(?:but (?:has|had|have|also|reports?|is|does)|(?:al)?though [^.;]{1,60} (?:is|are|was|were) (?:present|noted|there)|except)\b/i;

function certaintyOf(cues: ReadonlyMap<Cue, number>, text: string): Certainty {
  if (cues.has('risk')) return 'risk';
  if (cues.has('possible')) return 'possible';
  return cues.has('denied') && !turns.test(text) ? 'denied' : 'stated';
}
