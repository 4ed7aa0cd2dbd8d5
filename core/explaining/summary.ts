import type { DocumentKind } from '../documents/document-kinds.ts';
import type { TermEntry } from '../knowledge/entries.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { isPlural } from './article.ts';
import { quotedReason, tellingConclusions } from './conclusions.ts';
import type { Context } from './explaining-context.ts';
import { reasonOpening } from './document-words.ts';
import { detailSentences } from './finding-detail-words.ts';
import { findingWords, isWorseThanKnown } from './finding-words.ts';
import { changeToTell, findingListSentences } from './finding-sentences.ts';
import { littleReadCard } from './fixed-texts.ts';
import { labelledSentences } from './labelled-results.ts';
import { labSummary } from './lab-summary.ts';
import { groupLabs } from './lab-standing.ts';
import { asserted, type RankedFinding } from './main-findings.ts';
import { markedToChange } from './medication-changes.ts';
import { medicationSummary } from './medication-sentences.ts';
import { withoutSameOpenings } from './openings.ts';
import { proceduresDone } from './procedures-done.ts';
import { nextRequest, reportedRequests } from './recommendations.ts';
import { firstInstruction } from './home-instructions.ts';
import { helpInBrief, helpSentences } from './when-to-seek-help.ts';
import { isBeforeOperation, isMostlyTold, isShorthand, pointsBack } from './shorthand.ts';
import { coveredBy } from '../kernel/covered-by.ts';
import { fromDocument, general, onlyOnce, type Said } from './said.ts';
import { sentence } from './wording.ts';

const mostSentences = 3;

/** The main message and the next step, what matters most first, in three sentences at most. */
export const summarise = (context: Context): Said[] => inBrief(mainMessageAndStep(context));

/** Of more sentences than can be kept in mind the last is kept, which is the next step, and of the others what fits before it. */
function inBrief(said: readonly Said[]): Said[] {
  const last = said.at(-1);
  if (last === undefined) return [];
  let left = mostSentences - sentenceCount(last.text);
  const before = said.slice(0, -1).filter(({ text }, at) => {
    const fits = at === 0 || sentenceCount(text) <= left;
    if (fits) left -= sentenceCount(text);
    return fits;
  });
  return [...before, last];
}

const sentenceCount = (text: string): number =>
  text.split(/(?<=(?<!\b(?:Dr|Mr|Mrs|Ms|[A-Z]))[.?!]["”]?)\s+(?=[A-Z"“])/).length;

function mainMessageAndStep(context: Context): Said[] {
  const { reading, word, knowledge } = context;
  const critical = groupLabs(reading.labResults).critical.length > 0;
  const said = critical ? labSummary(reading.labResults, knowledge, nextRequest(reading, word)) : messageOf(context);
  if (said.length > 0) return said;
  if (reading.labResults.length > 0) return labSummary(reading.labResults, knowledge, nextRequest(reading, word));
  if (reading.medications.length > 0) return medicationSummary(reading.medications, word, knowledge);
  return [general(littleReadCard)];
}

function messageOf(context: Context): Said[] {
  const { reading, word, knowledge } = context;
  switch (reading.documentType) {
    case 'lab_result':
      if (reading.documentKind === 'culture' && grownGerms(context).length > 0)
        return withNextStep(context, grownGerms(context));
      return reading.labResults.length > 0
        ? labSummary(reading.labResults, knowledge, nextRequest(reading, word))
        : concluded(context);
    case 'medication_list':
      return reading.medications.length > 0
        ? withMarked(medicationSummary(reading.medications, word, knowledge), markedToChange(reading))
        : concluded(context);
    case 'imaging':
    case 'pathology':
      return concluded(context);
    case 'discharge_summary':
      return context.reading.documentKind === 'discharge_instructions'
        ? forHome(context)
        : told(context, quotedReason(context, reasonOpening(reading)));
    case 'clinical_note':
    case 'other':
      return told(context, quotedReason(context, reasonOpening(reading)));
  }
}

