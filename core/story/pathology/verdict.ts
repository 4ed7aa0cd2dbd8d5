import words from './tissue-words.json' with { type: 'json' };

/** What a diagnosis of tissue says about cancer. `none`: that there is none; `unsaid`: nothing. */
export type Verdict = 'cancer' | 'in_situ' | 'unsure' | 'early' | 'none' | 'unsaid';

const cancers = new Set(words.cancers);
const denial = /\b(?:no|not|negative|without|free|absent|uninvolved|denied|excluded|nor)\b/i;
const doubt =
  /\b(?:suspicious|suspected|suspicion|cannot (?:be )?(?:exclude|excluded|rule|ruled)|can not be excluded|concerning for|possible|possibly|probable|suggestive|suggests|favou?rs?|worrisome|rule out|r\/o|versus|vs\.?|undetermined|uncertain|indeterminate)\b/i;
const inPlace = /\b(?:in[- ]situ|dcis|lcis|intraepithelial carcinoma)\b/i;
const changed =
  /\b(?:dysplasia|dysplastic|atypia|atypical|intraepithelial|hsil|lsil|asc-?us|asc-h|cin ?[1-3]|adenomas?|barrett\w*|serrated|borderline|myelodysplastic|asap|hgpin)\b/i;
const harmless =
  /\b(?:benign|non-?malignant|no (?:evidence of |features of |sign of |signs of )?(?:[\w-]+ (?:or|and) |[\w-]+, ){0,3}(?:malignan\w*|cancer|carcinoma|tumou?r)|negative for (?:\w+ ){0,4}(?:or |and )?(?:malignan\w*|carcinoma|tumou?r|neoplasia)|negative for malignan\w*|free of (?:malignan\w*|carcinoma|tumou?r))\b/i;

/** A denial reaches to the end of its part of the sentence: "negative for dysplasia and malignancy". */
export function verdictOf(text: string): Verdict {
  let isEarly = false;
  let isInPlace = false;
  let isUnsure = false;
  for (const clause of text.split(/[,;.]\s|\bbut\b|\bwith(?!out)\b/i)) {
    const names = clause.toLowerCase().match(/[\p{L}]+/gu) ?? [];
    const isDenied = denial.test(clause);
    const cancer = !isDenied && names.some((name) => cancers.has(name));
    if (cancer && inPlace.test(clause)) isInPlace = true;
    else if (cancer && doubt.test(clause)) isUnsure = true;
    else if (cancer) return doubt.test(text) && /suspicious|cannot|undetermined/i.test(text) ? 'unsure' : 'cancer';
    if (!isDenied && changed.test(clause)) isEarly = true;
  }
  if (isUnsure) return 'unsure';
  if (isInPlace) return 'in_situ';
  if (isEarly) return 'early';
  return harmless.test(text) ? 'none' : 'unsaid';
}
