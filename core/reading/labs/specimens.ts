import { phraseList, type Phrases, wordsOf } from './phrases.ts';

/** What was tested. `gas` is blood drawn for its gases. */
export type Specimen = 'urine' | 'csf' | 'stool' | 'semen' | 'fluid' | 'gas' | 'blood';

/** Headings and labels that say what was tested; tried in this order, since "urine chemistry" is urine. */
const lists: readonly (readonly [Specimen, string])[] = [
  ['gas', 'blood gas*; abg; abgs; vbg; arterial gas*; venous gas*'],
  ['csf', 'csf; cerebrospinal; spinal fluid; liquor'],
  ['urine', 'urinalysis; urine; urinary; ua; dipstick; dip stick; urin'],
  ['stool', 'stool*; faecal; fecal; faeces; feces'],
  ['semen', 'semen; seminal; sperm*'],
  ['fluid', 'synovial; pleural; peritoneal; ascit*; joint fluid; body fluid*; pericardial; fluid analysis'],
  [
    'blood',
    `blood; serum; plasma; chemistry; biochemistry; haematolog*; hematolog*; cbc; fbc; metabolic; bmp; cmp; lipid*; liver; thyroid;
      coagulation; clotting; serolog*; hormone*; immunolog*; kidney; renal; electrolyte*; u&e; iron; vitamin*; cardiac; tumour; tumor;
      toxicology; endocrin*; diabetes; differential; allerg*; hepatic; bone profile; drug level*; therapeutic drug*`,
  ],
];

const named: readonly (readonly [Specimen, Phrases])[] = lists.map(([specimen, list]) => [specimen, phraseList(list)]);
const anyOf = phraseList(lists.map(([, phrases]) => phrases).join(';'));

const shortestHeading = 2;
const longestHeading = 90;
const mostWords = 9;

/** What a line alone says was tested, or undefined when it does not say. */
export function specimenOfHeading(line: string): Specimen | undefined {
  if (line.length < shortestHeading || line.length > longestHeading || /[.?!]\s{0,9}$|\d{3}/.test(line))
    return undefined;
  const words = wordsOf(line);
  return words.length > mostWords || !anyOf.holds(words)
    ? undefined
    : named.find(([, phrases]) => phrases.holds(words))?.[0];
}

/** "Specimen: Urine, clean catch". */
export function specimenLabelled(line: string): Specimen | undefined {
  if (!line.includes(':')) return undefined;
  const label = /\b(?:specimen|sample|source)(?: type| source)?\s?:\s{0,12}([^:|]{2,40})/i.exec(line.slice(0, 400));
  return label?.[1] === undefined ? undefined : named.find(([, phrases]) => phrases.holds(label[1] ?? ''))?.[0];
}
