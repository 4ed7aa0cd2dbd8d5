import type { Interpretation } from '#core/documents/interpretation.ts';
import { isDoubtful } from '#core/documents/page-layout.ts';
import { ownerOf, type Reader } from '#core/kernel/actor.ts';
import type { Span } from '#core/kernel/span.ts';
import type { ReportOptions } from '#core/presenting/report.ts';
import type { PdfChoice } from '#core/taking-along/pdf-report.ts';
import type { DocumentRecord } from '../documents/document-record.ts';
import type { DocumentRepository } from '../documents/documents.repository.ts';
import { unpackMarked } from '../documents/layout/packed-layout.ts';
import { openLayout } from '../documents/layout/sealed-layout.ts';
import { openInterpretation, type OpenInterpretationDeps } from '../interpretations/open-interpretation.ts';
import { openVisitQuestions } from '../visit-questions/sealed-questions.ts';
import type { VisitQuestionRepository } from '../visit-questions/visit-questions.repository.ts';

export type ReportOptionsDeps = OpenInterpretationDeps & {
  documents: DocumentRepository;
  visitQuestions: VisitQuestionRepository;
};

type Shown = PdfChoice & { record: DocumentRecord; interpretation: Interpretation };

/** What the page draws beside the words of an interpretation. */
export async function reportOptions(
  deps: ReportOptionsDeps,
  reader: Reader,
  { record, interpretation, language, paper, timeZone }: Shown,
): Promise<ReportOptions> {
  return {
    paper,
    timeZone,
    uploadedAt: record.uploadedAt.toISOString(),
    visitQuestions: await questionsOf(deps, reader, record),
    doubtful: interpretation.source.ocr ? await doubtfulPlaces(deps, record) : [],
    english: language === 'en' ? new Set() : await englishDefinitions(deps, reader, record),
  };
}

/** What the owner wants to ask is theirs: it stands on no paper of a recipient's. */
async function questionsOf(
  { visitQuestions, keyRing }: ReportOptionsDeps,
  reader: Reader,
  { ticket, key }: DocumentRecord,
): Promise<ReportOptions['visitQuestions']> {
  if (reader.kind === 'recipient') return [];
  return (await openVisitQuestions(keyRing, key, await visitQuestions.find(ownerOf(reader), ticket))).questions;
}

async function doubtfulPlaces(
  { documents, keyRing }: ReportOptionsDeps,
  { owner, ticket, key }: DocumentRecord,
): Promise<Span[]> {
  const sealed = await documents.findLayout(owner, `temp-${ticket}`);
  const { pages } = unpackMarked(await openLayout(keyRing, key, sealed));
  return pages.flatMap(({ words }) => words.filter(isDoubtful)).map(({ span }) => span);
}

/** Those that nobody wrote anew in another language stay as they are. */
async function englishDefinitions(
  deps: ReportOptionsDeps,
  reader: Reader,
  record: DocumentRecord,
): Promise<ReadonlySet<string>> {
  const choice = { level: 'standard', language: 'en' } as const;
  const { medicalTerminology } = await openInterpretation(deps, reader, { ...choice, record });
  return new Set(medicalTerminology.map(({ definition }) => definition));
}
