import { isReplaced } from '../reading/remarks/stages.ts';
import type { ReadingLevel } from '../documents/reading-level.ts';
import { append } from '../kernel/append.ts';
import { touching } from '../kernel/touching.ts';
import { coveringMost } from '../kernel/covering-most.ts';
import { firstFrom } from '../kernel/first-from.ts';
import type { Span } from '../kernel/span.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { parsePaper } from '../paper/parse-paper.ts';
import type { Reading } from '../reading/reading.ts';
import { untoldMedicines, listedMedicines, roleBelowList, untoldLines } from './listed-medicines.ts';
import { laboratoryMessages } from './laboratory/laboratory-messages.ts';
import { sayLaboratory } from './laboratory/saying/say-laboratory.ts';
import type { PaperKind } from '../statements/base-role.ts';
import { hasProblems } from '../statements/by-problem.ts';
import { isStrayAmongMedicines, medicineItems, medicineLines } from '../statements/medicine-items.ts';
import { isToPatient } from '../statements/letter-roles.ts';
import { withDoctorsNamed } from '../statements/doctor-pronouns.ts';
import { withAmendment } from '../statements/amended.ts';
import { asMedicineLists } from '../statements/medicine-lists.ts';
import { withCertainty } from '../statements/certainty.ts';
import { readStatements } from '../statements/read-statements.ts';
import { isOrder } from '../statements/orders.ts';
import type { Statement } from '../statements/statement.ts';
import { withoutBlanks } from './blanked-words.ts';
import { asDecision, closingOf, openingOf, openingOfAnswers, openingOfMedicines } from './frame.ts';
import { withHighPressure } from './visit/high-pressure.ts';
import { normalOnExam } from './visit/normal-exam.ts';
import { afterOperation, withoutShorter } from './operation/afterwards.ts';
import { isBeforeIt } from './operation/is-before-it.ts';
import { isUnnamed, operationOpening } from './operation/operation-opening.ts';
import { headerLines } from './is-header-line.ts';
import { mainOf } from './main-of.ts';
import { withReason } from './note/note-reason.ts';
import { inShortSentences } from './note/short-sentences.ts';
import { leftOver, ofAmendment, outlines, type PartPlan } from './outlines.ts';
import { paperKind } from './paper-kind.ts';
import type { Person } from './person.ts';
import { nameOfTest, titlesOf } from './report/titles.ts';
import { reportOpening, sampleReason } from './report/opening.ts';
import { prepareReport } from './report/prepare-report.ts';
import { tellLevels } from './report/spine-levels.ts';
import { inOrderOfPaper, isOfNobody, isShortPaper, notToLose, withAll } from './short-papers.ts';
import { scaleMeanings } from './scale-meanings.ts';
import { scalesToTell } from './scales-to-tell.ts';
import { withoutCodes } from './visit/main-first.ts';
import { partsApart, tellAmendment, withoutParts, withoutTakenBack } from './tell-amendment.ts';
import { withDoubt } from './visit/reason-in-doubt.ts';
import { isVisitTrivia } from './visit/visit-trivia.ts';
import { withoutPerson } from './visit/who-came.ts';
import { tellCourse, withCourse } from './visit/visit-course.ts';
import { isPointer, withoutPointers } from './without-pointers.ts';
import { createSpeaker } from './speaker.ts';
import type { StorySentence } from './story.ts';
import { ofStay } from './stay/stay-trivia.ts';
import { tellPart } from './tell-part.ts';
import { sayTimesOfDay } from './times-of-day.ts';
import { asGeneNote } from './pathology/gene-notes.ts';
import { sayPhenotypes } from './pathology/say-phenotypes.ts';
import { tellTissue } from './pathology/tell-tissue.ts';
import { placeAfter, tellStay } from './stay/tell-stay.ts';

export type StoryInput = {
  reading: Reading;
  knowledge: Knowledge;
  isEnglish: boolean;
  level: ReadingLevel;
  person: Person;
};

