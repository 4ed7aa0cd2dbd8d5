import { spellings } from '../../kernel/spellings.ts';
import words from './not-medicines.json' with { type: 'json' };
import others from './sig-words.json' with { type: 'json' };

/** A stop after which another sentence begins that tells no directions. */
const nextSentence =
  /(?<!(?:^|[\s(])\p{L})[.;]\s+(?=\p{Lu})(?!(?:Take|Apply|Use|Inhale|Inject|Do not|With|Max|Maximum|May|Then|Hold if|Give|Swallow|Dissolve|Rinse)\b)/u;

/** Directions without what the list adds about the prescription itself, and without the sentences that follow. */
export function tidySig(sig: string): string | null {
  const stop = nextSentence.exec(sig);
  return (
    (stop ? sig.slice(0, stop.index) : sig)
      // "1 - 0 - 1 - 0": no dash of it sets anything apart.
      .replace(plan, (printed) => printed.replace(/\s*([-–+])\s*/g, '$1'))
      .replace(/^(?:sig|directions|instructions|how to take)\s?:\s*/i, '')
      .replace(/\s*\((?:started|start|since|prescribed)[^()]{0,40}\)\s*$/i, '')
      .replace(
        /\s+-\s+\d{1,4}(?:\s?(?:tablets?|tabs?|capsules?|caps?|inhalers?|sachets?|patches|packs?|bottles?|tubes?|g|ml|op))?$/i,
        '',
      )
      .replace(/\s+#\s?\d{1,4}\b.*$/, '')
      // "daily (replaced by", where the name of the other medicine follows
      .replace(/\s*\([^()]*\b(?:by|with|to|from|for)\s*$/i, '')
      .replace(/[\s;,(-]+$/, '')
      .replace(/^([^()]*)\)$/, '$1')
      // The stop of a sentence goes, the one of "b.i.d." stays.
      .replace(/(?<!\.\p{L})\.$/u, '') || null
  );
}

/** Words with which directions for taking a medicine begin. */
const verbs =
  'take|takes|taking|apply|applied|inhale|inject|instill|use|place|change|wear|chew|dissolve|insert|swish|rinse|drink|give|spray(?= [0-9]| into| in| one| two)|put|swallow|sig|directions';
const amounts = String.raw`(?:\d{1,3}(?:[./-]\d{1,3})?|½|i{1,3}|one|two|three|four|half|a)(?:(?:\s?(?:or|to)\s?|[-–])(?:\d{1,2}|two|three))?`;
const doses =
  'tabs?|tablets?|caps?|capsules?|puffs?|drops?|gtts?|tsp|teaspoons?|tbsp|tablespoons?|ml|cc|sprays?|patch(?:es)?|units?|pills?|lozenges?|suppositor(?:y|ies)|injections?|vials?|applications?|scoops?|sachets?|inhalations?|inh|squirts?|amps?|packets?|ampoules?|doses?|pumps?|capfuls?|blisters?';
const times = String.raw`once|twice|thrice|three times|four times|daily|nightly|weekly|monthly|every|each|q\.?\s?\d{1,2}(?:-\d{1,2})?\.?\s?(?:h|hrs?|hours?|d|w|min)?|qd|q\.d\.?|qid|q\.i\.d\.?|bid|b\.i\.d\.?|tid|t\.i\.d\.?|bd|od|tds|qds|om|pc|ac|sl|fortnightly|per sliding scale|sliding scale|per protocol|qhs|q\.h\.s\.?|qam|qpm|qod|hs|prn|p\.r\.n\.?|as needed|as directed|at bedtime|at night|at \d{1,2}(?::\d\d)?\s?(?:am|pm|noon)|in the morning|in the evening|with (?:food|meals|breakfast|dinner)|before (?:meals|bed|breakfast)|after meals|by mouth|orally|po|p\.o\.?|sublingually|subcutaneously|sc|sq|subq|im|iv|taper|x\s?\d{1,3}\s?(?:days?|weeks?|d)|for \d{1,3} (?:days|weeks|months)|mane|nocte|stat|a day|per day|times|(?:mon|tues?|wed|thu(?:rs)?|fri|sat|sun)(?:days?)?|as required|when (?:required|needed)|if (?:required|needed)|up to|to be taken|to be used|sos|b\/f|a\/f|o\.d\.?|b\.d\.?|t\.d\.s\.?|q\.d\.s\.?|mornings?|evenings?|at (?:breakfast|lunch|dinner|supper|teatime|tea)|with (?:breakfast|lunch|dinner|supper)|x\s?daags|x\s?tägl\p{L}*|(?:both|each|left|right) (?:eyes?|nostrils?|ears?)|${others.otherLanguages.flatMap(spellings).join('|')}`;
/** Tablets for morning, noon, evening and night: "1-0-1", "1-0-0-0", "½-0-½"; insulin units "6-8-6"; Dutch "1dd1". */
const byTime = String.raw`(?:\d{1,2}|½|¼)(?:[.,]\d|\/2)?(?:\s?[-–+]\s?(?:\d{1,2}|½|¼)(?:[.,]\d|\/2)?){2,3}(?![\d/-])|\d\s?dd\s?\d|\d\s?x\s?\d?\/\s?\p{L}+`;
const plan = new RegExp(String.raw`^${byTime}`, 'u');
const start = new RegExp(
  String.raw`(?<![\p{L}\d.,/-])(?:(?:${verbs})(?![\p{L}])|${byTime}|${amounts}\s?(?:${doses})(?![\p{L}])(?!\s?\/\s?\p{L})|${amounts}\s(?:x\s(?=\p{L})|po|${times}|on(?=$|[\s,;.]*$))(?![\p{L}])|(?:\d{1,2}\s?[x×]\s?)?(?:${times})(?![\p{L}\d]))`,
  'iu',
);

/** Where directions begin in a text, or -1. */
export const sigStart = (text: string): number => text.search(start);

/** "NOT daily!", "nicht täglich", "PAS tous les jours": a warning about how it is taken, and no direction. */
const denial = new RegExp(String.raw`^\W*(?:${others.denials.flatMap(spellings).join('|')})(?!\p{L})`, 'iu');

const namesTimes = (text: string): boolean => sigStart(text.slice(0, 60)) !== -1;
export const isSig = (text: string): boolean => namesTimes(text) && !denial.test(text);
export const isWarning = (text: string): boolean => denial.test(text) && namesTimes(text);

/** "2 tablets of paracetamol 4 times a day", "occasional ibuprofen", "twice daily gabapentin": told ahead of the name. */
const ahead = new RegExp(
  String.raw`\b(${amounts}\s(?:${doses})(?=\s(?:of\s)?$)|(?:once |twice |three times )?(?:daily|weekly|nightly|monthly)|occasional|occ|prn|as[- ]needed)\s(?:of\s)?$`,
  'i',
);
export const sigAhead = (words: string): string | null => ahead.exec(words.slice(-40))?.[1] ?? null;

/** Words of dose form and route: what follows a medicine's name without being part of it. */
export const formWords = new Set(words.forms);
