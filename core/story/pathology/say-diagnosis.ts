import type { Statement } from '../../statements/statement.ts';
import type { Speaker } from '../speaker.ts';
import type { StorySentence } from '../story.ts';
import { placesOf, type Diagnosis } from './tissue-facts.ts';

const statement = (text: string, span: Diagnosis['span'], heading: string): Statement => ({
  text,
  span,
  heading,
  label: null,
  topic: null,
  role: 'conclusion',
  experiencer: 'patient',
  temporality: 'now',
  certainty: 'stated',
  isItem: false,
  isFirst: false,
  order: -1,
});

/** "nodular and infiltrative types": kinds of growth that change nothing for a patient. */
const growths =
  '(?:nodular|infiltrative|infiltrating|cribriform|solid|papillary|micropapillary|morpheaform|classic|classical|usual|conventional|comedo)';
const ofType = new RegExp(
  `, ${growths}(?:(?:,| and|, and|/) ?${growths})*(?: sclerosis)? (?:sub)?(?:types?|patterns?|variants?)\\b`,
  'gi',
);

/** A name in plain words, as it stands within a sentence. Where it is from tells senses apart. */
export function sayName({ text, span, site }: Pick<Diagnosis, 'text' | 'span' | 'site'>, speaker: Speaker): string {
  // A short line in capitals is no short form: "RECTUM".
  const words = (/^\p{Lu}{5,}$/u.test(text) ? text.toLowerCase() : text)
    .replace(/^epithelial cell abnormality\s?[-:,]\s?/i, '')
    .replace(/(?<=\p{L}{4}) \((?=[^)]*\p{Lu}{2})[\p{L}-]{2,7}\)/gu, '')
    .replace(/[,;.]? ?\(?see (?:also )?(?:the )?(?:comment|note|below|description|microscopic)\w*\b\)?.*$/i, '')
    .replace(/, negative for (?=\p{L})/giu, ' without ')
    .replace(/\bthis (?:individual|person)\b/gi, 'the patient')
    .replace(/\bISN\/RPS (?=class)/gi, '')
    .replace(ofType, '')
    // The short name of what is told in words already.
    .replace(/ \((?:(?:CIN|VIN|AIN|VAIN) ?[1-3](?:[-/][1-3])?|carcinoid)\)/gi, '')
    .replace(/, (?:no|negative for) (?:evidence of )?(?:malignan\w+|carcinoma|tumou?r)$/i, '')
    .replaceAll('; ', ', ')
    .replace(/, (?:dukes \w+|R[0-2])\b/gi, '')
    .replace(/ \((?:[^()]{0,20}\b(?:TTF|CK|CD|p\d\d|napsin|GATA)[^()]{0,60})\)/gi, '')
    .replace(/,? (?:present and )?(?:uninvolved|not involved)$/i, ' without cancer')
    .replace(
      /,? (?:identified|seen|confirmed|demonstrated)?,? ?(?:on|by|with) (?:an? |the )?(?:immuno\w+|IHC|special) ?(?:stain\w*)?$/i,
      '',
    )
    .replace(/,? favou?r(?:ing|s)? (?=\p{L})/iu, ', probably ')
    .replace(/\bfocal (?=(?:high|low)[- ]grade dysplasia)/i, 'small areas of ')
    .replace(/^negative for (.*)$/i, (_whole, what: string) => `No ${what.replaceAll(' and ', ' or ')}`);
  const said = speaker.say(statement(words, span, site ?? ''), 'past').replace(/\.$/, '');
  return /^\p{Lu}\p{Ll}|^A /u.test(said) ? said.charAt(0).toLowerCase() + said.slice(1) : said;
}

/** "Part B (prostate, right base)" */
export function placeOf({ part, site, span }: Diagnosis, speaker: Speaker): string {
  const where = site === null ? '' : siteWords(site, span, speaker);
  if (part === null) return where === '' ? '' : `${where.charAt(0).toUpperCase()}${where.slice(1)}`;
  return where === '' ? `Part ${part}` : `Part ${part} (${where})`;
}

/** Where it was taken from, without how: "LEFT BREAST, 2 O'CLOCK, CORE BIOPSY". */
function siteWords(site: string, span: Diagnosis['span'], speaker: Speaker): string {
  const where = site
    .replace(/\([^)]*\)/g, '')
    .split(/[,;]\s*/)
    .map((words) =>
      words
        .replace(isHow, '')
        // "and left salpingo-oophorectomy": the side is that of what was done.
        .replace(words.search(isHow) >= 0 ? /^(?:\s|and\b|with\b|left\b|right\b|bilateral\b)+$/i : /^$/, '')
        .replace(
          /^\s*(?:of|at|from|and|with|x)\s|\s(?:and|with|of|at|x|bilateral)\s*$|^\s*(?:and )?bilateral[\s,]*$/gi,
          '',
        )
        .trim(),
    )
    .filter(
      (words) =>
        /\p{L}{3}/u.test(words) &&
        !/^(?:with |and )*bilateral$|^(?:tumou?r|lesion|polyps?|mass|random|singleton|station \d+\w?|\d+[RL]|\d+ weeks.*)$|^\d.*\bfrom (?:the )?nipple$/i.test(
          words,
        ),
    )
    .join(', ');
  return where === '' || /^(?:left|right|bilateral)$/i.test(where)
    ? ''
    : sayName({ text: where, span, site: null }, speaker).replace(/\s?\([^)]*\)/g, '');
}

const isHow =
  /\b(?:(?:segmental|low anterior|radical|partial|total|wedge|needle|core|shave|punch|excisional|incisional|superficial|ultrasound-guided|wire-localized|image-guided|CT-guided|dilation and|sentinel|transurethral|laparoscopic|robotic|ebus|eus|hot|cold|simple|modified|stereotactic|endoscopic|fine needle) )*(?:biops\w+|excision|resection|aspirat\w*|fna|shave|punch|curett\w+|dissection|polypectomy|[\w-]+ectomy|\w+centesis|procedure|specimen|clot|snare|brushings?|washings?|lavage|removal|ebus|sections?)\b/gi;

/** The further diagnoses, those of one sample in one sentence: "Part C (right side of the prostate): …; …" */
export function furtherDiagnoses(
  diagnoses: readonly Diagnosis[],
  all: readonly Diagnosis[],
  speaker: Speaker,
): StorySentence[] {
  const keyOf = ({ part, site }: Diagnosis): string => `${part ?? ''}|${site ?? ''}`;
  const hasOneSample = new Set(all.map(keyOf)).size === 1;
  return [...Map.groupBy(diagnoses, keyOf).values()].flatMap((group) => {
    const [first] = group;
    const names = group.map((diagnosis) => sayName(diagnosis, speaker)).filter((name) => name !== '');
    if (first === undefined || names.length === 0) return [];
    const place = hasOneSample ? '' : placeOf(first, speaker);
    const text = `${place === '' ? 'Also found' : place}: ${names.join('; ')}.`;
    return [{ part: 'found', text, spans: group.flatMap(placesOf), basis: 'document' }];
  });
}
