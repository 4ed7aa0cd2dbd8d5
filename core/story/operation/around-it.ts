import { listOf, sentence } from '../../explaining/wording.ts';
import type { Statement } from '../../statements/statement.ts';
import type { Outcome } from './how-it-went.ts';
import { bloodLoss } from './say-detail.ts';
import data from './organs.json' with { type: 'json' };

const during = new Set<Statement['role']>(['step', 'technique', 'finding', 'detail', 'course']);

/** What came with an operation and is told in set sentences: pus, what was washed out and spared, the antibiotic, and how the patient woke. */
export function aroundIt(statements: readonly Statement[], told: string, subject: string): Outcome[] {
  const steps = statements.filter(
    ({ role, certainty, temporality }) => during.has(role) && certainty !== 'risk' && temporality !== 'before',
  );
  const named = (test: RegExp, not: RegExp): Statement | undefined =>
    steps.find(({ text }) => test.test(text) && !not.test(text));
  const of = (text: string, ...from: (Statement | undefined)[]): Outcome[] => {
    const known = [...new Set(from)].filter((each) => each !== undefined);
    return text === '' || known.length === 0
      ? []
      : [
          {
            text: sentence(text),
            spans: known.map(({ span }) => span),
            orders: known.filter(({ text: words }) => words.split(' ').length <= 14).map(({ order }) => order),
          },
        ];
  };
  const were = subject === 'you' ? 'were' : 'was';
  const pus = named(/\b(?:pus|purulen\w*)\b/i, /\b(?:no|not|without|free of|any|little-to-no|rule)\b/i);
  const isInfected = pus !== undefined || /\b(?:pus|infect\w*|abscess|peritonitis|burst|perforat\w*)\b/i.test(told);
  const washed = isInfected ? named(/\b(?:irrigat\w+|lavage\w*|washed out|washout)\b/i, /\bwill\b/i) : undefined;
  const antibiotic = named(
    given,
    /\b(?:irrigat\w*|solution|bath|soak\w*|impregnated|wash\w*|flush\w*|allerg\w*|will|continu\w*|home|discharge\w*|ointment|powder|prescri\w*|no|not)\b/i,
  );
  const isNumbed =
    /\bnumbing\b/.test(told) ||
    statements.some(({ text, heading, label }) => /an[ae]+sth/i.test(label ?? heading) && isLocal.test(text));
  const numbed = isNumbed
    ? undefined
    : named(numbing, /\b(?:epinephrine only|spinal|epidural|intrathecal|subarachnoid|saline|no|not)\b/i);
  const kept = named(keptOnTube, /\b(?:not|previously|had|earlier|presented)\b/i);
  const tube =
    kept === undefined
      ? named(
          /\bextubated\b/i,
          /\b(?:not|unable|after surgery|previously|recently|asked|will|until|when|if|can be|may)\b/i,
        )
      : undefined;
  const commands = named(/\b(?:follow(?:s|ed|ing)?)(?: \w+){0,2} commands\b/i, /\bnot\b/i);
  const moving = named(
    /\bmov(?:ing|ed|es) all (?:four |4 |of (?:his|her) )?(?:extremities|limbs)\b/i,
    /\b(?:not|weak\w*)\b/i,
  );
  const awake = listOf([
    ...(commands === undefined ? [] : ['followed commands']),
    ...(moving === undefined ? [] : ['moved both arms and both legs']),
  ]);
  const isHeaded = statements.some(
    ({ role, heading, label }) => role === 'detail' && /blood loss|\bebl\b/i.test(label ?? heading),
  );
  const bled = isHeaded ? undefined : steps.find(({ text }) => lossIn(text, subject) !== undefined);
  const isTube = /\b(?:catheter|port|line|PICC|tube in a)\b/i.test(told);
  const placed = isTube ? named(atPlace, /\b(?:wire|needle|sheath|dilator|not|will|should|balloon)\b/i) : undefined;
  const works = isTube ? named(flowing, /\b(?:wire|needle|sheath|not|will|should|wound|no)\b/i) : undefined;
  return [
    ...(/\bpus\b/i.test(told) ? [] : of('pus, a sign of an infection, was found', pus)),
    ...of('the area was washed out', washed),
    ...spared(steps),
    ...of('a picture showed that the end of the thin tube is in the right place', placed),
    ...of('the thin tube worked well when it was tried', works),
    ...of(bled === undefined ? '' : (lossIn(bled.text, subject) ?? ''), bled),
    ...of(
      `${subject} got an antibiotic${antibiotic !== undefined && /\bprophyla\w*|prevent\w*/i.test(antibiotic.text) ? ' to prevent an infection' : ''}`,
      antibiotic,
    ),
    ...of('numbing medicine was put into the area (local anesthesia)', numbed),
    ...of(`${subject} ${were} kept on the breathing tube afterwards`, kept),
    ...of('the breathing tube was taken out at the end', tube),
    ...(awake === '' ? [] : of(`afterwards ${subject} ${awake}`, commands, moving)),
  ];
}

