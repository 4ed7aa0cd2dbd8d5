import type { Medication } from '../documents/explanation.ts';
import type { Reading } from '../reading/reading.ts';
import { documentWord } from './document-words.ts';
import { plannedChange, stoppedMedications } from './medication-changes.ts';
import { shortMedicineName } from './medication-sentences.ts';
import { fromDocument, general, type Said } from './said.ts';
import { counted } from './wording.ts';

export function aboutMedicines(reading: Reading): Said[] {
  const word = documentWord(reading);
  const stopOf = stoppedMedications(reading, word);
  const taken = reading.medications.filter((medication) => stopOf(medication) === undefined);
  if (reading.documentType === 'medication_list') return [...aboutList(taken), ...aboutMissing(taken)];
  const changed = aboutChange(reading, taken);
  const told = [...taken].sort((a, b) => Number(b.instructions !== null) - Number(a.instructions !== null));
  const names = [
    ...new Map(told.map((medication) => [shortMedicineName(medication).toLowerCase(), medication])).values(),
  ];
  return [
    ...(changed === undefined ? [] : [changed]),
    ...names
      .filter((one) => changed?.text.toLowerCase().includes(shortMedicineName(one).toLowerCase()) !== true)
      .slice(0, 3)
      .map((one) => fromDocument(`What is ${shortMedicineName(one)} for, and for how long do I take it?`, [one.span])),
  ];
}

function aboutList(taken: readonly Medication[]): Said[] {
  const all = taken.map(({ span }) => span);
  const [first] = taken;
  if (first === undefined) return [];
  if (taken.length === 1) {
    const name = shortMedicineName(first);
    return [
      fromDocument(`For how long do I take ${name}?`, all),
      fromDocument(`What side effects of ${name} should I look out for?`, all),
      fromDocument(`What should I do if I miss a dose of ${name}?`, all),
      fromDocument(`Does ${name} go well with other things I take?`, all),
    ];
  }
  return [
    fromDocument(`Do these ${counted(taken.length, 'medicine')} go well together?`, all),
    fromDocument('For how long do I need each of them?', all),
    fromDocument('Which side effects should I look out for?', all),
    general('What should I do if I miss a dose?'),
  ];
}

/** What a list leaves open about a medicine is the most useful thing to ask. */
const aboutMissing = (taken: readonly Medication[]): Said[] => [
  ...taken
    .filter(({ instructions }) => instructions === null)
    .slice(0, 2)
    .map((one) => fromDocument(`How and when do I take ${shortMedicineName(one)}?`, [one.span])),
  ...taken
    .filter(({ instructions }) => /\b(?:p\.?r\.?n|as needed|when needed)\b/i.test(instructions ?? ''))
    .slice(0, 1)
    .map((one) => fromDocument(`How often may I take ${shortMedicineName(one)}, at most?`, [one.span])),
  ...taken
    .slice(0, 2)
    .map((one) => fromDocument(`Why do I take ${shortMedicineName(one)}, and is it still needed?`, [one.span])),
];

/** A medicine that is changed raises a better question than one that stays. */
function aboutChange(reading: Reading, medications: readonly Medication[]): Said | undefined {
  for (const medication of medications) {
    const change = plannedChange(reading.text, medication, documentWord(reading));
    const quote = change && /"[^"]+"/.exec(change.text)?.[0];
    if (quote !== undefined && isChange.test(quote))
      return fromDocument(`It says ${quote}. Why is this, and what should I look out for?`, change?.spans ?? []);
  }
  return undefined;
}

const isChange = /^"(?:increase|decrease|reduce|lower|raise|change|switch|start|begin|stop|taper|add)\b/i;
