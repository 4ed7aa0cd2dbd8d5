import { uncapitalise } from '../../explaining/wording.ts';
/**
 * What a doctor thinks, in the words of a terse note, as sentences: "Eczema – chronic, likely soap, no infection" is "Eczema", "It is
 * chronic, likely soap" and "There is no infection". What is no name and no remark of these kinds stays as it is printed.
 */
export function conclusionParts(line: string): string[] {
  const [first = '', ...others] = line
    .replace(/\s\(?(?:SNOMED:? ?|ICD:? ?)?\d{6,18}\)?(?=$|[.;,])/i, '')
    .replace(/(\bmulti-?factorial) ?[→⇒] ?/i, '$1: ')
    .replace(/ ?[→⇒] ?/g, (_whole, at: number) => (at === 0 ? '' : ', so '))
    .replace(
      /, so (?=likely|prob|poss|\?|appears|c\/w|consistent|favou?rs?|suggest|treated|monitor|complicated|c\/b|hx|hist|\d)/gi,
      ' – ',
    )
    .replace(/ vs\.? /g, ' or ')
    .split(/; |\. (?=[\p{Lu}?])/u);
  const [name = '', ...remarks] = first.split(/ [–—-] /);
  const about = remarks.filter(isShort).map(remarkParts);
  const beside = about.flatMap(({ rest }) => rest);
  return [
    [name, ...beside].join(' – '),
    ...about.flatMap(({ sentences }) => sentences),
    ...others.filter(isShort).flatMap((other) => {
      const { sentences, rest } = remarkParts(other);
      return [
        ...rest.map((words) => words.replace(/^((?:likely |probably )?contribut?\w*)/i, 'It is $1')),
        ...sentences,
      ];
    }),
  ];
}

/** Many words without a mark between them are notes for the next doctor. */
const longestRun = 16;
const isShort = (words: string): boolean => words.split(/[,;:()]/).every((run) => run.split(' ').length <= longestRun);

/** A remark as sentences; `rest`: what is told as it stands. */
type Remark = { sentences: string[]; rest: string[] };

function remarkParts(remark: string): Remark {
  const whole = { sentences: [], rest: [remark] };
  if (remark.includes('(') || /\b(?:has|have|is|are|was|but)\b/.test(remark)) return whole;
  const pieces = remark.split(/, | (?=(?:nil|no) )/i).filter((piece) => piece !== '');
  const likes = pieces.filter((piece) => like.test(piece));
  const denials = pieces.filter((piece) => /^(?:nil|no) /i.test(piece));
  if (likes.length + denials.length < pieces.length) return whole;
  return {
    sentences: [
      ...(likes.length > 0
        ? [
            `It is ${listed(likes.map((words) => uncapitalise(words).replace(/^(?:clinically )?symptomatic\b/, 'causing symptoms')))}`,
          ]
        : []),
      ...(denials.length > 0 ? [denials.map((each) => each.replace(/^nil /i, 'no ')).join(', ')] : []),
    ],
    rest: [],
  };
}

const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`;

/** What an illness is like. */
const like =
  /^(?:(?:now|currently|still|very|fairly|clinically|generally|overall|well|poorly|not|reasonably|likely|prob|probably|most likely|today|longstanding|functionally)[ -]?)*(?:mild|moderate|mod|severe|mild[- –]mod|mild to moderate|chronic|acute|subacute|stable|active|new|old|recurrent|persistent|ongoing|longstanding|long[- ]term|untreated|symptomatic|controlled|uncontrolled|improving|improved|worse|worsening|resolv(?:ed|ing)|settl(?:ed|ing)|benign|localised|localized|uncomplicated|quiescent|impairing|viral|post-?viral|bacterial|allergic|mechanical|muscular|postural|multi-?factorial|dietary|occupational|traumatic|non-?traumatic|non-?septic|reflux|stress|contributing|self[- ]limiting|diet[- ]related|work[- ]related|stress[- ]related|age[- ]related|medication[- ]related)(?: (?:today|currently|overall|clinically|symptoms?|sx|clinically|on (?:treatment|tx|rx|current rx)))*$/i;