const antibiotics =
  '(?:antibiotics?|ancef|cefazolin|kefzol|cefotetan|cefoxitin|rocephin|ceftriaxone|vancomycin|clindamycin|cleocin|gentamicin|unasyn|zosyn|levaquin|ciprofloxacin|cipro|mefoxin|zinacef)';
const given = new RegExp(
  `\\b(?:given|received|administered|gave|infused)\\b[^.;]{0,50}\\b${antibiotics}\\b|\\b${antibiotics}\\b[^.;]{0,50}\\b(?:was|were|been) (?:\\w+ )?(?:given|administered|infused|started)\\b`,
  'i',
);
const isLocal =
  /\b(?:local|lidocaine|xylocaine|marcaine|bupivacaine|sensorcaine|infiltrat\w*|block|regional|MAC|sedation)\b/i;
const numbing =
  /\b(?:marcaine|bupivacaine|sensorcaine|naropin|ropivacaine|lidocaine|xylocaine)\b[^.;]{0,80}\b(?:inject\w*|infiltrat\w*|instill\w*)|\b(?:inject\w*|infiltrat\w*|instill\w*|anestheti[sz]ed)\b[^.;]{0,80}\b(?:marcaine|bupivacaine|sensorcaine|naropin|ropivacaine|lidocaine|xylocaine)\b/i;
const keptOnTube =
  /\b(?:remain\w*|kept|left|still|transferred|transported|taken)\b[^.;]{0,40}\bintubated\b|\bintubated(?: and sedated)?,? (?:to|and (?:taken|transferred|transported))\b[^.;]{0,30}\b(?:ICU|intensive care|unit)\b/i;

const nearby = data.spared.map(([words = '', say = '']) => ({
  say,
  words: new RegExp(
    `\\b(?:${words})\\b[^.;,]{0,40}\\b(?:was|were)\\b[^.;]{0,50}\\b(?:preserved|protected|spared|intact|unharmed|safe)\\b|\\b(?:preserv|protect|spar)(?:ed|ing)\\b[^.;,]{0,30}\\b(?:${words})\\b|\\b(?:injury|damage) to (?:the )?(?:${words})\\b[^.;]{0,20}\\bwas avoided\\b`,
    'i',
  ),
}));

/** "The facial nerve was identified and preserved." */
function spared(steps: readonly Statement[]): Outcome[] {
  const found = nearby.flatMap(({ say, words }) => {
    const step = steps.find(({ text }) => words.test(text) && !/\b(?:not|attempt\w*|if|could)\b/i.test(text));
    return step === undefined ? [] : [{ say, step }];
  });
  if (found.length === 0) return [];
  return [
    {
      text: sentence(`the doctor took care not to harm ${listOf(found.slice(0, 3).map(({ say }) => say))}`),
      spans: [...new Set(found.map(({ step }) => step.span))],
      orders: [],
    },
  ];
}

/** "Estimated blood loss was approximately 25 mL", in the middle of a story. */
function lossIn(text: string, subject: string): string | undefined {
  const [, loss] =
    /\bblood loss\b(?: (?:of|for) (?:the|this) (?:\w+))? (?:was|is|of)\b:? ?([^.;,]{2,40})/i.exec(text) ?? [];
  return loss === undefined ? undefined : bloodLoss(loss, subject);
}

const atPlace =
  /\b(?:fluoroscop\w*|x-?rays?|films?|radiograph\w*|KUB)\b[^.;]{0,110}\b(?:good|appropriate|adequate|satisfactory|proper|correct|excellent|right)(?: \w+)? (?:position\w*|placement|location)\b|\b(?:tip|catheter|port|line)\b[^.;]{0,80}\b(?:good|appropriate|adequate|satisfactory|proper|correct|excellent)(?: \w+)? (?:position\w*|placement|location)\b[^.;]{0,60}\b(?:fluoroscop\w*|x-?rays?|films?)\b/i;
const flowing =
  /\b(?:flush\w*|aspirat\w*|dr(?:ew|aw)|withdr\w*|infus\w*)\b[^.;]{0,60}\b(?:easily|well|freely|without (?:any )?(?:difficulty|problems?))\b|\b(?:good|excellent|easy|free) (?:flow|blood return|return of blood|aspiration|draw)\b/i;