/** What a paper says, sentence by sentence in plain words, in the parts of its outline. */
export function tellStory({ reading: printed, knowledge, isEnglish, level, person }: StoryInput): {
  kind: PaperKind;
  told: StorySentence[];
} {
  const reading = withoutTakenBack(printed);
  const paper = parsePaper(reading.text);
  const kind = paperKind(reading.recognisedKind, paper, reading.labResults.length);
  if (!isEnglish) {
    if (kind === 'lab') return { kind, told: laboratoryStory(reading, knowledge, person, kind) };
    const listed = listedMedicines(reading, [], { speaker: null, knowledge });
    const untold = untoldLines(reading.text, listed, { isEnglish, knowledge });
    return { kind, told: kind === 'medicines' ? [...openingOf(kind, reading), ...listed, ...untold] : [] };
  }
  const isRow = coveringMost([...reading.labResults, ...(reading.unreadRows ?? [])].map(({ span }) => span));
  const medicines = reading.medications.map(({ span }) => span);
  const namesMedicine = coveringAny(medicines);
  const tellsOfStay = !paper.isNote && ofPerson.has(kind);
  const asPrinted = withCertainty(readStatements(paper, kind, namesMedicine), reading.findings);
  const { amendment } = reading;
  const amended =
    amendment !== undefined && kind !== 'lab' && kind !== 'medicines'
      ? withAmendment(asPrinted, amendment, printed)
      : undefined;
  const read = asMedicineLists(medicineItems(amended?.statements ?? asPrinted, medicines, paper.text), reading);
  const genes = sayPhenotypes(reading.text, knowledge);
  const isHeader = headerLines(reading);
  const isMedicineLine = medicineLines(reading.medications);
  const prepared = (paper.isNote ? withReason(read) : tellsOfStay ? withDoctorsNamed(read) : read).map((printed) => {
    const ofGenes = asGeneNote(printed, { ...genes, isReport: kind === 'pathology', text: reading.text });
    const statement = asTold(isHeader(ofGenes) ? { ...ofGenes, role: 'furniture' } : ofGenes, kind, tellsOfStay);
    if (tellsOfStay && isMedicineLine(statement)) return { ...statement, role: 'medicine' as const };
    if (!namesMedicine(statement.span) && isStrayAmongMedicines(statement))
      return { ...statement, role: isOrder(statement.text) ? ('next_step' as const) : ('furniture' as const) };
    if (kind === 'discharge') return statement;
    if (kind === 'operative' && isBeforeIt(statement)) return { ...statement, role: 'reason' as const };
    if (isRow(statement.span) && (kind === 'lab' || isTabular(statement.text)))
      return { ...statement, role: 'furniture' as const };
    if (kind !== 'medicines' || statement.role !== 'medicine' || namesMedicine(statement.span)) return statement;
    return { ...statement, role: roleBelowList(statement.text) };
  });
  const ofCourse = kind === 'clinic' && !paper.isNote ? withCourse(prepared) : undefined;
  const isReport = kind === 'imaging' || kind === 'test';
  const statements = ofCourse ?? (isReport ? prepareReport(prepared, reading.text) : withDoubt(prepared));
  const speaker = createSpeaker(kind, knowledge, person, {
    isNote: paper.isNote,
    isByProblem: hasProblems(paper),
    isToPatient: kind === 'letter' && isToPatient(reading.text),
    about: kind === 'imaging' ? nameOfTest(statements) : '',
    text: reading.text,
  });
  const used = new Set<number>();
  const told: StorySentence[] =
    amendment !== undefined && amended !== undefined ? tellAmendment(amendment, amended.takenBack) : [];
  const results =
    kind === 'lab' || reading.labResults.filter(({ range }) => range !== null).length >= manyResults
      ? laboratoryStory(reading, knowledge, person, kind)
      : [];
  append(told, results);
  append(told, genes.told);
  // What the laboratory doubts or wants again is told with its results, and the rows of a table of genes with their meaning.
  const isTold = coveringMost(
    kind === 'lab'
      ? [
          ...new Map(
            results
              .flatMap(({ part, spans }) => (part === 'waiting_for' ? [] : spans))
              .map((span) => [String(span), span]),
          ).values(),
        ]
      : [],
  );
  const isInTable = touching(genes.spans);
  const isOver = (text: string): boolean =>
    kind === 'lab' && (isReplaced(text, reading.text) || isOfNobody(text) || /^(?:result )?status\s?:/i.test(text));
  for (const { order, span, text } of statements)
    if ((isTold(span) && !tellsWhen.test(text)) || isInTable(span) || isOver(text)) used.add(order);
  const tissue =
    kind === 'pathology'
      ? tellTissue(
          withoutParts(paper, amended === undefined ? [] : partsApart(amendment, amended.takenBack)),
          reading,
          speaker,
          genes.spans,
        )
      : undefined;
  if (tissue !== undefined) {
    append(told, tissue.told);
    for (const statement of statements) if (tissue.isTold(statement)) used.add(statement.order);
    if (!tissue.isOfGenes) append(told, sampleReason(statements, used, speaker));
  }
  // The opening takes the reason of a report apart by itself; what is left of it is told without who it was.
  const toTell = isReport || kind === 'operative' ? statements.map(reasonAlone) : statements;
  const isShort = level !== 'simple' && tissue === undefined && isShortPaper(statements);
  const tell = (plan: PartPlan, some: readonly Statement[] = toTell): void =>
    append(
      told,
      tellPart({ ...(isShort ? withAll(plan) : plan), most: Math.ceil(plan.most * share[level]) }, some, used, speaker),
    );
  const isByProblem = kind === 'clinic' && hasProblems(paper);
  const plans = outlines[paper.isNote ? 'note' : isByProblem ? 'problems' : ofCourse === undefined ? kind : 'course'];
  if (amended !== undefined)
    append(
      told,
      tellPart(
        ofAmendment,
        statements.filter(({ heading }) => heading === 'amendment'),
        used,
        speaker,
      ),
    );
  if (kind === 'operative') append(told, operationOpening(statements, used, speaker));
  const opening = isReport
    ? reportOpening(statements, used, speaker, {
        titles: titlesOf(paper, kind),
        kind: reading.documentKind,
        paper: reading.text,
      })
    : [];
  append(told, opening);
  const levels = kind === 'imaging' ? tellLevels(statements, used, speaker) : [];
  append(told, levels);
  if (kind === 'discharge') append(told, tellStay(statements, used, speaker, person));
  for (const plan of plans) if (plan.part === 'bottom_line' && plan.isFeared === (tissue && true)) tell(plan);
  const course = ofCourse === undefined ? [] : tellCourse(ofCourse, { used, speaker });
  for (const each of course) told.push({ part: 'bottom_line', ...each, basis: 'document' });
  if (paper.isNote && !statements.some(({ role }) => role === 'conclusion')) tell(couldBe);
  const isVisit = examined.has(kind) && !paper.isNote;
  if (isVisit && /\bemergency (?:room|department)\b/i.test(reading.text))
    for (const end of placeAfter(statements, { used, speaker }))
      told.push({ part: 'bottom_line', ...end, basis: 'document' });
  const isConcluded = isVisit
    ? course.length > 0 || statements.some(({ role, order }) => role === 'conclusion' && used.has(order))
    : told.some((each) => each.part === 'bottom_line' && !opening.includes(each));
  const answers = isVisit ? openingOfAnswers(statements) : [];
  append(told, answers);
  if (kind !== 'medicines' && !isConcluded && answers.length === 0)
    append(told, mainOf(statements, used, speaker, paper.isNote));
  const exam = isVisit ? normalOnExam(read) : undefined;
  for (const order of exam?.orders ?? []) used.add(order);
  const after = kind === 'operative' ? afterOperation(statements, used, told, speaker) : [];
  append(
    told,
    after.filter(({ part }) => part === 'found'),
  );
  for (const plan of plans)
    if (plan.part !== 'bottom_line' && !(plan.isElse === true && told.some(({ part }) => part === plan.part)))
      tell(plan);
  if (isShort) {
    for (const plan of leftOver) tell(plan, notToLose(kind, toTell));
    if (kind !== 'lab') told.splice(0, told.length, ...inOrderOfPaper(told));
  }
  append(told, exam?.told ?? []);
  if (kind === 'clinic' || kind === 'letter')
    told.splice(0, told.length, ...withHighPressure(statements, told, person));
  append(
    told,
    after.filter(({ part }) => part !== 'found'),
  );
  if (kind === 'medicines') {
    append(told, listedMedicines(reading, told, { speaker, knowledge }));
    append(told, untoldLines(reading.text, told, { isEnglish, knowledge }));
  } else if (ofPerson.has(kind)) append(told, untoldMedicines(reading, told, { speaker, knowledge }));
  // The lines of a laboratory's table are told from their results.
  const isTable = kind === 'lab' && reading.labResults.length + (reading.unreadRows ?? []).length > 0;
  if (kind === 'operative' ? isUnnamed(told) : told.length < little * Math.min(1, share[level]) && !isTable)
    tell(kind === 'operative' ? steps : remaining);
  const isSaid = touching(told.flatMap(({ spans }) => spans));
  const hasNext =
    told.some(({ part, text }) => part === 'when_to_get_help' || text.includes(' to be seen again in ')) ||
    genes.told.some(({ part }) => part === 'next_steps') ||
    reading.recommendations.some(({ span }) => isSaid(span)) ||
    statements.some(({ role }) => role === 'next_step' || role === 'instruction');
  return {
    kind,
    told: [
      ...(kind === 'medicines' ? openingOf(kind, reading) : openingOfMedicines(told, reading)),
      ...(kind === 'operative' ? withoutShorter(told) : paper.isNote ? told.map(inShortSentences) : told).map(
        asDecision,
      ),
      ...scaleMeanings(
        scalesToTell(reading, {
          tissue: tissue !== undefined,
          isNote: paper.isNote || isVisit || isReport || kind === 'operative',
          told,
        }),
        told,
      ).map((meaning) => (isInStay(kind, meaning) ? { ...meaning, part: 'found' as const } : meaning)),
      ...closingOf(kind, hasNext),
    ],
  };
}

