import { Fhir } from 'fhir';
import { z } from 'zod';

const Reference = z.object({ reference: z.string() });
const Shown = z.object({ text: z.object({ div: z.string() }).optional() });
const Entry = z.object({
  fullUrl: z.string().regex(/^urn:uuid:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
  resource: z.looseObject({ resourceType: z.string(), id: z.string() }),
});
export const AnyBundle = z.looseObject({
  resourceType: z.literal('Bundle'),
  type: z.literal('document'),
  timestamp: z.iso.datetime(),
  identifier: z.object({ system: z.string(), value: z.string() }),
  entry: z.array(Entry),
});
export type AnyBundle = z.infer<typeof AnyBundle>;

let validator: Fhir | undefined;

/** Everything that is wrong with a document bundle: by the schemas of FHIR R4, and by the rules for documents, which no schema holds. */
export function faultsOf(bundle: unknown): string[] {
  validator ??= new Fhir();
  const { messages } = validator.validate(JSON.parse(JSON.stringify(bundle)), { errorOnUnexpected: true });
  const bySchema = messages
    .filter(({ severity }) => severity === 'error' || severity === 'fatal')
    .map(({ location, message }) => `${location ?? ''}: ${message ?? ''}`);
  const parsed = AnyBundle.safeParse(bundle);
  if (!parsed.success) return [...bySchema, parsed.error.message];
  return [...bySchema, ...faultsOfDocument(parsed.data)];
}

function faultsOfDocument({ entry, identifier }: AnyBundle): string[] {
  const urls = entry.map(({ fullUrl }) => fullUrl);
  const references = allWithin(entry, Reference).map(({ reference }) => reference);
  const divs = allWithin(entry, Shown).flatMap(({ text }) => text?.div ?? []);
  return [
    ...(entry[0]?.resource.resourceType === 'Composition' ? [] : ['The first entry is no Composition']),
    ...(new Set([...urls, identifier.value]).size === urls.length + 1 ? [] : ['Two things have one address']),
    ...references.filter((each) => !urls.includes(each)).map((each) => `${each} leads nowhere`),
    ...entry.filter(({ fullUrl, resource }) => fullUrl !== `urn:uuid:${resource.id}`).map(({ fullUrl }) => fullUrl),
    ...divs.filter((div) => !isXhtml(div)).map((div) => `No XHTML: ${div.slice(0, 60)}`),
  ];
}

/** Whatever within a value has this shape. */
function allWithin<Shape extends z.ZodType>(value: unknown, shape: Shape): z.infer<Shape>[] {
  if (typeof value !== 'object' || value === null) return [];
  const { success, data } = shape.safeParse(value);
  const within = Object.values(value).flatMap((each) => allWithin(each, shape));
  return success ? [data, ...within] : within;
}

const tags = /<(\/?)(\w+)(?: xmlns="[^"<]*")?>/g;
const escaped = /&(?:amp|lt|gt|quot);/g;

/** Whether every tag is closed where it was opened, and nothing else looks like markup. */
function isXhtml(div: string): boolean {
  const open: string[] = [];
  for (const [, slash, name = ''] of div.matchAll(tags)) {
    if (slash === '') open.push(name);
    else if (open.pop() !== name) return false;
  }
  const words = div.replace(tags, '').replace(escaped, '');
  return open.length === 0 && div.startsWith('<div xmlns="http://www.w3.org/1999/xhtml">') && !/[<>&]/.test(words);
}
