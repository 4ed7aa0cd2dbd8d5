import { z } from 'zod';
import { DocumentType } from './document-types.ts';

/** What a file that is about to be uploaded reads like. `label` names its kind for people: "Blood count". */
export const TypeSuggestion = z.object({ documentType: DocumentType, label: z.string(), isMedical: z.boolean() });
export type TypeSuggestion = z.infer<typeof TypeSuggestion>;

/** Larger files are not sent twice only to be suggested a type. */
export const maxSuggestBytes = 3 * 1024 * 1024;
