/** What a model is given: our instructions, one message that holds the document as data, and the shape of the answer. */
export type ModelPrompt = {
  instructions: string;
  material: string;
  /** The name of the answer, for providers that ask for one. */
  name: string;
  /** JSON schema: everything required, nothing additional, no limits. */
  schema: JsonSchema;
};

export type JsonSchema = { readonly [key: string]: unknown };
