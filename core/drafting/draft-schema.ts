import { z } from 'zod';
import type { JsonSchema } from './model-prompt.ts';

/** A contract as every provider's grammar can follow it: everything required, nothing additional, no references, no limits. */
export function jsonSchemaOf(contract: z.ZodType): JsonSchema {
  const { $schema: _, ...schema } = z.toJSONSchema(contract);
  return schema;
}
