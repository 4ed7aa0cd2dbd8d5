/** Why there is no result, by the words of the report. The surest first: "not performed, specimen clotted". */
const reasons: readonly [says: RegExp, reason: string][] = [
  [/\bha?emoly[sz]/i, 'blood cells broke in the tube'],
  [/\bclot/i, 'the blood in the tube had clotted'],
  [/\blipa?emic|\bicteric/i, 'the blood could not be measured well'],
  [/\bqns\b|\bquantity\b|\binsufficient\b|\bnot (?:enough|sufficient)\b/i, 'too little of the sample'],
  [/\bno (?:specimen|sample)\b|\bnot received\b/i, 'the lab got no sample'],
  [/\breject|\bleak|\bexpired|\bmis-?label|\bunsuitable|\bcontaminat|\btoo old\b/i, 'the lab could not use the sample'],
  [/\bcancel|\bcredited\b/i, 'called off'],
  [/\bnot calculated\b|\bunable to\b/i, 'the lab could not work it out'],
  [/\btnp\b|\bnot (?:done|performed|processed|tested|measured)\b/i, 'not done'],
];

export const whyNoResult = (words: string): string | null => reasons.find(([says]) => says.test(words))?.[1] ?? null;
