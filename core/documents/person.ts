import { z } from 'zod';

/** Whose document it is, in the owner's own words: "Mother". It is told to nobody that a document is shared with. */
export const maxPersonLength = 60;

export const personChoices = ['Me', 'Mother', 'Father', 'Partner', 'Child'] as const;

// What is longer is cut: a name is no reason to lose what was chosen.
const Name = z.string().max(4 * maxPersonLength);

/** Null for nobody in particular. */
export const PersonBody = z.strictObject({ person: Name.nullable() });
export type PersonBody = z.infer<typeof PersonBody>;

export const PersonAnswer = z.object({ person: z.string().nullable() });
export type PersonAnswer = z.infer<typeof PersonAnswer>;

/** Gives a person another name at every document of theirs. */
export const RenamePersonBody = z.strictObject({ from: Name.min(1), to: Name.min(1) });
export type RenamePersonBody = z.infer<typeof RenamePersonBody>;

export const RenamedPerson = z.object({ person: z.string(), documents: z.number().int() });
export type RenamedPerson = z.infer<typeof RenamedPerson>;
