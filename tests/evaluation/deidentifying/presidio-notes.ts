import { z } from 'zod';
import { canonicalText } from '#core/reading/canonical-text.ts';
import type { Identity, IdentityKind, Note } from './marked-note.ts';

const Line = z.object({
  id: z.string(),
  text: z.string(),
  gold: z.object({
    phi: z.array(z.object({ type: z.string(), start: z.number(), end: z.number(), text: z.string() })),
  }),
});

const kinds: Record<string, IdentityKind> = {
  PERSON: 'person',
  STREET_ADDRESS: 'address',
  GPE: 'address',
  ZIP_CODE: 'address',
  ORGANIZATION: 'organisation',
  DATE_TIME: 'date',
  CREDIT_CARD: 'id',
  IBAN_CODE: 'id',
  US_SSN: 'id',
  US_DRIVER_LICENSE: 'id',
  PHONE_NUMBER: 'phone',
  EMAIL_ADDRESS: 'email',
  DOMAIN_NAME: 'url',
  IP_ADDRESS: 'other',
  NRP: 'other',
  TITLE: 'other',
  AGE: 'age',
};

/** Countries and cities alone, nationalities, titles, and ages that a tenth of a country shares, tell of nobody who they are. */
const isShared = (type: string, text: string): boolean =>
  ['GPE', 'NRP', 'TITLE'].includes(type) ||
  (type === 'AGE' && Number(text) < 90) ||
  /^(?:\d{4}|[A-Z][a-z]+day)$/.test(text);

/** The lines of a data.jsonl that carry spans of identities; others have facts of other shapes. No character of theirs takes another length in canonical form. */
export function readPresidioNotes(jsonl: string): Note[] {
  const lines = jsonl.split('\n').filter((line) => line.includes('"phi"'));
  return lines.flatMap((line) => {
    const { data } = Line.safeParse(JSON.parse(line));
    return data === undefined ? [] : [noteOf(data)];
  });
}

const noteOf = ({ id, text, gold }: z.infer<typeof Line>): Note => ({
  id,
  text: canonicalText(text),
  identities: gold.phi.map(identityOf),
});

function identityOf({ type, start, end, text }: { type: string; start: number; end: number; text: string }): Identity {
  return { kind: kinds[type] ?? 'other', start, end, isOptional: isShared(type, text) };
}
