import { z } from 'zod';

// Printable and without spaces: anything else could not be sent as a header, and would be quoted in the fault.
const key = z.string().regex(/^[\x21-\x7e]+$/, 'must be printable characters without spaces');
const file = z.string();
const baseUrl = z.url({ protocol: /^https?$/ });
const model = z.string().regex(/^[\x21-\x7e]{1,200}$/, 'must be the name of a model');
const prices = z.string().regex(/^\d+(\.\d+)?,\d+(\.\d+)?$/, 'must be two numbers such as `1.25,10`');
const engine = '(openai|gemini|local)';

const pricesOf = (name: string) =>
  `What a million tokens to and from ${name} cost in US dollars, such as \`1.25,10\`: only to record what was spent.`;

const elsewhere = (name: string) =>
  `Where ${name} is reached, when not at its own address. A name has to lead to a public address: for a gateway of your own network, write its address in numbers.`;

/** The settings of what writes the words, as they stand in the environment. */
export const aiSettings = {
  OPENAI_API_KEY: key
    .optional()
    .describe('The key of the first provider. People are asked before anything of theirs is sent to it.'),
  OPENAI_API_KEY_FILE: file.optional().describe('A file that holds the key of OpenAI.'),
  OPENAI_MODEL: model.default('gpt-6.1-terra').describe('The model of OpenAI that writes.'),
  OPENAI_BASE_URL: baseUrl.optional().describe(elsewhere('OpenAI')),
  OPENAI_PRICES: prices.optional().describe(pricesOf('OpenAI')),
  GEMINI_API_KEY: key
    .optional()
    .describe('The key of the backup provider. Its free tier may use what is sent to it; people are told so.'),
  GEMINI_API_KEY_FILE: file.optional().describe('A file that holds the key of Gemini.'),
  GEMINI_MODEL: model.default('gemini-3.8-flash').describe('The model of Gemini that writes.'),
  GEMINI_BASE_URL: baseUrl.optional().describe(elsewhere('Gemini')),
  GEMINI_PRICES: prices.optional().describe(pricesOf('Gemini')),
  LOCAL_MODEL_URL: baseUrl
    .optional()
    .describe(
      'A server of yours that speaks as OpenAI does (Ollama, llama.cpp, vLLM), such as `http://localhost:11434/v1`.',
    ),
  LOCAL_MODEL: model.optional().describe('The model that your server is asked for. Needed with `LOCAL_MODEL_URL`.'),
  LOCAL_API_KEY: key.optional().describe('The key of your server, if it asks for one.'),
  LOCAL_API_KEY_FILE: file.optional().describe('A file that holds the key of your server.'),
  LOCAL_PRICES: prices.optional().describe(pricesOf('your server')),
  LOCAL_MODEL_MASKED: z
    .enum(['true', 'false'])
    .default('true')
    .describe('Whether names, dates and numbers of persons are masked before a document is sent to your server.'),
  LOCAL_MODEL_CONSENT: z
    .enum(['asked', 'not-needed'])
    .default('asked')
    .describe(
      'Whether people are asked before a document is sent to your server. `not-needed` is for a server that stands where this one does.',
    ),
  AI_ORDER: z
    .string()
    .regex(new RegExp(`^${engine}(\\s*,\\s*${engine})*$`), 'must be some of openai, gemini, local, with commas')
    .default('openai,gemini,local')
    .describe('Which providers are asked, the first one first. One that is not named is not used.'),
  AI_BUDGET_SECONDS: z.coerce
    .number()
    .int()
    .min(1)
    .max(600)
    .default(120)
    .describe(
      'How long all providers together may take over one document, the judge among them. The built-in words are there meanwhile.',
    ),
  JUDGE: z
    .enum(['off', 'same', 'other'])
    .default('other')
    .describe(
      'Which provider reads once more, against the document, what one has written: `other` is another one that is set up and agreed to, or else the same in a fresh request; `same` is always the same; with `off` only our rules check it, and the page says so.',
    ),
  AI_DAILY_TOKENS: z.coerce
    .number()
    .int()
    .min(0)
    .default(0)
    .describe('How many tokens a day all providers together may take; `0` for no limit.'),
  BUILT_IN: z
    .enum(['on', 'off'])
    .default('on')
    .describe(
      'The interpreter that needs no provider. `off` shows only what a provider wrote, and nothing when none can be asked.',
    ),
};

export const AiSettings = z.object(aiSettings);
export type AiSettings = z.infer<typeof AiSettings>;