/** Which medicines are stopped or changed matters more than what they all are for. */
const withMarked = ([first, ...rest]: readonly Said[], marked: readonly Said[]): Said[] =>
  first === undefined ? [...marked] : [first, ...marked, ...rest];

/** The germs that a culture names as there, those with a name of their own before "gram negative rods". */
function grownGerms({ findings, word, knowledge }: Context): Said[] {
  const germs = asserted(findings, 'present').filter(
    ({ concept, part }) => part !== 'history' && part !== 'reason' && isGerm(knowledge.findTerm(concept)),
  );
  const named = germs.filter(({ text }) => !onlyByStain.test(text));
  return findingListSentences((named.length > 0 ? named : germs).slice(0, 3), {
    assertion: 'present',
    word,
    knowledge,
    leads: true,
  }).slice(0, 1);
}

/** Told in plain words as a germ itself, and not as where germs are or what they do. */
const isGerm = (entry: TermEntry | undefined): boolean =>
  /^[\w ]*?\bgerms?(?: (?:of|that) .*)?$/.test(entry?.plain ?? '') && !notAGerm.test(entry?.plain ?? '');
const notAGerm = /\b(?:change|cells?|few|many|kinds|group|resting)\b/;
const onlyByStain = /\b(?:gram|cocci|rods|bacilli|flora|yeasts?)\b/i;

