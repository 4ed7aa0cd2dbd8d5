import type { Span } from '../../kernel/span.ts';

const figure = String.raw`\s?(?:\([^()\n]{0,30}\))?\s?[:=]?\s?(?:is |of )?[<≤]?\s?(\d+(?:[.,]\d+)?)(?!\s?[-–\d.,])`;
const adjusted = new RegExp(
  String.raw`^[^\n]{0,60}?(?:\n\s*)?[([]?\bage[- ](?:adjusted|corrected)(?: (?:cut-?off|limit|threshold|upper limit))?${figure}`,
  'i',
);
const longest = 160;

/** The limit for age takes the place of the general one: "cut-off 0.50 (age-adjusted 0.79)" (Righini et al., JAMA 2014;311:1117-1124). */
export const adjustedLimit = (text: string, [start]: Span): string | undefined =>
  adjusted.exec(text.slice(start, start + longest))?.[1];
