import type { PagePart } from '#core/reading-aloud/passages.ts';
import type { Command, PlainCommand } from '#core/voice/commands.ts';
import type { HeardPage } from '#client/lib/heard-page/heard-page.ts';
import { texts } from '../texts.ts';
import { interpretationPath, shownOnly, toSpeakers, type Answer, type CommandDeps } from './answer.ts';

type OnPage = CommandDeps & { page: HeardPage };
type Doing = (deps: OnPage) => Answer | Promise<Answer>;

const onPage = {
  READ_DOCUMENT: read,
  SHOW_TERMS: show('terms'),
  SHOW_QUESTIONS: show('questions'),
  SHOW_RECOMMENDATIONS: show('recommendations'),
  EXPORT_PDF: exportPdf,
  HIGHLIGHT_IMPORTANT: highlight,
  SHOW_HIGH_IMPORTANCE: showKeyTerms,
  SUMMARIZE: readAbout('summary'),
  EXPLAIN_LAB_VALUES: readAbout('results'),
  EXPLAIN_MEDICATIONS: readAbout('medicines'),
  EXPLAIN_DIAGNOSIS: readAbout('conclusion'),
} satisfies Partial<Record<PlainCommand, Doing>>;

/** Commands about the document that is open. */
export type PageCommand = keyof typeof onPage;

/** What only the interpretation of a document can answer, and its original cannot. */
const ofInterpretation = new Set<PageCommand>([
  'SHOW_TERMS',
  'SHOW_QUESTIONS',
  'SHOW_RECOMMENDATIONS',
  'EXPORT_PDF',
  'SHOW_HIGH_IMPORTANCE',
  'SUMMARIZE',
  'EXPLAIN_LAB_VALUES',
  'EXPLAIN_MEDICATIONS',
  'EXPLAIN_DIAGNOSIS',
]);

export function doOnPage({ page, ...deps }: CommandDeps, name: PageCommand): Answer | Promise<Answer> {
  if (page === null) return toSpeakers(texts.needsDocument);
  if (page.kind === 'document' && page.documentRef !== null && ofInterpretation.has(name)) {
    deps.reader.stop();
    deps.doLater({ name });
    deps.navigate(interpretationPath(page.documentRef));
    return shownOnly(texts.pages.GO_INTERPRETATION);
  }
  return onPage[name]({ ...deps, page });
}

async function read({ page, reader }: OnPage): Promise<Answer> {
  if (reader.state.status === 'paused') {
    reader.resume();
    return shownOnly(texts.readingOn);
  }
  const passages = await page.passages();
  if (passages.length === 0) return toSpeakers(texts.nothingToRead);
  reader.read(passages);
  return shownOnly(texts.reading);
}

function show(part: PagePart & keyof typeof texts.shown): Doing {
  return async ({ page }) =>
    (await page.show(part)) === null ? toSpeakers(texts.notThere) : shownOnly(texts.shown[part]);
}

function exportPdf({ page: { exportPdf } }: OnPage): Answer {
  if (exportPdf === null) return toSpeakers(texts.noExport);
  exportPdf();
  return shownOnly(texts.exporting);
}

function highlight({ page: { highlightImportant } }: OnPage): Answer {
  if (highlightImportant === null) return toSpeakers(texts.nothingToMark);
  const count = highlightImportant();
  return toSpeakers(count === 0 ? texts.unmarked : texts.marked(count));
}

async function showKeyTerms({ page }: OnPage): Promise<Answer> {
  const keys = page.terms.filter(({ importance }) => importance === 'high').map(({ term }) => term);
  await page.show('terms');
  const [first] = keys;
  if (first === undefined) return toSpeakers(texts.noKeyTerms);
  await page.showTerm?.(first);
  return toSpeakers(texts.keyTerms(keys));
}

function readAbout(subject: keyof typeof texts.about): Doing {
  return async ({ page, reader }) => {
    const passages = (await page.about?.(subject)) ?? [];
    const [first] = passages;
    if (first === undefined) return toSpeakers(texts.about[subject].none);
    // On the screen too, for whoever has no voice to listen to.
    await page.show(first.part);
    reader.read(passages);
    return shownOnly(texts.about[subject].reading);
  };
}

type Defining = Extract<Command, { asked: string }>;

/** The page's own definition, in the page's own words. */
export function define({ page }: CommandDeps, { term, asked }: Defining): Answer {
  if (page === null) return toSpeakers(texts.needsDocument);
  const definition = page.terms.find((each) => each.term === term);
  if (definition !== undefined) {
    const words = texts.defined(definition.term, definition.definition);
    return { words, language: page.language, isSpoken: 'always', definition };
  }
  return toSpeakers(asked === '' ? texts.askedNothing : texts.unknownTerm(asked));
}
