import type { Statement } from '../../statements/statement.ts';

/** Who came and why, told among what was found: "The patient is a 70-year-old man who was admitted yesterday." */
export const isBeforeIt = ({ role, text }: Pick<Statement, 'role' | 'text'>): boolean =>
  role === 'finding' && coming.test(text) && !/\b(?:intra-?operative\w*|at surgery|was found to have)\b/i.test(text);

const coming =
  /^(?:this is |the patient |he |she |an? )(?:now |previously |recently )?(?:(?:is )?(?:an? )?(?:[\w-]+ )?\d+[- ]?year|wish(?:es|ed)?\b|was (?:admitted|seen|brought|referred)\b|has been\b|present(?:s|ed)\b|came\b|ha[ds] (?:a |an )?(?:\w+ )?history\b|(?:does|did) have (?:a )?(?:known|history)\b)/i;
