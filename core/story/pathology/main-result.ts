import { listOf } from '../../explaining/wording.ts';
import type { Speaker } from '../speaker.ts';
import type { StorySentence } from '../story.ts';
import { placeOf, sayName } from './say-diagnosis.ts';
import { placesOf, type Diagnosis } from './tissue-facts.ts';
import type { Verdict } from './verdict.ts';

export type MainResult = { told: StorySentence[]; used: readonly Diagnosis[] };

/** From what weighs most. */
const order: readonly Verdict[] = ['cancer', 'unsure', 'in_situ', 'early', 'unsaid', 'none'];

const mostNames: Record<Verdict, number> = { cancer: 3, unsure: 3, in_situ: 3, early: 3, unsaid: 2, none: 2 };

/** "Colonic mucosa with no diagnostic abnormality", "Benign breast tissue": nothing was found there. */
const isNormal = ({ text }: Diagnosis): boolean =>
  /\b(?:no (?:significant|specific|diagnostic|pathologic|histopathologic)|without (?:significant|diagnostic|specific)|normal|unremarkable)\b|^benign (?:\w+ ){0,3}(?:tissue|mucosa|glands|muscle|skin)\b|\bproliferative endometrium\b|\bsecretory endometrium\b/i.test(
    text,
  );

/** Whether it is cancer, and what it is: the weightiest diagnoses, with the samples that have them. */
export function mainResult(diagnoses: readonly Diagnosis[], speaker: Speaker): MainResult {
  const worst = order.find((verdict) => diagnoses.some((diagnosis) => diagnosis.verdict === verdict)) ?? 'unsaid';
  const without = diagnoses.filter(({ verdict }) => verdict === 'none');
  const told: StorySentence[] = [];
  // Where nothing weighs more, that there is no cancer is what people wait for.
  if (/^(?:early|unsaid|none)$/.test(worst) && without.length > 0 && without.length >= samplesOf(diagnoses))
    told.push(sentence(`No cancer was found in the ${samplesOf(diagnoses) > 1 ? 'samples' : 'sample'}.`, without));
  const named = diagnoses.filter((diagnosis) => isAsHeavy(diagnosis.verdict, worst) && !saysOnlyNone(diagnosis));
  const striking = named.filter((diagnosis) => !isNormal(diagnosis));
  // Where nothing weighs more, what is printed first and is not normal is the answer.
  const heaviest = isAsHeavy('none', worst) && striking.length > 0 ? striking : named;
  // "Positive for malignancy. Metastatic carcinoma." says one thing.
  const isRepeated = (diagnosis: Diagnosis): boolean =>
    /^positive for malignan/i.test(diagnosis.text) &&
    heaviest.some((other) => other !== diagnosis && other.part === diagnosis.part && other.site === diagnosis.site);
  const groups = [
    ...Map.groupBy(
      heaviest.filter((each) => !isRepeated(each)),
      ({ text }) => headOf(text),
    ).values(),
  ].slice(0, mostNames[worst]);
  groups.forEach((group, at) =>
    append(told, group, { speaker, isFurther: at > 0, hasSamples: samplesOf(diagnoses) > 1 }),
  );
  const clear = /^(?:cancer|unsure|in_situ)$/.test(worst) ? without.filter(saysOnlyNone) : [];
  const places = clear.filter(({ part }) => part !== null).map((each) => placeOf(each, speaker).replace(/^P/, 'p'));
  if (places.length > 0) told.push(sentence(`No cancer was found in ${listOf(places)}.`, clear));
  return { told, used: [...groups.flat(), ...heaviest.filter(isRepeated), ...without.filter(saysOnlyNone)] };
}

/** "Leiomyomas, no malignancy" and "Leiomyomas" weigh the same. */
const isAsHeavy = (verdict: Verdict, worst: Verdict): boolean =>
  verdict === worst || (/^(?:unsaid|none)$/.test(worst) && /^(?:unsaid|none)$/.test(verdict));

function append(
  told: StorySentence[],
  group: readonly Diagnosis[],
  { speaker, isFurther, hasSamples }: { speaker: Speaker; isFurther: boolean; hasSamples: boolean },
): void {
  const [first] = group;
  if (first === undefined) return;
  const name = sayName(first, speaker);
  const places = group.filter(({ part }) => part !== null).map((each) => placeOf(each, speaker).replace(/^P/, 'p'));
  if (places.length > 1) {
    const where = `${places.slice(0, -1).join(', ')} and ${places.at(-1) ?? ''}`;
    told.push(sentence(`In ${where} ${saying(first, lowerHead(name))}.`, group));
  } else if (first.site !== null && first.part === null && hasSamples && placeOf(first, speaker) !== '') {
    const place = placeOf(first, speaker);
    const where = place.charAt(0).toLowerCase() + place.slice(1);
    told.push(sentence(`In the sample from ${where}, ${saying(first, name)}.`, group));
  } else if (places.length === 1) told.push(sentence(`In ${places[0] ?? ''} ${saying(first, name)}.`, group));
  else {
    const said = saying(first, name).replace('the lab found', isFurther ? 'the lab also found' : 'the lab found');
    told.push(sentence(`${said.charAt(0).toUpperCase()}${said.slice(1)}.`, group));
    const place = placeOf(first, speaker);
    const text = `The sample came from: ${place.charAt(0).toLowerCase()}${place.slice(1)}.`;
    if (place !== '' && !told.some((sentence) => sentence.text === text)) told.push(sentence(text, [first]));
  }
}

/** What the samples of one name share: "prostate cancer, involving 2 of 2 cores" is so in one of them. */
const lowerHead = (name: string): string => /^(?:[^,(]|\([^)]*\))*/.exec(name)?.[0].trim() ?? name;

function saying({ verdict, text }: Diagnosis, name: string): string {
  const plain = name.replace(/\([^)]*\)/g, '');
  switch (verdict) {
    case 'cancer':
      return /^positive for/i.test(text)
        ? 'the lab found cancer cells'
        : /\b(?:cancer|melanoma)\b/i.test(plain)
          ? `the lab found ${/^\w+ type of /.test(name) ? 'a ' : ''}${name}`
          : `the lab found cancer: ${name}`;
    case 'unsure':
      return `the cells raise concern about cancer, but it is not certain: ${name}`;
    case 'in_situ':
      return `the lab found cancer cells at a very early stage, which have not grown deeper: ${name}`;
    default:
      // "You carry one copy of the variant": what is said of the reader is a sentence by itself.
      return /^your? /i.test(name)
        ? name
        : /^in line with /.test(name)
          ? `what the lab found is ${name}`
          : `the lab found: ${name}`;
  }
}

/** "Negative for malignancy" names nothing else. */
const saysOnlyNone = ({ text, verdict }: Diagnosis): boolean =>
  verdict === 'none' && /^(?:no|negative)\b|^benign$/i.test(text);

/** How many samples there are, where each has a name of its own. */
const samplesOf = (diagnoses: readonly Diagnosis[]): number =>
  new Set(diagnoses.flatMap(({ part, site }) => part ?? site ?? [])).size;

/** "Prostatic adenocarcinoma, involving 2 of 2 cores" and "Prostatic adenocarcinoma, involving 1 core" are one name. */
const headOf = (text: string): string => (text.split(/,|\swith\s|\(/)[0] ?? text).trim().toLowerCase();

const sentence = (text: string, from: readonly Diagnosis[]): StorySentence => ({
  part: 'bottom_line',
  text,
  spans: from.flatMap(placesOf),
  basis: 'document',
});
