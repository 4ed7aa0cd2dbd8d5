import { z } from 'zod';
import { Span } from '../kernel/span.ts';
import { DocumentType } from './document-types.ts';

/** Where the text came from. `confidence` is 0..1, of OCR words; null when nothing was recognised from a picture. */
export const TextSource = z.object({
  kind: z.enum(['text', 'pdf', 'image']),
  pages: z.number(),
  ocr: z.boolean(),
  confidence: z.number().nullable(),
});
export type TextSource = z.infer<typeof TextSource>;

export const Section = z.object({ name: z.string(), span: Span });
export type Section = z.infer<typeof Section>;

export const LabFlag = z.enum(['normal', 'low', 'high', 'critical_low', 'critical_high', 'abnormal', 'unknown']);
export type LabFlag = z.infer<typeof LabFlag>;

export const Comparator = z.enum(['<', '>', '<=', '>=']);
export type Comparator = z.infer<typeof Comparator>;

/** `text` is the range as printed; the bounds are numbers in the printed unit, null when open or not numeric. */
export const ReferenceRange = z.object({ low: z.number().nullable(), high: z.number().nullable(), text: z.string() });
export type ReferenceRange = z.infer<typeof ReferenceRange>;

/** One printed result. `value` and `unit` are as printed (value without comparator); `flag` is computed, `printedFlag` is not. */
export const LabResult = z.object({
  name: z.string(),
  analyte: z.string().nullable(),
  loinc: z.string().nullable(),
  value: z.string(),
  comparator: Comparator.nullable(),
  unit: z.string().nullable(),
  range: ReferenceRange.nullable(),
  printedFlag: z.string().nullable(),
  flag: LabFlag,
  conflict: z.boolean(),
  step: z.string().optional(), // the named stretch of the printed range in which the value lies, as printed
  comparison: z.enum(['converted', 'other_unit', 'impossible', 'lost_point']).optional(), // where value and range could not be held against each other as printed
  previous: z.string().nullable(),
  collectedAt: z.string().nullable(),
  span: Span,
});
export type LabResult = z.infer<typeof LabResult>;

export const Medication = z.object({
  name: z.string(),
  generic: z.string().nullable(),
  strength: z.string().nullable(),
  instructions: z.string().nullable(),
  span: Span,
});
export type Medication = z.infer<typeof Medication>;

export const Assertion = z.enum(['present', 'absent', 'possible', 'historical', 'family', 'hypothetical']);
export type Assertion = z.infer<typeof Assertion>;

export const Side = z.enum(['left', 'right', 'both']);
export type Side = z.infer<typeof Side>;

/** `concept` is the knowledge term it was recognised as; `text` the words of the document that say it. */
export const Finding = z.object({
  concept: z.string(),
  text: z.string(),
  assertion: Assertion,
  side: Side.nullable(),
  severity: z.string().nullable(),
  span: Span,
});
export type Finding = z.infer<typeof Finding>;

export const Identifier = z.object({
  kind: z.enum(['person', 'date', 'id', 'phone', 'email', 'address', 'organisation', 'age', 'url', 'other']),
  span: Span,
});
export type Identifier = z.infer<typeof Identifier>;

export const Importance = z.enum(['high', 'medium', 'low']);
export type Importance = z.infer<typeof Importance>;

/** `term` as the document prints it; `say` tells how it is spoken: "high-per-TEN-shun". */
export const ExplainedTerm = z.object({
  term: z.string(),
  say: z.string().optional(),
  definition: z.string(),
  importance: Importance,
  spans: z.array(Span),
});
export type ExplainedTerm = z.infer<typeof ExplainedTerm>;

export const Engine = z.enum(['built-in', 'openai', 'gemini', 'local']);
export type Engine = z.infer<typeof Engine>;

/** The language that an explanation is written in. Terms, quotes and values stay as the document prints them. */
export const Language = z.enum(['en', 'es']);
export type Language = z.infer<typeof Language>;

