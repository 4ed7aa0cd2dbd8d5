import { isMeaningOfMedicine, isMeaningOfRow } from '../source/known-meanings.ts';
import type { VerifySource } from '../source/verify-source.ts';
import { numbersIn, type Quantity } from '../told/quantities.ts';
import type { Told } from '../told/told-sentence.ts';
import type { VerifyFault } from '../verify-sentence.ts';
import type { Check } from './check.ts';
import { isInDate } from './dates.ts';
import { isSameNumber } from './row-numbers.ts';

/** What belongs to the reader's own results. "Your body", "your doctor", "your blood" belong to anybody. */
const ofReader =
  /\b(?:your|my|su|sus) (?:[\p{L}-]+ ){0,3}?(?:results?|levels?|tests?|values?|report|scans?|counts?|readings?|numbers?|x-rays?|biops(?:y|ies)|diagnosis|samples?|condition|resultados?|nivel(?:es)?|informe|prueba)\b|\b(?:this|these|the) (?:result|results|report|scan|document|finding|findings|test (?:shows?|showed|found)|value|values) (?:\w+ )?(?:is|are|was|were|shows?|showed|means?|says?|found|suggests?|indicates?|confirms?)\b|\byou(?:r|'re| were| have| had| should| must| need)\b(?! (?:body|blood|doctor|heart|lungs?|kidneys?|liver|bones?|brain|immune|cells|care|health|muscles?|nerves?|skin|thyroid|stomach|diet|organs|tissues|age|arteries|veins|intestines?|bowel|bladder|system|pancreas|spleen|gut|body's|nurse|provider|team|pharmacist|joints?|eyes?|ears?|chest|urine|airways?|breathing|arms?|legs?|hands?|feet|bloodstream|cholesterol works|gallbladder|colon|lymph|prostate|ovaries|uterus|spine|back|neck|head|teeth|hormones|digestive|question|questions|medicines?|next visit|appointment|eat|breathe|drink|sleep|move))/iu;

/** What a paper does not say can be quoted from nowhere. */
const ofSilence =
  /^(?:the|this) (?:report|paper|document|note|letter|summary|result) (?:does not|doesn't|did not) (?:say|tell|ask|name|give|list|mention|state|describe|include|call|contain|recommend|suggest|explain)\b/i;

/** A sentence that rests on nothing of the document explains words, and claims nothing of this document. */
export const ofAnybody: Check = ({ told, mentions, source, records }) => {
  const faults: VerifyFault[] = [];
  if (ofReader.test(told.text) && !told.isQuestion && !ofSilence.test(told.text)) faults.push('no_source');
  const known = records.flatMap(numbersIn);
  const isKnownNumber = ({ value }: Quantity): boolean => known.some((one) => isSameNumber(one, value));
  if (
    told.quantities.some(
      (one) => !one.inWords && !isInDate(told.text, one.start) && one.unit !== 'month' && !isKnownNumber(one),
    ) ||
    (/\d/.test(told.text) && isInDate(told.text, told.text.search(/\d/)))
  )
    faults.push('number');
  if (
    mentions.some(
      ({ links, kind, words }) =>
        links.length === 0 &&
        !isKnown(words, told, source) &&
        (kind === 'condition' || (kind === 'lay' && /cancer|tumou?r|stroke|attack|diabet|disease|infect/i.test(words))),
    )
  )
    faults.push('invented');
  if (unknownMedicine(told.text, source)) faults.push('invented');
  return faults;
};

/** What our own records say that a value can come from, or that a medicine is used for. */
const isKnown = (words: string, { analytes, medicines }: Told, source: VerifySource): boolean =>
  isMeaningOfRow(
    words,
    analytes.flatMap(({ rows }) => rows),
  ) ||
  isMeaningOfMedicine(
    words,
    source.medicines
      .map(({ entry }) => entry)
      .filter(({ generic }) => medicines.some(({ entry }) => entry.generic === generic)),
  );

const unknownMedicine = (text: string, { knowledge, medicines, lower }: VerifySource): boolean =>
  knowledge
    .findMedicines(text)
    .some(
      ({ entry, start, end }) =>
        !medicines.some((known) => known.entry.generic === entry.generic) &&
        !lower.includes(text.slice(start, end).toLowerCase()) &&
        !/^(?:oxygen|iron|calcium|potassium|sodium|magnesium|zinc|vitamin\b.*|water|glucose|insulin|salt|iodine|copper|folate|folic acid|albumin|hormones?|protein|alcohol|caffeine|testosterone|estrogen|cortisol|thyroxine|phosphate|chloride|bicarbonate)$/i.test(
          text.slice(start, end),
        ),
    );
