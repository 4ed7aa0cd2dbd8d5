import { overlaps, type Span } from '../../kernel/span.ts';
import type { MedicationChange, Reading } from '../../reading/reading.ts';
import type { StorySentence } from '../story.ts';

/** What a reader may ask the doctor, with the words that it is asked of. */
export type Question = { text: string; spans: Span[] };

const possible =
  /\b(?:([Aa]n?|[Tt]he) )?(?:possible|probable|suspected|likely) ((?:[a-z'-]+ ){0,5}[a-z'-]+)(?=[.,;:(]|$)/;
/** "You may be discharged" and "as soon as possible" doubt no illness. */
const doubt =
  /(?<!\b(?:as|if|when|where) )\b(?:possible(?! that (?:the doctor|you|we|your doctor)\b)|possibly|probable|probably|likely|(?:it|this|that|these|which|there|cause|findings?|spots?|changes?) (?:may|might|could) be|(?:may|might|could) be (?:from|due to|because of|caused by|an?\b)|cannot be ruled out|suspected)(?! (?:side effects|complications|risks))\b/i;
/** What is feared is not named as if it were the leading answer: "If it is not cancer". */
const feared = /\b(?:cancer|tumor|malignan\w*|lymphoma|leukemia|metasta\w*|carcinoma)\b/i;

const cause = /\b(?:related to|caused by|because of|due to|the (?:cause|source|reason))\b/i;

/** Words that no name of one illness holds: "hernia possible undescended testis", "stable no warning signs". */
const noName = /\b(?:no|not|nil|but|and|or|possibl[ey]|probabl[ey]|likely|stable|progressive|on|contribut\w*)\b/i;

/** What is only possible: what else it could be, or what else could have caused it. It is named where the paper names an illness as possible. */
export function aboutDoubt(main: readonly StorySentence[], { findings }: Pick<Reading, 'findings'>): Question[] {
  const unsure = main.find(
    ({ text, basis }) => basis === 'document' && doubt.test(text) && !/\bunlikely\b/i.test(text),
  );
  if (unsure === undefined) return [];
  const [, article, name = ''] = possible.exec(unsure.text.replace(/\s?\([^)]*\)/g, '')) ?? [];
  const isName =
    name !== '' &&
    !unsure.text.includes(';') &&
    !feared.test(name) &&
    !noName.test(name) &&
    findings.some(
      ({ assertion, span }) => assertion === 'possible' && unsure.spans.some((each) => overlaps(each, span)),
    ) &&
    !/^(?:that|to|because|due|from|related|caused|the)\b/.test(name);
  const before =
    article === undefined || /^the$/i.test(article) ? '' : /^(?:[aeio]|u(?!r[ie]|ni|se))/.test(name) ? 'an ' : 'a ';
  return [
    {
      text: cause.test(unsure.text)
        ? 'What else could be the cause, and how will we find out?'
        : `${isName ? `If it is not ${before}${name}, what` : 'What'} else could it be, and how will we find out?`,
      spans: unsure.spans,
    },
  ];
}

const reason = /\bbecause of (?:an? |the |your )?((?:[a-z'-]+ ){0,5}[a-z'-]+)(?=\.|,|;| \()/;
const symptom =
  /\b(?:pain|cough|fever|breath|dizziness|headaches?|numbness|tingling|weakness|swelling|bleeding|blood|swallowing|vomiting|nausea|diarrhea|lump|weight|wheezing|seizures?|heartburn|hoarseness)\b/;

/** "You had a chest X-ray because of chest pain." */
export function aboutReason(main: readonly StorySentence[]): Question[] {
  const told = main.find(({ text }) => reason.test(text));
  const name = told === undefined ? undefined : reason.exec(told.text)?.[1];
  return told === undefined || name === undefined || !symptom.test(name)
    ? []
    : [{ text: `Does this explain the ${name}, or what else could?`, spans: told.spans }];
}

/** "The HER2 test is pending." */
export function aboutAwaited(awaited: readonly StorySentence[]): Question[] {
  const [first] = awaited;
  if (first === undefined) return [];
  const name = /^(?:The )?((?:[\p{L}\d-]+ ){0,7}[\p{L}\d-]+) (?:is|are) (?:still )?(?:pending|awaited)/iu.exec(
    first.text.replace(/\s?\([^)]*\)/g, ''),
  )?.[1];
  const what = awaited.length === 1 && name !== undefined ? `the ${name.charAt(0).toLowerCase()}${name.slice(1)}` : '';
  return [
    {
      text:
        what === '' || /^the (?:you|this|it|we|i)\b/.test(what)
          ? 'When will the results that are awaited be ready, and who will tell {me}?'
          : `When will the result be ready of ${what}, and who will tell {me}?`,
      spans: first.spans,
    },
  ];
}

/** By what the document does with a medicine. */
const asks: Partial<Record<MedicationChange['kind'], (name: string) => string>> = {
  held: (name) => `When may ${name} be taken again?`,
  stopped: (name) => `Why was ${name} stopped, and is something else needed in its place?`,
  increased: changed,
  decreased: changed,
  changed,
  new: (name) => `How long do I take ${name}, and what is it for?`,
};
function changed(name: string): string {
  return `Why was ${name} changed, and how is it checked that it works?`;
}
const open = /\b(?:consider|if|may|might|could|discussed|option|request\w*|asked|declin\w*|refus\w*)\b/i;
const mostChanges = 2;
/** "To start omeprazole", "Occasional paracetamol" */
const bareName = (name: string): string =>
  name.replace(
    /^(?:(?:to|start(?:ed|ing)?|continue|begin|add|take|use|trial of|occasion\w*|regular|daily|the|some|new|on) )+/i,
    '',
  );
/** "Normal saline was started", "one dose in the emergency room": nothing that goes on at home. */
const inHospital =
  /\b(?:saline|fluids?|ringer\w*|dextrose|through a vein|iv|drip|once|in the (?:hospital|emergency)|before (?:the )?(?:surgery|operation)|vaccin\w*|shot)\b/i;

/** Of each change of a medicine by its name; where none is changed, of what to watch for. */
export function aboutMedicines(told: readonly StorySentence[], reading: Reading): Question[] {
  const { medications, medicationChanges = [] } = reading;
  const asked = told.flatMap(({ text, spans }) => {
    if (open.test(text) || inHospital.test(text)) return [];
    return medicationChanges
      .filter(({ span }) => spans.some((each) => overlaps(each, span)))
      .flatMap(({ kind, span }) => {
        const named = medications.find((medicine) => medicine.span === span);
        const ask = asks[kind];
        return ask === undefined || named === undefined ? [] : [{ text: ask(bareName(named.name)), spans }];
      });
  });
  return asked.slice(0, mostChanges);
}

/** Of medicines that stay the same, what to watch for. */
export function aboutEffects(told: readonly StorySentence[]): Question[] {
  const [first] = told.filter(({ text }) => !/^No |\bno medicines\b/.test(text));
  return first === undefined
    ? []
    : [{ text: 'Which side effects of my medicines should I watch for?', spans: first.spans }];
}

const visit = /\b(?:see|visit|appointment|follow-up|refer|referral|clinic|check-up|scan|test)\b/i;
const when = /\b(?:\d|hour|now|urgent|week|month|day|tomorrow|today|monday|tuesday|wednesday|thursday|friday)/i;
const whom =
  /\b(?:see|visit|with|to) ((?:the|your) (?:[a-z'-]+ ){0,3}(?:clinic|surgeon|specialist|dentist|therapist|nurse))\b/;

/** A visit or a test without a day leaves open who arranges it. */
export function aboutVisits(steps: readonly StorySentence[]): Question[] {
  const undated = steps.find(({ text }) => visit.test(text) && !when.test(text));
  if (undated === undefined) return [];
  const name = whom.exec(undated.text)?.[1]?.replace(/^your /, 'my ');
  return [
    {
      text:
        name === undefined
          ? 'Who arranges the visits and tests named here, and by when?'
          : `When is the visit with ${name}, and who arranges it?`,
      spans: undated.spans,
    },
  ];
}
