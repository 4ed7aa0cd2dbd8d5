import { randomUUID } from 'node:crypto';
import { z } from 'zod';

const Schema: z.ZodType<Schema> = z.lazy(() =>
  z.object({
    type: z.string().optional(),
    enum: z.array(z.unknown()).optional(),
    const: z.unknown().optional(),
    oneOf: z.array(Schema).optional(),
    format: z.string().optional(),
    pattern: z.string().optional(),
    anyOf: z.array(Schema).optional(),
    items: z.union([Schema, z.literal(false)]).optional(),
    prefixItems: z.array(Schema).optional(),
    properties: z.record(z.string(), Schema).optional(),
  }),
);
type Schema = {
  type?: string | undefined;
  enum?: unknown[] | undefined;
  const?: unknown;
  oneOf?: Schema[] | undefined;
  format?: string | undefined;
  pattern?: string | undefined;
  anyOf?: Schema[] | undefined;
  items?: Schema | false | undefined;
  prefixItems?: Schema[] | undefined;
  properties?: Record<string, Schema> | undefined;
};

const Operation = z.object({
  parameters: z.array(z.object({ name: z.string(), in: z.string() })).optional(),
  requestBody: z.object({ content: z.object({ 'application/json': z.object({ schema: Schema }) }) }).optional(),
});
const OpenApi = z.object({ paths: z.record(z.string(), z.record(z.string(), Operation)) });

export type ApiRoute = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** With `{name}` where something is to be put in. */
  path: string;
  queries: string[];
  body: Schema | undefined;
};

type Asked = { inject(url: string): Promise<{ json(): unknown }> };

/** Every route of the API, as the API itself lists them. */
export async function apiRoutes(server: Asked): Promise<ApiRoute[]> {
  const { paths } = OpenApi.parse((await server.inject('/api/openapi.json')).json());
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { parameters = [], requestBody }]) => ({
      method: z.enum(['GET', 'POST', 'PUT', 'DELETE']).parse(method.toUpperCase()),
      path: path.replace(/\/$/, ''),
      queries: parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name),
      body: requestBody?.content['application/json'].schema,
    })),
  );
}

/** The address of a route, with `values` put in where they are named. */
export const urlOf = ({ path }: ApiRoute, values: Record<string, string>): string =>
  path.replace(/\{(\w+)\}/g, (_whole, name: string) => values[name] ?? 'x');

/** A body as the route takes it, with `text` for the words that it leaves free. */
export function bodyOf(schema: Schema, text = 'kitchen-table-seven'): unknown {
  const [first] = schema.anyOf ?? schema.oneOf ?? [];
  if (first) return bodyOf(schema.anyOf?.find(({ type }) => type === 'string') ?? first, text);
  if (schema.enum) return schema.enum[0];
  if (schema.const !== undefined) return schema.const;
  if (schema.prefixItems) return schema.prefixItems.map((each) => bodyOf(each, text));
  if (schema.type === 'array') return schema.items ? [bodyOf(schema.items, text)] : [];
  if (schema.type === 'object') return objectOf(schema, text);
  if (schema.type === 'boolean') return true;
  if (schema.type !== 'string') return 1;
  if (schema.format === 'uuid') return randomUUID();
  if (schema.format === 'date') return Temporal.Now.plainDateISO().add({ days: 2 }).toString();
  return schema.pattern === undefined ? text : 'A'.repeat(43);
}

// What may hold anything is the answer of an authenticator.
function objectOf({ properties }: Schema, text: string): object {
  if (!properties)
    return { id: text, rawId: text, type: 'public-key', response: { clientDataJSON: text, userHandle: text } };
  return Object.fromEntries(Object.entries(properties).map(([name, each]) => [name, bodyOf(each, text)]));
}

/** What a route takes, for somebody whom nobody knows. */
export function goodBodyOf(schema: Schema): Record<string, unknown> {
  const fitting = { email: 'ana@example.com', timeZone: 'UTC', username: `user-${randomUUID().slice(0, 8)}` };
  const body = Object(bodyOf(schema));
  return { ...body, ...Object.fromEntries(Object.entries(fitting).filter(([name]) => name in body)) };
}

/** Such bodies with `text` in one field of them at a time. */
export const bodiesWith = (schema: Schema, text: string): Record<string, unknown>[] =>
  Object.entries(schema.properties ?? {}).map(([name, each]) => ({
    ...goodBodyOf(schema),
    [name]: bodyOf(each, text),
  }));