/** What was found, in plain words where these carry it; the report's own words where they say more. */
function concluded(context: Context): Said[] {
  const main = mainFindings(context);
  const done = whereDone.has(context.reading.documentKind) ? proceduresDone(context).slice(0, 1) : [];
  // A diagnosis under the microscope is a name: what it means, and what it is not, matters more than how it is printed.
  const isNamed = context.reading.documentType === 'pathology' && main.some(isKnownAndThere);
  const lead = main.find(isKnownAndThere)?.span[0] ?? Infinity;
  const isInWords = ({ text, spans }: Said): boolean =>
    !isShorthand(text.replace(/^[^"]*/, '')) || !spans.every((span) => isMostlyTold(context.reading.text, span, main));
  const quoted = isNamed
    ? []
    : tellingConclusions(context, 1).filter((said) => (said.spans[0]?.[0] ?? 0) <= lead && isInWords(said));
  const isSaid = coveredBy(quoted.flatMap(({ spans }) => spans));
  const unsaid = main.filter(({ span }) => !isSaid(span));
  const isAllQuoted = quoted.length > 0 && main.some(isKnownAndThere) && !unsaid.some(isKnownAndThere);
  const plain = isAllQuoted
    ? glosses(context, main)
    : mainMessage(context, unsaid.some(isKnownAndThere) ? unsaid : main);
  if (plain.length === 0 && quoted.length === 0) return [];
  return withNextStep(context, [...done, ...quoted, ...plain].slice(0, 2));
}

/** What was quoted is not told once more, but in plain words: "Osteoporosis means weak bones." */
const glosses = ({ knowledge }: Context, main: readonly RankedFinding[]): Said[] =>
  main.filter(isKnownAndThere).flatMap((finding) => {
    const entry = knowledge.findTerm(finding.concept);
    if (entry?.plain === undefined || isWorseThanKnown(`${finding.descriptor ?? ''} ${finding.text}`, entry)) return [];
    return [
      general(sentence(`${finding.text} ${isPlural(finding.text) ? 'mean' : 'means'} ${entry.plain}`), [finding.span]),
    ];
  });

const isKnownAndThere = ({ known, assertion }: RankedFinding): boolean => known && assertion === 'present';

/** The weightiest finding with its size and what became of it, then the others by name; or what is possible, or not there. */
function mainMessage({ reading, word, knowledge }: Context, main: readonly RankedFinding[]): Said[] {
  const present = asserted(main, 'present').filter(({ known }) => known);
  const [lead, ...others] = present;
  if (lead === undefined) return mainSentences({ word, knowledge }, main);
  if (reading.documentType === 'pathology' || lead.detail === undefined)
    return mainSentences({ word, knowledge }, main);
  return [
    leadSentence(lead, knowledge),
    ...findingListSentences(others.slice(0, 3), { assertion: 'present', word, knowledge }).slice(0, 1),
  ];
}

/** "The main finding is a 7 mm solid nodule (small lump) in the right lung. One year ago it was 5 mm." */
function leadSentence(lead: RankedFinding, knowledge: Knowledge): Said {
  const size = lead.detail?.size ?? null;
  const isShort = size !== null && !/[x×]/i.test(size);
  const what = findingWords(lead, knowledge, { size: isShort ? size : null });
  const rest = detailSentences(
    { size: isShort ? null : size, change: changeToTell(lead.detail?.change ?? null, what) },
    isPlural(lead.text),
  );
  return fromDocument([sentence(`The main finding is ${what}`), ...rest].join(' '), [lead.span]);
}

/** Its conclusion, or the line that carries the result where it has none. */
function inItsWords(context: Context): Said[] {
  const quoted = tellingConclusions(context, 1);
  return quoted.length > 0 ? quoted : labelledSentences(context).slice(0, 1);
}

/** Why the person came, then what was found; a note that gives no reason is told by its own conclusion first. */
function told(context: Context, reason: Said[]): Said[] {
  const main = mainSentences(context, mainFindings(context));
  const quoted = inItsWords(context);
  const [done] = proceduresDone(context);
  // Of an operation, what was done says more than why.
  if (done !== undefined && whereDone.has(context.reading.documentKind))
    return withNextStep(context, [done, ...(main.length > 0 ? main : quoted)].slice(0, 2));
  const message = reason.length > 0 && main.length > 0 ? [...reason, ...main] : [...reason, ...quoted, ...main];
  return message.length === 0 ? [] : withNextStep(context, message.slice(0, 2));
}

/** A sheet to take home: what was done or found, the instruction that limits most, and when to get help. */
function forHome(context: Context): Said[] {
  const { reading, word } = context;
  const [done] = proceduresDone(context);
  const [first] = done === undefined ? mainSentences(context, mainFindings(context)) : [done];
  const cases = new Set(helpSentences(reading, word).map(({ text }) => text));
  const instruction = firstInstruction(reportedRequests(reading, word).filter(({ text }) => !cases.has(text)));
  const help = helpInBrief(reading, word);
  if (help === undefined) return told(context, []);
  return [first, instruction, help].filter((said) => said !== undefined);
}

const whereDone = new Set<DocumentKind>(['operative_report', 'endoscopy', 'angiography']);

/** What is told of the conclusion, or of the assessment where nothing is concluded, or of the rest. */
function mainFindings({ findings, parts, reading }: Context): RankedFinding[] {
  const weighty = findings.filter(({ assertion }) => assertion !== 'family' && assertion !== 'hypothetical');
  const asBefore = pointsBack(parts, reading.text) ? weighty.filter(isBeforeOperation(parts)) : [];
  const concluded = [...asBefore, ...weighty.filter(({ part }) => part === 'conclusion' || part === 'assessment')];
  return concluded.length > 0 ? concluded : weighty.filter(({ part }) => part !== 'history');
}

function mainSentences(
  { word, knowledge }: Pick<Context, 'word' | 'knowledge'>,
  main: readonly RankedFinding[],
): Said[] {
  const told = (['present', 'possible', 'absent'] as const).flatMap((assertion) =>
    findingListSentences(asserted(main, assertion).slice(0, 3), { assertion, word, knowledge, leads: true }),
  );
  return told.slice(0, 2);
}

function withNextStep({ reading, word }: Context, said: Said[]): Said[] {
  const next =
    nextRequest(reading, word) ?? general(`Go through this ${word} with your doctor, and ask what it means for you.`);
  // The next step is the last thing said, even where it is quoted before.
  return [
    ...withoutSameOpenings(
      onlyOnce(said.filter(({ text }) => onlyOnce([{ text: next.text }, { text }]).length === 2)),
      word,
    ),
    next,
  ];
}
