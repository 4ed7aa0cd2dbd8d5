import type { Assertion } from '../../documents/explanation.ts';

/** How Spanish sentences tell what they name, by the words before and behind it. `\b` knows no accents, so letters are looked for. */
const wordings: readonly { mode: Assertion; before?: RegExp; behind?: RegExp }[] = [
  {
    mode: 'hypothetical',
    before:
      /(?<!\p{L})(?:riesgo de|signos? de|señales de|vigilar|prevenir|evitar|en caso de|si (?:hay|tiene|aparece|presenta|usted)|descartar (?:una?|el|la)?|para (?:ver|buscar|comprobar)|control del?)(?!\p{L})[^.;,]{0,50}$/iu,
  },
  {
    mode: 'possible',
    before:
      /(?<!\p{L})(?:no se puede descartar|posibles?|posiblemente|probables?|probablemente|podría\p{L}*|puede(?:n)? (?:ser|indicar|deberse|tratarse)|sospecha\p{L}*|sugiere\p{L}*|quizás?|tal vez|parece\p{L}*)(?!\p{L})[^.;]*$/iu,
  },
  {
    mode: 'possible',
    behind:
      /^[^.;,]{0,50}(?<!\p{L})(?:es posible|no se (?:puede|ha podido) descartar|no (?:está|se ha) confirmad\p{L}*|sin confirmar)(?!\p{L})/iu,
  },
  {
    mode: 'absent',
    before:
      /(?<!\p{L})(?:no|sin|ni|ningún|ninguna|ninguno|tampoco|nunca|negativ[oa]s?|descart\p{L}+|libre de|ausencia de)(?!\p{L})[^.;]*$/iu,
  },
  {
    mode: 'absent',
    behind:
      /^[^.;]{0,60}(?<!\p{L})(?:no se|no hay|no aparece\p{L}*|descartad\p{L}+|ausentes?|negativ[oa]s?)(?!\p{L})/iu,
  },
  {
    mode: 'family',
    before:
      /(?<!\p{L})(?:madre|padre|herman[oa]s?|famili\p{L}*|abuel[oa]s?|tí[oa]s?|hij[oa]s?|prim[oa]s?)(?!\p{L})[^.;]*$/iu,
  },
  {
    mode: 'family',
    behind: /^[^.;]{0,40}(?<!\p{L})(?:en (?:la|su) familia|de su (?:madre|padre|herman[oa]))(?!\p{L})/iu,
  },
  {
    mode: 'historical',
    before:
      /(?<!\p{L})(?:antecedentes? de|historia de|historial de|en el pasado|tuvo|había tenido|anterior|previ[oa])(?!\p{L})[^.;,]*$/iu,
  },
  {
    mode: 'historical',
    behind:
      /^[^.;,]{0,60}(?<!\p{L})(?:en el pasado|hace \p{L}+ años|en (?:19|20)\d\d|de niñ[oa]|previamente|anteriormente)(?!\p{L})/iu,
  },
];

export function spanishMode(before: string, behind: string): Assertion {
  const found = wordings.find((one) => (one.before?.test(before) ?? false) || (one.behind?.test(behind) ?? false));
  return found?.mode ?? 'present';
}
