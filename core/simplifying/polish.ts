/** "There is enlarged liver", "There is the widened bile tube": of what a part of the body is like. */
const ofOneOrgan =
  /\b(there (?:is|was)) (?:the )?(?=(?:(?:mildly|slightly|moderately|severely|markedly|very) )?(?:enlarged|widened|dilated|swollen|shrunken|thickened|distended|stretched) (?:[\p{Ll}-]{2,20} ){0,3}(?:liver|spleen|heart|prostate|kidney|womb|gallbladder|tube|gland|aorta|vein|artery|bladder|appendix|chamber)(?=[.,;]|$| (?:of|with|and|measuring)\b))/giu;

/** The last touch on a sentence: spaces before marks, a or an, a capital at its beginning, a full stop at its end. */
export function polish(text: string): string {
  const joined = text
    .replace(/\{sides?\} ?/g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ([,.;:!?)\]])/g, '$1')
    .replace(/([([]) /g, '$1')
    .replace(/,(?:\s*,)+/g, ',')
    .replace(/(?<!\p{L})(\p{L}{2,40}) (\([^()]{1,80}\)) ?\(\1\)/giu, '$1 $2 ')
    .replace(/\((\p{L}[\p{L} -]{0,200})\) \(\1\)/giu, '($1)')
    // "stroke/CVA": one word for both
    .replace(/(?<!\p{L})(\p{L}{2,40}) ?\/ ?(?:an? |the )?\1(?!\p{L})/giu, '$1')
    .replace(/\(([^()]{1,200})\) \(([^()]{1,200})\)/g, '($1; $2)')
    .replace(/\.{2,}/g, '.')
    .replace(/\b(a|an|the) (?:a|an|the) /gi, '$1 ')
    // "an enlarging a growth"
    .replace(
      /\b(an?) ((?:\p{Ll}{2,20}(?:ing|ed|ly|ous|ic|ive|al) ){1,2})an? (?=\p{Ll})(?!(?:day|week|month|year|night)\b)/giu,
      '$1 $2',
    )
    .replace(ofOneOrgan, '$1 a ')
    .replace(
      /(?<=\b)(a|an|(?<=^|(?<!\b(?:Mr|Mrs|Ms|Dr))[.:;] )An?) (?!and\b)(?=["'(]?(\p{L}+))/gu,
      (_whole, article: string, next: string) => withArticle(article, next),
    )
    .replace(
      /(?<!\b(?:Dr|Mr|Mrs|Ms|vs|approx))\. (the doctor|you|your)\b/g,
      (_whole, word: string) => `. ${word.charAt(0).toUpperCase()}${word.slice(1)}`,
    )
    .replace(/\b(report(?:s|ed)?) no(?=$|[.;,])/g, '$1 none')
    // "Severe narrowing of the valve, severe"
    .replace(
      /^(severe|mild|moderate|marked) ([^.,;]{4,120}) (?:is|are) \1(?=\.|$)/i,
      (_whole, how: string, what: string) => `there is ${how.toLowerCase()} ${what}`,
    )
    // "There is the share of blood of 27%"
    .replace(
      /^there (is|was) (?:a |the )?((?:low |normal |reduced )?share of [^,;:]{5,90}?),? (?:of (?:about )?|(?:(?:is|was) )?(?:estimated|calculated|measured) (?:at|to be) |at |in the range of )?(?=(?:about |greater than |less than |over |more than )?\d[\d.]*\s?(?:%|percent|to\b|-))/i,
      (_whole, verb: string, what: string) => `the ${what} ${verb} `,
    )
    .replace(/^(there (?:is|are|was|were) [^,;:]+), (?=no )/i, '$1, and ')
    // "right wrist Colles fracture" with its words: "right wrist broken wrist"
    .replace(/\b(right|left) (\p{L}{3,12}) broken \2\b/giu, 'broken $1 $2')
    // "around the bilateral ankles", "your bilateral feet"; "bilateral cysts" are more than two.
    .replace(
      /\b(?:the |(your |her |his |their ))?bilateral (?=(?:\p{L}+ )?(?:ankles|knees|hips|shoulders|elbows|wrists|hands|feet|legs|arms|eyes|ears|breasts|kidneys|lungs|thighs|calves|heels|cheeks|nostrils|eyelids|lids|ovaries|testicles|groins|armpits|thumbs|forearms|buttocks|flanks)\b)/giu,
      (_whole, whose?: string) => `both ${whose ?? ''}`,
    )
    .replace(
      /\bbilateral (ankle|knee|hip|shoulder|elbow|wrist|hand|leg|arm|eye|ear|breast|kidney|lung|thigh|heel|eyelid) (pain|swelling|weakness|numbness|redness|stiffness|\p{L}+[^us\W]s)(?=[.,;]|$| (?:and|or|with|in|on|for|due|since|after|from|is|are|was|were|that)\b)/giu,
      (_whole, part: string, what: string) => `${what} in both ${part}s`,
    )
    .replace(
      /\bbilateral ((?:\p{L}+ )?(?!(?:was|is|has|does)\b)\p{L}+[^us\W]s)(?=[.,;]|$| (?:and|or|with|for|due|since|after|is|are|was|were|that)\b)/giu,
      (_whole, what: string) => `${what} on both sides`,
    )
    .replace(
      /^There (?:was|were) (?:an? |(no ))?([^.,;]{3,60}) (?:got|obtained|taken|done)\.?$/i,
      (_whole, no: string | undefined, what: string) => `${no === undefined ? 'A' : 'No'} ${what} was done`,
    )
    .replace(/\b(two|three|four|five|several|multiple|many) surgery\b/gi, '$1 surgeries')
    .replace(/\b(a)n? (?:an)?other\b/gi, '$1nother')
    .replace(/^(the [^.;:]{3,200}, (?:and )?the [^.;:]{3,200}) looks normal\b/i, '$1 look normal')
    .replace(/\b([Gg]ive|[Rr]eport|[Hh]ave) (?=history of\b)/g, '$1 a ')
    .replace(/\bvery (?=(?:less|more|lower|higher|smaller|larger|bigger|better|worse)\b)/gi, (very) =>
      very.startsWith('V') ? 'Much ' : 'much ',
    )
    .replace(/\b(?:a|an) (?=\d+ (?:hour|day|week|month|year)s\b)/g, '')
    .replace(/\b(?!not\b|never\b|without\b)([\p{L}-]{3,}) \1\b(?! that)/gu, '$1')
    .replace(/(?<![\p{L}-])([\p{L}-]{2,20}(?: [\p{L}-]{1,20}){1,5}) \1(?![\p{L}-])/giu, '$1')
    .replace(
      /\bthere (is|was) (no )?((?:[\p{L}-]{1,30} ){0,3})(\p{L}{2,30}[^suia]s)(?= (?:of|in|on|with|around|at|from|to)\b|[.,;]|$)/giu,
      agreed,
    )
    // "Your child to take the medicine", "You to rest"
    .replace(
      /^(you|your child|your baby) (?=to (?:be|take|use|go|stay|see|have|continue|follow|return|keep|start|come|call|wear|rest)\b)/i,
      (_whole, who: string) => `${who} ${/^you$/i.test(who) ? 'are' : 'is'} `,
    )
    // "X-ray of the heart: The x-ray of the heart showed"
    .replace(/^([^.:]{8,160}): (the \1\b)/i, '$2')
    .replace(/\b([\p{L}-]{5,}),? (?:and|or) \1\b/gu, (whole, word: string) => (word === 'again' ? whole : word))
    .trim();
  const capital = joined.replace(
    /^(["'(]?)(\p{Ll})/u,
    (_whole, mark: string, letter: string) => mark + letter.toUpperCase(),
  );
  return /[.!?]["')]?$/.test(capital) ? capital : `${capital.replace(/[,;:\-–]+$/, '')}.`;
}

const withArticle = (article: string, next: string): string => {
  const isVowel = /^(?:[ai]|e(?!u)|o(?!nes?\b|nce\b|ne-)|u(?!ni|se|ri|ter|su|ro))/i.test(next)
    ? true
    : /^(?:hour|honest|heir|[FHLMNRSX][A-Z]+$|x$)/.test(next) || /^X$/.test(next);
  const capital = article.startsWith('A');
  return `${capital ? 'A' : 'a'}${isVowel ? 'n' : ''} `;
};

/** "There is signs of" */
function agreed(whole: string, verb: string, no = '', before: string, noun: string): string {
  const isOne =
    /\b(?:a|an|one|of|in|on|with|at|around|to|from|and|or|the|without|between|behind|under|that|which|who|trouble|\w+ing)\b/i.test(
      before,
    ) || sameInPlural.test(noun);
  if (isOne) return whole;
  const start = whole.slice(0, 'there '.length);
  return `${start}${/^is$/i.test(verb) ? 'are' : 'were'} ${no}${before}${noun}`;
}
const sameInPlural = /^(?:diabetes|herpes|rabies|scabies|mumps|measles|rickets|shingles|lens|hives|piles|always)$/i;
