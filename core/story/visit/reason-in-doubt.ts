import type { Statement } from '../../statements/statement.ts';

/**
 * The reason of a visit as its paper judges it: an illness that stands there as if it were known, "Esophagitis", and that the paper itself
 * only suspects, "This may be esophagitis", is told as possible.
 */
export function withDoubt(statements: readonly Statement[]): Statement[] {
  const illnesses = new Set(
    statements
      .filter(({ role, certainty, text }) => role === 'reason' && certainty === 'stated' && !inDoubt.test(text))
      .flatMap(({ text }) => illnessOf(text) ?? []),
  );
  if (illnesses.size === 0) return [...statements];
  const doubted = new Set<string>();
  const known = new Set<string>();
  for (const { role, text } of statements) {
    if (role === 'reason' || role === 'family' || role === 'furniture') continue;
    for (const [word] of text.toLowerCase().matchAll(/\p{L}{6,}/gu))
      if (illnesses.has(word)) (inDoubt.test(text) ? doubted : known).add(word);
  }
  return statements.map((statement) => {
    const illness = statement.role === 'reason' ? illnessOf(statement.text) : undefined;
    return illness !== undefined && doubted.has(illness) && !known.has(illness)
      ? { ...statement, text: `Possible ${uncapitalised(statement.text)}`, certainty: 'possible' }
      : statement;
  });
}

/** The illness that is the whole of a reason: the last word of few, "Acute appendicitis." */
function illnessOf(text: string): string | undefined {
  const words = text.toLowerCase().replace(/\W+$/, '').split(/\s+/);
  const last = words.at(-1) ?? '';
  return words.length <= 4 && named.test(last) ? last : undefined;
}

const named =
  /^\p{L}{4,}(?:itis|osis|oma|pathy|emia|iasis|plegia|algia|lepsy)$|^(?:pneumonia|stroke|embolism|thrombosis|cancer|infection|fracture|sepsis|abscess|infarction|ischemia|seizures?|tumou?r|hernia|anemia|asthma|lupus)$/u;

const inDoubt =
  /\b(?:possib\w+|probabl[ey]|suspect\w*|questionable|question of|rule[sd]? out|r\/o|concern(?:s|ed|ing)? (?:for|about|of)|suspicio\w+|may|might|could|likely|unlikely|doubt\w*|versus|vs|differential|whether|if|not|no|without|denies|consider\w*)\b|\?/i;

const uncapitalised = (text: string): string =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
