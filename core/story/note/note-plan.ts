import { isPlainWord } from '../../simplifying/plain-words.ts';
import type { StatementRole } from '../../statements/statement.ts';

/** What is to be done, in the words of a terse note: "↑ ramipril to 10mg", "Encouraged keep active", "Paracetamol 1g QID". */
export function asPlanStep(role: StatementRole, words: string): string {
  if (!planned.has(role)) return words;
  const said = words
    .replace(
      /(?<!\b(?:advi[sc]ed?|asked?|ask|adv|encouraged?|told|tell|remind(?:ed)?|instructed?|counsell?ed|allow(?:ed)?|wants?|want|for|helps?|help) (?:the )?)\b(?:pt|patient) to (?=(?:call|ring|book|contact|do|bring|attend|arrange|keep|return|see|phone|continue|start|stop|take|monitor)\b)/gi,
      'the patient is to ',
    )
    .replace(/^(?:\/|→|⇒)?\s*↑\s?(?=\p{L})/u, 'Increase ')
    .replace(/^(?:\/|→|⇒)?\s*↓\s?(?=\p{L})/u, 'Reduce ')
    .replace(/(\b(?:then|to|will|can|may|plan|and|or)\b|→|⇒)\s?↑\s?/gi, '$1 increase ')
    .replace(/(\b(?:then|to|will|can|may|plan|and|or)\b|→|⇒)\s?↓\s?/gi, '$1 reduce ');
  return withAdvice(role === 'medicine_change' ? withTaking(said) : said)
    .replace(/^(?:please )?to (?=\p{Ll})(.)/iu, (whole, first: string) =>
      bareVerb.test(words.slice(whole.length - 1)) ? first.toUpperCase() : whole,
    )
    .replace(
      /^([\p{L}][\p{L}/ ,+-]{2,40}) regular(?:ly)?$/u,
      (_whole, what: string) => `Regular ${what.charAt(0).toLowerCase()}${what.slice(1)}`,
    )
    .replace(
      /^(then |otherwise )?(can|should|must) (?=(?:also |then )?\p{Ll}{2})/iu,
      (_whole, before: string | undefined, verb: string) => `${before ?? ''}the patient ${verb.toLowerCase()} `,
    )
    .replace(
      /^(?=(?:may|might|will) (?:also |still )?(?:need|pick up|collect|benefit)\b)(.)/i,
      (first) => `The patient ${first.toLowerCase()}`,
    );
}

const planned = new Set<StatementRole>(['next_step', 'instruction', 'medicine_change']);

/** "Encouraged keep active", "Advised ↓ tea, ↑ water". */
function withAdvice(words: string): string {
  const lead =
    /^(?:strongly |again |re-?)?(?:advi[sc]ed?|adv|encouraged?|enc|suggest(?:ed)?|recommend(?:ed)?|reminded?)\b:? /i.exec(
      words,
    )?.[0];
  if (lead === undefined) return words;
  const rest = words
    .slice(lead.length)
    .replace(/↓\s?(?=\p{L})/gu, 'less ')
    .replace(/↑\s?(?=\p{L})/gu, 'more ');
  return bareVerb.test(rest) ? `${lead.replace(/^adv(?:ice|ise)? /i, 'Advised ')}to ${rest}` : lead + rest;
}
const bareVerb =
  /^(?:not |gently |regularly )?(?:keep|avoid|rest|use|take|limit|increase|reduce|continue|stay|stop|drink|eat|monitor|wear|try|start|hold|elevate|apply|check|see|seek|return|call|book|bring|walk|remain|minimi[sz]e|maintain|contact|attend|cut|get|collect|complete|have|ring|follow)\b(?! of\b)/i;

/** A medicine with its dose and no verb: what is to be taken or put on. */
function withTaking(words: string): string {
  const [, name = '', rest = ''] =
    /^(\p{L}[\p{L}-]+)((?:[ /+][\p{L}-]+){0,3} ?\d+(?:\.\d+)? ?(?:mg|g|mcg|microg|%|units?|IU|ml)\b.*|(?:[ /+][\p{L}-]+){0,3} ?\d+(?:\.\d+)?%.*)$/iu.exec(
      words,
    ) ?? [];
  if (name === '' || isPlainWord(name) || notTaken.test(words)) return words;
  const verb = onSkin.test(words) ? 'Use' : 'Take';
  return `${verb} ${/^\p{Lu}\p{Ll}+$/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name}${rest}`;
}
const onSkin =
  /\b(?:cream|crm|ointment|oint|gel|lotion|drops?|gtt|gtts|spray|puffs?|inhaler|patch|patches|pessar\w*|supposit\w*|PV|PR|wash|shampoo|foam|topical\w*|nasal|inh|DPI|MDI|pMDI|neb\w*|mouthwash|pen)\b|\d ?%/i;
const notTaken =
  /^(?:cannula|IVC?|IV line|needle|catheter|IDC|drain|suture|dressing|bandage|splint|drip|line|syringe|lancet|stocking)s?\b|\b(?:in rooms?|gauge|given|was|were|had|has|ceased?|stopped|withheld|held|last|never|currently|not|no|IV|IM|SC|stat|chewed|administered|declin\w*|recommend\w*|suggest\w*|advis\w*|discuss\w*|offered|consider\w*|if|script|prescri\w*|wean\w*|started|unless|until|continue\w*|cont|level|once)\b/i;
