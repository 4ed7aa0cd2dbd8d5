import type { StoryPart } from '../../documents/explanation.ts';
import type { StorySentence } from '../story.ts';

/** So many words are read in one breath. */
const longest = 10;

/** What a note runs together in one line, as short sentences: each item of a list, and each half of what a dash or a semicolon parts. */
export const inShortSentences = (sentence: StorySentence): StorySentence => ({
  ...sentence,
  text: sentencesOfText(sentence.text)
    .map((each) => (wordsIn(each) > longest ? parted(each, sentence.part) : each))
    .join(' '),
});

const wordsIn = (text: string): number => text.split(' ').length;
const sentencesOfText = (text: string): string[] => text.split(/(?<=[\p{L}\p{N})”"]{2}[.?!]["”]?) (?=["“]?\p{Lu})/u);

function parted(sentence: string, part: StoryPart): string {
  const [, lead, list] =
    /^(.{3,90}? (?:if you have|if(?! (?:you|the|it|your|this|that|there|they|he|she|not|no)\b)|for)):? (.+)\.$/.exec(
      sentence,
    ) ?? [];
  if (part === 'when_to_get_help')
    return lead !== undefined && list !== undefined && helps.test(lead) ? conditional(lead, list) : sentence;
  return opened(sentence);
}
const helps = /^(?:See|Go|Call|Get)\b/;

function opened(sentence: string): string {
  const [, lead = '', list = ''] = /^([^:;,(]{3,90}:) (.+)$/.exec(sentence) ?? [];
  if (openList.test(lead)) return asSentences(`${lead} ${list}`, ledBy(lead, split(list, /; /)).flatMap(tests));
  return asSentences(sentence, tests(sentence).flatMap(halves)).replace(howLong, '$1. Do this for $2$3.');
}

/** "Take one tablet three times a day with food for 5 days." */
const howLong =
  /((?:^|[.:] )(?:Take|Use|Start|Apply|Continue) [^.:;]{20,}?) for (at (?:most|least) )?(\d+(?:[–-]\d+)? (?:days|weeks|months))\.$/;

/** What these lead is taken or done, item by item. What else it could be, and what was before, stays with its lead. */
const openList = /^(?:Medicines that you take already|Tests that the doctor asked for|Medicines started today):$/;

const ledBy = (lead: string, [first = '', ...others]: readonly string[]): string[] => [`${lead} ${first}`, ...others];

/** Signs to look for keep the words by which they may never come. */
function conditional(lead: string, list: string): string {
  const signs = split(list, /; |(?<!\b(?:harsh|twisted|itchy|thick|black)), (?=\p{L})/u).map((sign) =>
    sign.replace(/^(?:or|and) (?:if )?(?:you have )?/, ''),
  );
  const groups: string[][] = [];
  for (const sign of signs) {
    const open = groups.at(-1);
    if (
      open !== undefined &&
      !isDone(sign) &&
      !isDone(open[0] ?? '') &&
      wordsIn([...open, sign].join(' ')) <= longestSigns
    )
      open.push(sign);
    else groups.push([sign]);
  }
  const others = / for$/.test(lead) ? () => 'Also for' : / if$/.test(lead) ? () => 'Also if' : again;
  return groups.map((some, at) => `${at === 0 ? lead : others(some)} ${either(some)}.`).join(' ');
}
const longestSigns = 8;

const again = ([first = '']: readonly string[]): string =>
  /^(?:can't|cannot|feel|are|get|become)\b/.test(first)
    ? 'Also if you'
    : isDone(first)
      ? 'Also if'
      : 'Also if you have';

/** "Can't keep fluids down", "the whole leg swells": what one does, and nothing that one has. */
const isDone = (sign: string): boolean =>
  sign
    .replace(/\([^)]*\)/g, '')
    .split(' ')
    .slice(0, 5)
    .some(
      (word, at) =>
        /^(?:can't|cannot|feels?|are|is|gets?|becomes?)$/.test(word) ||
        (at > 0 && /^(?:swells|does|drops)$/.test(word)),
    );

const either = (signs: readonly string[]): string =>
  signs.length < 2 ? (signs[0] ?? '') : `${signs.slice(0, -1).join(', ')} or ${signs.at(-1) ?? ''}`;

/** Blood tests one after the other: each by itself. What the last of them is for goes with it. */
function tests(text: string): string[] {
  const items = split(text, /, (?=\p{L})/u);
  const aim = items.findIndex((item) => aims.test(item));
  const each = aim === -1 ? items : [...items.slice(0, aim), items.slice(aim).join(', ')];
  const named = each.filter((item) => ofTests.test(item)).length;
  const isOpen = each.some((item, at) => maybe.test(at === aim ? item.replace(aims, '') : item));
  return each.length > 2 && named >= each.length * 0.6 && !isOpen ? each : [text];
}
const ofTests =
  /\b(?:tests?|count|level|fats|blood sugar|scan|x-ray|folate|B12|vitamin D|swab|culture|tracing|ultrasound|protein|hormone)\b/i;
const aims = /\b(?:check for|rule out|screen(?:ing)? for|to (?:check|assess|exclude|monitor))\b/i;

/** After one of these, what follows may be neither there nor done. */
const conditions = /\b(?:if|unless|when|once)\b/i;
const maybe =
  /\b(?:if|unless|when|once|should|could|can|may|might|consider|considers|risks?|possible|possibly|watch|monitor|worried|worry|fear|thought|thinks?|spoke|discuss\w*|explained?|warned|reassured|check for|rule out|side effects|such as|for example|what else|because of|asked|asking|family|mother|father|earlier|past|vaccin\w*|not (?!eating)|no|without|never|need to|deferred|declined?)\b/i;

/** Somebody does something, in a line without marks: "knee sore asked to rest it". */
const doing =
  'asked to|advised to|advise to|encouraged to|agreed to|you (?:agreed|agree|declined|decline|prefer|want|wanted|accepted|understand|queried|report|reported|deny|are keen|are happy|said|asked)|then (?:stop|cease|taper|increase|reduce|review|weekly|daily|repeat)';
const notBefore =
  '(?:was|were|is|are|be|been|being|you|doctor|and|or|to|not|if|when|that|than|what|as|until|where|once|who|which|because|whether|how|but|so|unless|also|then)';

/** What stands after a comma and begins anew: a denial, a turn, somebody who does something, a request, a line that was joined to the one above. */
const marks = new RegExp(
  [
    '; | [–-] ',
    String.raw`, (?=(?:no|but|so|max|likely|probably|(?:and )?(?:you|the doctor)|consider|check|update|review|repeat|book|continue|avoid|confirm|discuss|complete|arrange|then) [\p{L}\d])`,
    String.raw`, (?=\p{Lu}\p{Ll}{2,} \p{Ll})`,
    String.raw`,? (?=(?<!${notBefore} )(?:${doing}) )`,
    String.raw` (?=\((?:[^()\s]+ ){3,}[^()\s]+\)\.?$)`,
    String.raw`,? (?=(?:and|then|and then) (?:consider|book|continue|avoid|start|stop|call|ask|try|see|keep|confirm|take) )`,
    String.raw` (?=\((?:no more than|max) [^()]{2,40}\)\.?$)`,
  ].join('|'),
  'u',
);
/** What is to be done says so itself. */
const request =
  /^(?:consider|check|update|review|repeat|book|continue|avoid|confirm|discuss|complete|arrange|start|take|use|refer|order)\b/i;

/** "Cough – likely from a cold; rest at home". */
function halves(text: string): string[] {
  const parts: string[] = [];
  for (const part of split(text, marks, true)) {
    const open = parts.at(-1);
    const [, mark = '', words = ''] = /^(; |, | [–-] | )(.*)$/su.exec(part) ?? [undefined, '', part];
    if (open === undefined || mark === '') parts.push(part);
    else if (isApart(parts.join(' '), mark, words)) parts.push(words);
    else parts[parts.length - 1] = `${open}${part}`;
  }
  return parts;
}

function isApart(before: string, mark: string, words: string): boolean {
  if (wordsIn(words) < 3 || wordsIn(before) < 3 || (/^you\b/.test(words) && opensOnly.test(before))) return false;
  if (/^\((?!no more than|max )/.test(words)) return !maybe.test(before) && !dependent.test(words.slice(1));
  if (/^(?:and|then) (?!you|the doctor)/.test(words)) return !conditions.test(before);
  if (mark === ' ' && opensOnly.test(before)) return false;
  if (mark === ' ' || /^(?:but|so|max|then|(?:and )?(?:you|the doctor)) /.test(words)) return true;
  if (/^no /.test(words)) return !conditions.test(before);
  if (request.test(words) || /^(?:likely|probably) /.test(words)) return !conditions.test(before);
  if (maybe.test(before)) return false;
  return mark === '; ' ? !/^(?:or|and|for|to|if)\b/i.test(words) : !dependent.test(words);
}

/** "For a long time, you have had …": no sentence by itself. */
const opensOnly = /^(?:for|since|in|at|on|after|before|during|with|if|when|given|once|until|as)\b[^,;:]*$/i;

/** Words that hang on what stands before them. */
const dependent =
  /^(?:\(|(?:or|and|for|to|if|of|with|without|by|in|on|at|from|as|than|that|which|who|because|due|including|especially|not|nil|none|unlikely|denied|excluded|negative|gone|resolved|now|only)\b)/i;

/** The stretches between marks that stand outside of brackets and quotes; with `isKept` each begins with its mark. */
function split(text: string, mark: RegExp, isKept = false): string[] {
  const parts: string[] = [];
  let from = 0;
  for (const match of text.matchAll(new RegExp(mark, 'gu'))) {
    if (isInside(text.slice(0, match.index))) continue;
    parts.push(text.slice(from, match.index));
    from = isKept ? match.index : match.index + match[0].length;
  }
  return [...parts, text.slice(from)];
}

const isInside = (before: string): boolean =>
  count(before, /\(/g) > count(before, /\)/g) ||
  count(before, /“/g) > count(before, /”/g) ||
  count(before, /"/g) % 2 === 1;
const count = (text: string, sign: RegExp): number => text.match(sign)?.length ?? 0;

const asSentences = (text: string, parts: readonly string[]): string => {
  const kept = parts
    .map((part) =>
      part
        .trim()
        .replace(/^(?:and|or) (?=an? |you |the doctor |\p{L}+ blood |then |\p{L}+ )/iu, '')
        .replace(/^\(((?:no more than|max) [^()]*)\)(\.?)$/, '$1$2')
        .replace(
          /^\((\p{L})([^()]*)\)\.?$/u,
          (_whole, first: string, rest: string) => `(${first.toUpperCase()}${rest}.)`,
        ),
    )
    .filter((part) => part !== '');
  return kept.length < 2 ? text : kept.map((part) => ended(capital(part))).join(' ');
};
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const ended = (text: string): string => (/[.?!]["”)]?$/.test(text) ? text : `${text.replace(/[,;:]$/, '')}.`);