/** "A repeat sample within 2 weeks", "to confirm": more than that the laboratory asks for one. */
const tellsWhen = /\b(?:within|in|after|by) \d|\bto confirm\b/i;

/** Papers that tell what happened to somebody. */
const ofPerson = new Set<PaperKind>(['discharge', 'clinic', 'letter']);

/** A statement without what was blanked out, and without what is of no use to the person. */
function asTold(printed: Statement, kind: PaperKind, tellsOfPerson: boolean): Statement {
  const clean = withoutPointers(withoutBlanks(printed.text));
  const text = printed.role.startsWith('medicine') ? sayTimesOfDay(clean) : clean;
  if (isPointer(text)) return { ...printed, role: 'furniture' };
  const statement = { ...printed, text: printed.role === 'conclusion' ? withoutCodes(text) : text };
  if (!tellsOfPerson) return statement;
  if (kind !== 'discharge' && isVisitTrivia(statement)) return { ...statement, role: 'furniture' };
  return ofStay(statement, kind !== 'discharge');
}
const reasonAlone = (statement: Statement): Statement =>
  statement.role === 'reason' || statement.role === 'history'
    ? { ...statement, text: withoutPerson(statement.text) }
    : statement;

/** A note that concludes nothing says what it could be. */
const couldBe: PartPlan = {
  part: 'bottom_line',
  roles: ['differential'],
  most: 3,
  list: 'The doctor thinks that it could be:',
  isMust: true,
};

