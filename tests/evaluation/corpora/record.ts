import { z } from 'zod';

const nullable = z.union([z.string(), z.number()]).nullish();

export const RecordRow = z.object({
  name: z.string(),
  loinc: z.string().nullish(),
  value: z.union([z.string(), z.number()]),
  unit: z.string().nullish(),
  low: nullable,
  high: nullable,
  range_text: z.string().nullish(),
  flag: z.string().nullish(),
  flag_from_range: z.string().nullish(),
  previous: nullable,
  in_text: z.boolean().optional(),
  range_in_text: z.boolean().optional(),
});
export type RecordRow = z.infer<typeof RecordRow>;

const RecordMedicine = z.union([z.string(), z.object({ name: z.string(), sig: z.string().nullish() })]);

/** One line of a data.jsonl. What it holds besides is not measured. */
export const CorpusRecord = z.object({
  id: z.string(),
  text: z.string().nullish(),
  narrative: z.string().nullish(),
  title: z.string().nullish(),
  files: z.array(z.string()).optional(),
  abbr: z.string().optional(),
  gold: z
    .object({
      doc_type: z.string().nullish(),
      labs: z.array(RecordRow).nullish(),
      medications: z.array(RecordMedicine).nullish(),
      sections: z.array(z.string()).nullish(),
      section: z.string().nullish(),
      senses: z.array(z.object({ sense: z.string(), cui: z.string().nullish(), freq: z.number() })).optional(),
    })
    .nullish(),
});
export type CorpusRecord = z.infer<typeof CorpusRecord>;
