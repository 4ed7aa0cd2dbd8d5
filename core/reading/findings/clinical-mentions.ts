import type { Span } from '../../kernel/span.ts';
import type { Mention } from '../../knowledge/knowledge.ts';
import { type Cue, type Named } from './cues.ts';
import type { Material } from './organ-states.ts';
import { phrasePattern } from '../phrase-pattern.ts';
import phrases from './phrases.json' with { type: 'json' };

/** Words after which something is asserted as a symptom or sign: "denies urgency", "with some discharge", "return if bleeding". */
const opener =
  /(?:^|[\s(:/])(?:no|nil|denies|denied|denying|without|with|w\/o|has|had|have|having|reports?|reported|describes?|notes|noticed|complain(?:s|ed|ing) of|c\/o|any|some|more|increased|increasing|new|worse|worsening|persistent|mild|moderate|severe|occasional|intermittent|marked|if|unless|negative for|positive for|develops?|experiences?|associated|evidence of|sign of|signs of|episodes? of|feeling of|visible|probably|likely|possible|possibly|suspected|probable|\?|palpable|obvious|little|notice|see|for|there (?:is|are|was))\s(?:(?:the|a|an|any|left|right|bilateral|mild|slight|some|or|new|significant|acute|joint|local|focal|marked|severe|excessive|heavy|obvious)\s){0,2}$/i;
/** After these, words are a matter of the hospital, of time or of nobody's body. */
const everydayBehind = phrasePattern(phrases.everydayBehind, {}, 'behind');
/** Before these, too: what a surgeon does, what is a share of something, and when it was. */
const everydayBefore =
  /(?:%|\d|\b(?:during|after|before|until|at|upon|since|blunt|sharp|careful|further|under|by|per|day of|time of|date of|prior to|ready for|planned|hospital|hosp|ED|post|recent|fit for|safe for|suitable for|on|inspiratory|respiratory))\s(?:the\s)?$/i;
const joined =
  /^(?:,|,? ?(?:and|or|nor|&|\+)|\/)\s?(?:(?:any|mild|some|the|increased|excessive|a|an|yellow|green|thick|sticky|bloody|new|more|worse|worsening|severe|slight)\s){0,2}$/i;
const besidePart = new Set([' ', '-', '\n']);
/** "Fits" are seizures, "fit" is well; "palps" are palpitations, "palp" is the doctor's hand. */
const onlyInPlural = new Set(['fit', 'palps']);
const hasSense = /\p{L}/u;

/** Cues that a statement uses as findings. Listed ones need company: an opener, a list, a part of the body in front, or a line of their own. */
export function clinicalMentions(material: Material, isAlone: boolean): Named[] {
  const { text, parts, told, cues } = material;
  const named: Span[] = [...told];
  const found: Named[] = [];
  for (const cue of cues) {
    const { roles } = cue.entry;
    const part = parts.findLast(([, to]) => to <= cue.start && besidePart.has(text.slice(to, cue.start)));
    const isFree = roles.has('clinical') || roles.has('plain');
    const isListed = roles.has('listed') && (part !== undefined || isAlone || hasCompany(text, cue, named));
    if (!isFree && !isListed && !(roles.has('joined') && part !== undefined)) continue;
    if (onlyInPlural.has(cue.entry.phrase) && !text.slice(cue.start, cue.end).toLowerCase().endsWith('s')) continue;
    if (!roles.has('plain') && isEveryday(text, cue)) continue;
    const start = part?.[0] ?? cue.start;
    named.push([start, cue.end]);
    found.push({ concept: text.slice(start, cue.end), start, end: cue.end });
  }
  return found;
}

function hasCompany(text: string, { start, end }: Mention<Cue>, named: readonly Span[]): boolean {
  if (opener.test(` ${text.slice(Math.max(0, start - 48), start)}`)) return true;
  return named.some(
    ([from, to]) =>
      (to < start && joined.test(text.slice(to, start).trimStart())) ||
      (from > end && hasSense.test(text.slice(from, from + 1)) && joined.test(text.slice(end, from).trimStart())),
  );
}

/** Words of everyday, and capitals in a line of small letters, which stand for something else ("FIT"). */
function isEveryday(text: string, { start, end }: Mention<Cue>): boolean {
  const printed = text.slice(start, end);
  return (
    everydayBehind.test(text.slice(end, end + 24)) ||
    everydayBefore.test(text.slice(Math.max(0, start - 24), start)) ||
    (/^\p{Lu}{2,5}$/u.test(printed) && /\p{Ll}{2}/u.test(text))
  );
}