/** Papers with an examination of the whole body. */
const examined = new Set<PaperKind>(['clinic', 'letter']);

/** The bottom line of a stay or an operation is a story by itself, and no place for what a scale means. */
const isInStay = (kind: PaperKind, { part }: StorySentence): boolean =>
  (kind === 'discharge' || kind === 'operative') && part === 'bottom_line';

/** Cells side by side, and no sentence. */
const isTabular = (text: string): boolean =>
  (text.match(/\d+(?:\.\d+)?/g) ?? []).length >= 2 && !/\b(?:was|is|were|are|of|with|and)\b/i.test(text);

/** A page with nothing but answers, or the middle of a longer paper: what it has. */
const little = 5;
const remaining: PartPlan = {
  part: 'found',
  roles: ['symptoms', 'examination', 'finding', 'step', 'history', 'done', 'social'],
  most: 9,
};

/** How an operation was done, where nothing else is told of it. */
const steps: PartPlan = { part: 'done', roles: ['step'], most: 4, cue: 'key_step', worst: true, isClear: true };

/** So many results are a table of their own in any paper. */
const manyResults = 6;

/** What is to be told of results; beside a paper that has a story of its own, without a bottom line. */
function laboratoryStory(reading: Reading, knowledge: Knowledge, person: Person, kind: PaperKind): StorySentence[] {
  const told = laboratoryMessages(reading, knowledge, person).map((message) => sayLaboratory(message, person));
  return kind === 'lab' ? told : told.filter(({ part }) => part !== 'bottom_line' && part !== 'why');
}

/** How much of what could be told is told at a level. */
const share: Record<ReadingLevel, number> = { simple: 0.5, standard: 1, detailed: 3 };

/** Whether any of these stands in a stretch. */
function coveringAny(spans: readonly Span[]): (span: Span) => boolean {
  const starts = spans.map(([start]) => start).sort((a, b) => a - b);
  return ([from, to]) => (starts[firstFrom(starts, (start) => start >= from)] ?? Infinity) < to;
}
