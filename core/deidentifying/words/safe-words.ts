import words from './safe-words.json' with { type: 'json' };

/**
 * Words with a capital of their own that tell of nobody in particular: days, months, peoples, languages, faiths; the language of charts and
 * forms; and names that a chart uses for the thing alone: "Foley in place".
 */
const safe = new Set([...words.capitals, ...words.chart, ...words.things]);

export const isSafeWord = (lower: string): boolean => safe.has(lower) || safe.has(lower.replace(/s$/, ''));