/** A shown sentence. One of basis `document` has at least one span that supports it; `general` ones are marked as such. */
export const Sentence = z.object({
  section: z.enum(['summary', 'interpretation', 'finding', 'question', 'recommendation']),
  text: z.string(),
  spans: z.array(Span),
  basis: z.enum(['document', 'general']),
  source: z.string().optional(), // of a general sentence: "<publisher>: <page>", where it comes from a record of ours
  by: Engine.optional(), // whose words these are; the built-in interpreter's where it is not said
});
export type Sentence = z.infer<typeof Sentence>;

/** The parts of what is told, in the order of the outline; a document has some of them. */
export const StoryPart = z.enum([
  'bottom_line',
  'why',
  'found',
  'normal',
  'done',
  'medicines',
  'allergies',
  'waiting_for',
  'next_steps',
  'when_to_get_help',
  'unclear',
]);
export type StoryPart = z.infer<typeof StoryPart>;

/** The field of an explanation that a part of the story goes into. */
export const sectionOfPart: Readonly<Record<StoryPart, Sentence['section']>> = {
  bottom_line: 'summary',
  why: 'interpretation',
  found: 'finding',
  normal: 'interpretation',
  done: 'interpretation',
  medicines: 'interpretation',
  allergies: 'interpretation',
  waiting_for: 'interpretation',
  next_steps: 'recommendation',
  when_to_get_help: 'recommendation',
  unclear: 'interpretation',
};

/** `sentences` are places in the list of shown sentences, in the order in which they are told. */
export const Story = z.array(z.object({ part: StoryPart, sentences: z.array(z.number()) }));
export type Story = z.infer<typeof Story>;

export const Notice = z.object({
  kind: z.enum([
    'critical',
    'crisis',
    'conflict',
    'hard_to_read',
    'incomplete',
    'instruction_in_document',
    'not_medical',
  ]),
  text: z.string(),
  spans: z.array(Span),
});
export type Notice = z.infer<typeof Notice>;

/** What to tell the reader about how the text was got: parts that could not be read, letters that were guessed. */
export const ReadingNote = z.object({ kind: z.enum(['incomplete', 'hard_to_read']), text: z.string() });
export type ReadingNote = z.infer<typeof ReadingNote>;

/** A sentence of a model that is not shown, with what it says that the document does not. */
export const TurnedDown = z.object({
  section: Sentence.shape.section,
  text: z.string(),
  faults: z.array(z.string()), // kinds of grounding faults, such as `number` or `side`
  outcome: z.enum(['replaced', 'dropped']), // by the built-in sentence of the same fact, or by none
});
export type TurnedDown = z.infer<typeof TurnedDown>;

/**
 * How a model's words came through the check. `checked` = kept + replaced + dropped. `judge`: the second model that read them; null where
 * they were held against the document by rules only.
 */
export const Writing = z.object({
  engine: Engine,
  model: z.string(),
  judge: z.object({ engine: Engine, model: z.string() }).nullable().optional(), // none in what was stored before there were judges
  checked: z.number(),
  kept: z.number(),
  replaced: z.number(),
  dropped: z.number(),
  turnedDown: z.array(TurnedDown),
});
export type Writing = z.infer<typeof Writing>;

/** Milliseconds of each stage. */
export const Timings = z.object({ extractMs: z.number(), readMs: z.number(), explainMs: z.number() });
export type Timings = z.infer<typeof Timings>;

/** The machine-readable reading: what the explain command prints, the server stores and the screens draw from. */
export const Explanation = z.object({
  id: z.string().optional(),
  text: z.string(),
  source: TextSource,
  documentType: DocumentType,
  documentKind: z.string(),
  sections: z.array(Section),
  labResults: z.array(LabResult),
  medications: z.array(Medication),
  findings: z.array(Finding),
  identifiers: z.array(Identifier),
  summary: z.string(),
  interpretation: z.string(),
  medicalTerminology: z.array(ExplainedTerm),
  actionItems: z.array(z.string()),
  keyFindings: z.array(z.string()),
  recommendations: z.array(z.string()),
  sentences: z.array(Sentence),
  story: Story.optional(), // none in what was stored before there were stories
  notices: z.array(Notice),
  readingGrade: z.number(),
  engine: Engine,
  language: Language.optional(), // English where it is not said
  writing: Writing.optional(), // of a model's words
  timings: Timings,
});
export type Explanation = z.infer<typeof Explanation>;
