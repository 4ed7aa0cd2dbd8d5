import type { Statement } from '../../statements/statement.ts';

/**
 * The diagnoses of a visit with what the person came for first, and what is over, a risk, or a remark of the file last: they are printed in
 * the order of a list of long standing, or of what is paid for.
 */
export function mainFirst(chosen: readonly Statement[], statements: readonly Statement[]): Statement[] {
  const asked = new Set(statements.filter(({ role }) => role === 'reason').flatMap(({ text }) => stems(text)));
  const rankOf = ({ text }: Statement): number =>
    isRemark.test(text)
      ? 3
      : !isSymptom.test(text) && stems(text).some((stem) => asked.has(stem))
        ? 0
        : isAside.test(text)
          ? 2
          : 1;
  return chosen.toSorted((a, b) => rankOf(a) - rankOf(b) || a.order - b.order);
}

const stems = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}{5,}/gu) ?? []).filter((word) => !general.test(word)).map((word) => word.slice(0, 6));

/** Words in a reason that name no illness. */
const general =
  /^(?:right|left|lower|upper|bilateral|patient|history|female|woman|years?|follow\w*|check\w*|evaluat\w*|consult\w*|visit|chronic|acute|severe|chest|abdom\w*|status|after|since|weeks?|months?|which|about|their|other|problems?|disease|disorder|syndrome|type|second(?:ary)?|recent|possible|increas\w*|level|blood|office|clinic|today|return\w*|report\w*|complain\w*|concern\w*|medic\w*|chemother\w*|surg\w*|operat\w*)$/;

/** "Diarrhea": what the person came with is no answer to it. */
const isSymptom =
  /^(?:(?:acute|chronic|severe|mild|recurrent|right|left|bilateral|lower|upper|intractable) )*(?:\p{L}+ )?(?:pains?|cough\w*|diarrh\w*|nausea|vomiting|headaches?|dizziness|fatigue|weakness|fever|rash|bleeding|swelling|edema|dyspn\w*|shortness of breath|syncope|constipation|weight (?:loss|gain)|insomnia|numbness)\b(?!,? (?:due|secondary|from|most likely|likely|probably|with|because|consistent))/iu;

/** "History of depression", "Borderline high cholesterol", "Obesity": beside what the visit was about. */
const isAside =
  /^(?:history of|hx of|h\/o|past|old|remote|prior|previous|resolved|borderline|minimal|slight(?:ly)?|mild(?:ly)?|morbid obesity|obesity|overweight|tobacco|smok\w+|nicotine|risk factors?|family history|non-?complian\w+|allerg\w+ to|(?:mixed )?(?:hyperlipid\w+|dyslipid\w+|hypercholesterol\w+))\b|\brisk factors?\b|\b(?:resolved|in remission)\W*$/i;

/** "Routine health maintenance", "Total time 40 minutes", "Normal exam": no illness at all. */
const isRemark =
  /^(?:routine|health (?:care )?maintenance|normal|no (?:new|other|acute)|stable\W*$|performance status|ecog|gaf|total|time)\b|\b\d+ minutes\b/i;

/** A code of an illness, for who pays: "Low mood (311.0)", "726.31 Elbow pain", "Gout, M10.9". */
export const withoutCodes = (text: string): string =>
  text
    .replace(inBrackets, '')
    .replace(before, '')
    .replace(behind, '')
    .replace(/^\s*[.,;:-]\s*/, '');

const code = String.raw`(?:[VE]\d{2}(?:\.\d{1,2})?|[2-9]\d\d\.\d{1,2}(?:-\d)?|[A-TV-Z]\d{2}\.\d{1,3})`;
const inBrackets = new RegExp(String.raw`\s*[([](?:ICD[- ]?(?:9|10)?(?:-CM)?[: ]*)?${code}[)\]]`, 'g');
const before = new RegExp(String.raw`^(?:ICD[- ]?(?:9|10)?(?:-CM)?[: ]*)?${code}[\s:,.–-]+(?=\p{L})`, 'u');
const behind = new RegExp(String.raw`(?:[,;:–-]\s*|\s+(?:ICD[- ]?(?:9|10)?(?:-CM)?[: ]*))${code}(?=\.?$)`);
