/** Nobody asked for it: that is no fault. */
export const notAskedFor = 'not asked for';

/** Why there is no result, by the words of the report. The surest first: "not performed, specimen clotted". */
const reasons: readonly [says: RegExp, reason: string][] = [
  [/\bha?emol|^\W*ha?em\W*$|^\W*hml\W*$/i, 'blood cells broke in the tube'],
  [/\bclump/i, 'blood cells stuck together in the tube'],
  [/\bclot|^\W*clt\W*$/i, 'the blood in the tube had clotted'],
  [/\blipa?em|\bicteric|^\W*(?:lip|ict)\W*$/i, 'the blood could not be measured well'],
  [/\b(?:under|over|short|wrongly|not) ?-?filled\b/i, 'the tube was not filled as it should be'],
  [
    /\b(?:wrong|incorrect|unsuitable|inappropriate) (?:\w+ )?(?:tube|container|bottle|anticoagulant|additive)|\b(?:tube|container|bottle) (?:type )?(?:wrong|incorrect)/i,
    'the wrong kind of tube was used',
  ],
  [
    /\bqns\b|\bnsq\b|\bquantity\b|\binsuff?|\bnot (?:enough|sufficient)\b|\bvolume\b|\binadequate\b/i,
    'too little of the sample',
  ],
  [/\bno (?:specimen|sample)\b|\bnot (?:received|sent)\b|\blost\b/i, 'the lab got no sample'],
  [/\bun-?label+ed\b|\bmis-?label/i, 'the sample had no right label'],
  [
    /\b(?:too |arrived |received )late\b|\b(?:too )?old\b|\bdelay|\bexpired|\d\s?(?:min|h|hrs?|hours?|days?)\b/i,
    'the sample came too late',
  ],
  [/\b(?:not|non)[ -]fast/i, 'not fasting'],
  [/\b(?:dup\b|duplicate)/i, 'asked for twice'],
  [
    /\b(?:lab|laboratory|technical) (?:error|fault|failure)|\banaly[sz]er|\binstrument|\bequipment|\breagent/i,
    'a fault in the lab',
  ],
  [/\breject|\bleak|\bspil[lt]|\bunsuitable|\bcontaminat|\bbroken\b|\bdamaged\b/i, 'the lab could not use the sample'],
  [/\bnot (?:requested|ordered|required|asked|indicated)\b/i, notAskedFor],
  [/\bcancel|\bcanc\b|\bcredited\b|\bwithdrawn\b/i, 'called off'],
  [/\bnot calculated\b|\bunable to\b/i, 'the lab could not work it out'],
  [
    /^\W*(?:test )?(?:tnp|np|nd|dnr|n\/a|not (?:done|performed|processed|tested|measured|applicable|available))\W*$/i,
    'not done',
  ],
];

const longestPrinted = 50;

/** What no reason fits is given in the words of the paper. */
export function whyNoResult(words: string): string | null {
  const known = reasons.find(([says]) => says.test(words))?.[1];
  if (known !== undefined) return known;
  const printed = words.trim().replace(/^["']|["'.]$/g, '');
  if (printed.length > longestPrinted || !/\s/.test(printed)) return null;
  return /^not (?:done|performed|reported|tested)$/i.test(printed) ? 'not done' : `"${printed.toLowerCase()}"`;
}
