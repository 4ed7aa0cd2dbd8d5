import { z } from 'zod';

/**
 * What we know, one record an entry, kept as JSON under analytes/, terms/, abbreviations/ and medicines/ so that a clinician can
 * review it. `source` is "<publisher>: <page>", the publisher being listed in sources.json. Schemas are checked by tests, not at start.
 */
const Source = z.string().regex(/^[^:]+: .+/);
const Sentence = z.string().min(8).max(260);

export const TermKind = z.enum([
  'condition', // a disease or diagnosis
  'symptom',
  'finding', // something seen on a picture, under a microscope or at examination
  'anatomy',
  'test',
  'procedure', // an operation or treatment that is done
  'treatment', // a group of medicines, a device, a therapy
  'measure', // a scale, a score, a unit, a statistic
  'word', // medical language: acute, bilateral, benign
]);
export type TermKind = z.infer<typeof TermKind>;

/** One medical word or phrase, defined at grade 6 or less in one or two sentences that stand alone. */
export const TermEntry = z.object({
  term: z.string(),
  also: z.array(z.string()), // synonyms, abbreviations that are not ambiguous, US and UK spellings, irregular plurals
  kind: TermKind,
  definition: Sentence,
  plain: z.string().optional(), // words that can stand in its place inside a sentence: "high blood pressure"
  say: z.string().optional(), // how a hard word is said: "high-per-TEN-shun"
  ask: z.string().optional(), // a question for the doctor that fits when this is a main finding; ends with "?"
  serious: z.boolean().optional(), // deserves attention when the document says it is present
  source: Source,
});
export type TermEntry = z.infer<typeof TermEntry>;

/** One thing a laboratory measures. Texts go on after "It measures …", "A high result can …", "A low result can …". No final full stop. */
export const AnalyteEntry = z.object({
  id: z.string().regex(/^[a-z0-9_]+$/),
  name: z.string(), // as shown to people: "Hemoglobin"
  also: z.array(z.string()), // every printed form: "Hgb", "HGB", "Haemoglobin", "Hemoglobin, Blood"
  loinc: z
    .string()
    .regex(/^\d{1,5}-\d$/)
    .nullable(), // only where one code is certain for the usual specimen
  percent: z.string().optional(), // the id of the entry meant when the same name is printed with "%"
  group: z.string(), // the document kind it counts towards: "blood_count", "lipid_panel"
  measures: z.string(), // "how much oxygen-carrying protein is in your blood"
  plain: z.string().optional(), // a short gloss in brackets: "sugar in the blood"
  high: z.string().nullable(), // "happen with …": what a high result can mean, calmly; null where it means nothing by itself
  low: z.string().nullable(),
  positive: z.string().optional(), // "happen with …": what a positive result can mean, for tests answered by yes or no
  affectedBy: z.array(z.string()), // what commonly moves it: "food before the test", "hard exercise"
  ask: z.array(z.string()), // questions for the doctor, each ending with "?"
  source: Source,
});
export type AnalyteEntry = z.infer<typeof AnalyteEntry>;

/** Limits at which laboratories call at once. Applied only where the unit matches. Values in `unit`. */
export const CriticalLimit = z.object({
  analyte: z.string(),
  units: z.array(z.string()), // printed forms this applies to, as normalised by units.ts
  low: z.number().nullable(), // critical when value <= low
  high: z.number().nullable(), // critical when value >= high
  source: Source,
});
export type CriticalLimit = z.infer<typeof CriticalLimit>;

/** A stretch of values outside a limit that has a name of its own. `words` go on after "that is …". */
const LimitBand = z.object({
  from: z.number(),
  below: z.number().nullable(),
  words: z.string(),
  always: z.boolean().optional(), // also where somebody had eaten
});

/**
 * What is generally accepted for adults who are not pregnant, for where a report prints no range. Values in `units`, which are written
 * as units.ts normalises them. A side that means nothing by itself (a low ALT) has no bound.
 */
export const AdultLimit = z.object({
  analyte: z.string(),
  units: z.array(z.string()),
  sex: z.enum(['female', 'male']).optional(), // of both where it is not said
  low: z.number().nullable(), // low when value < low
  high: z.number().nullable(), // high when value > high
  under: z.number().optional(), // in place of `high`: high when value >= under
  fasting: z.boolean().optional(), // holds for who had not eaten
  bands: z.array(LimitBand).optional(),
  source: Source,
});
export type AdultLimit = z.infer<typeof AdultLimit>;

const AbbreviationSense = z.object({
  means: z.string(),
  plain: z.string().optional(),
  elsewhere: z.boolean().optional(), // no medical word ("CA", a state; "2/7", a date): never told, but keeps others from being told
  context: z.array(z.string()),
});

/** An abbreviation and what it can stand for; with more than one sense it is never expanded without a context word. */
export const AbbreviationEntry = z.object({
  abbreviation: z.string(),
  senses: z.array(AbbreviationSense).min(1),
  source: Source,
});
export type AbbreviationEntry = z.infer<typeof AbbreviationEntry>;

export const MedicineEntry = z.object({
  generic: z.string(),
  brands: z.array(z.string()),
  group: z.string(), // "ACE inhibitor"
  usedFor: z.string(), // completes "It is commonly used …": "to lower blood pressure and help the heart"
  source: Source,
});
export type MedicineEntry = z.infer<typeof MedicineEntry>;
