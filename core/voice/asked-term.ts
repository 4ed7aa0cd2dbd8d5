import type { DefiningCommand } from './commands.ts';

/** A question for the meaning of a word, and how surely it is one: "define X" always is, "what is X" only where X is a term. */
export type AskedTerm = {
  name: DefiningCommand;
  asked: string;
  sure: 'always' | 'if_a_word' | 'if_medical' | 'if_on_page';
};

const word = '(?:(?:the|this|a|that) )?(?:(?:medical|health) )?(?:word|term|expression|abbreviation|phrase)';
const rest = '(?<asked>.+)';
const defining =
  '(?:define|definition (?:of|for)|give (?:me )?(?:a|the) (?:definition|meaning) (?:of|for)|(?:what is |tell me |show me |find |find me |look up |read |read me |explain |get )?(?:the )?(?:definition|meaning) (?:of|for)|what is meant by|what is the definition for)';
const asking =
  '(?:what is(?: it)?|what are|what was|explain|what means|describe|clarify|tell me about|tell me more about|explain about|i do not understand|help me understand|understand|what about|more about|more on|(?:more )?information (?:on|about)|explain to me|explain me|teach me about|talk about|learn about|know about|know more about|read about|look up|search for|say something about)';

const frames: readonly (readonly [RegExp, Omit<AskedTerm, 'asked'>])[] = [
  [new RegExp(`^${defining} ${word} ${rest}$`), { name: 'DEFINE_TERM', sure: 'always' }],
  [new RegExp(`^${defining} ${rest}$`), { name: 'DEFINE_TERM', sure: 'always' }],
  [
    new RegExp(
      `^(?:explain|explain me|explain to me|describe|show me|show|look up|find|tell me|tell me about|what is|read|clarify|help me with|i do not (?:know|understand)) ${word} (?!list|of|tab)${rest}$`,
    ),
    { name: 'DEFINE_MEDICAL_TERM', sure: 'if_a_word' },
  ],
  [
    new RegExp(
      `^what (?:does|do|did|is|would) (?:${word} )?${rest} (?:mean|means|meaning|stand for|stands for|refer to)$`,
    ),
    { name: 'DEFINE_TERM', sure: 'if_a_word' },
  ],
  [
    new RegExp(
      `^(?:tell me |say |explain |explain to me |do you know |know |understand |show me |i do not know |i do not understand |i am not sure )?what (?:${word} )?${rest} (?:means?|stands for|is|are)$`,
    ),
    { name: 'DEFINE_TERM', sure: 'if_medical' },
  ],
  [
    new RegExp(`^(?:tell me |explain |explain to me |do you know |know |understand |show me )what (?:is|are) ${rest}$`),
    { name: 'DEFINE_MEDICAL_TERM', sure: 'if_medical' },
  ],
  [
    new RegExp(
      `^what (?:(?:kind|sort|type) of (?:a )?(?:thing|word|test|disease|illness|condition|medicine|drug) is|does) ${rest}(?: do)?$`,
    ),
    { name: 'DEFINE_MEDICAL_TERM', sure: 'if_medical' },
  ],
  [
    new RegExp(`^what(?: kind of| sort of)? (?:thing )?is ${word} ${rest}$`),
    { name: 'DEFINE_MEDICAL_TERM', sure: 'if_a_word' },
  ],
  [new RegExp(`^${asking} ${rest}$`), { name: 'DEFINE_MEDICAL_TERM', sure: 'if_medical' }],
  [
    new RegExp(`^${rest} (?:means what|what does (?:that|it|this) mean|what is (?:that|it|this))$`),
    { name: 'DEFINE_TERM', sure: 'if_medical' },
  ],
  [
    new RegExp(`^what (?:do|does|did) (?:you|they|he|she|it) mean (?:by|with) ${rest}$`),
    { name: 'DEFINE_TERM', sure: 'if_medical' },
  ],
  [
    new RegExp(
      `^(?:find|find me|show|show me|go to|open|jump to|where is|search|see|check|i want to know about|know) ${rest}$`,
    ),
    { name: 'DEFINE_MEDICAL_TERM', sure: 'if_on_page' },
  ],
  [new RegExp(`^(?:medical )?(?:word|term) ${rest}$`), { name: 'DEFINE_MEDICAL_TERM', sure: 'if_on_page' }],
  [
    new RegExp(`^${rest} (?:meaning|definition|mean|defined|explain|explained|explanation)$`),
    { name: 'DEFINE_TERM', sure: 'if_on_page' },
  ],
  [
    new RegExp(
      `^(?:divine|the fine|de fine|refine|defined|defining|defines|to fine|the find|deafen|defy|design|devine|dee fine|what the) ${rest}$`,
    ),
    { name: 'DEFINE_TERM', sure: 'if_on_page' },
  ],
];

const around =
  / (?:in (?:my|this|the) (?:document|report|results?|page|letter|test|file)|(?:here|exactly|again|please|for me|to me|really|actually|mean|in (?:simple|plain) (?:words|terms|english|language)|on (?:this|the) page|in general|there|means|good for|used for|for|about))$/;
const before = new RegExp(`^(?:${word} (?=.)|exactly |called |about |(?:the )?(?:meaning|definition) of )`);

export function askedTerms(words: readonly string[]): AskedTerm[] {
  const text = words.join(' ');
  return frames.flatMap(([frame, kind]) => {
    const asked = frame.exec(text)?.groups?.['asked'];
    return asked === undefined ? [] : [{ ...kind, asked: withoutAround(asked) }];
  });
}

function withoutAround(asked: string): string {
  const shorter = asked.replace(around, '').replace(before, '');
  return shorter === asked ? asked : withoutAround(shorter);
}

/** "Define a term", said without one. */
export const isNoTerm = (asked: string): boolean =>
  /^(?:(?:the|this|that|a|these|those|any|some|medical|first|next|important) )*(?:terms?|words?)$/.test(asked);

const function_ =
  /(?:^| )(?:i|you|he|she|they|we|it|him|her|them|us|me|this|that|these|those|is|are|was|were|be|do|does|did|will|would|can|could|should|to|and|or|but|so|if|because|when|where|who|how|why|what|with|your|his|their|our|if|not|going|go|get|about|for|at|from|by)(?: |$)/;

/** Whether words could be the name of something to define at all. */
export const couldBeATerm = (asked: string): boolean =>
  asked.split(' ').length <= 4 &&
  !/\bdiagnos[ei]s\b/.test(asked) &&
  asked.length >= 2 &&
  !function_.test(asked.replace(/^(?:my|the|a|an|this|that) /, ''));

const medicalEnding =
  /(?:\w{2}itis|\w{3}osis|emia|aemia|uria|pathy|ectomy|[^n]otomy|ostomy|plasty|scopy|ography|\w{3}(?:io|mmo|ro|to)gram|penia|philia|algia|statin|\w{2}pril|sartan|\w{2}olol|azole|cillin|mycin|globin|cytes?|blasts?|\w{3}tension|cardia|pnea|plegia|paresis|sclerosis|stenosis|trophy|carcinoma|adenoma|sarcoma|lymphoma|melanoma|\w{3}toma|metformin|phagia|ectasis|\w{4}cyte|ferritin|bilirubin|bumin|inine|plasia|edema|oedema|thrombosis|embolism|thyroid|thyroidism|itus|ectopic|ischemi[ac]|\w{2}emic|fibrillation|\w{3}gastric|cholest\w+|creatin\w+|triglycerides?|esterol)$/;
const medicalStart =
  /^(?:hyper|hypo|cardio|neuro|gastro|hepat|nephro|myocard|arrhythm|thromb|endo[cms]|echo[ck]|broncho|pulmon|hemo|haemo|lympho|neutro|erythr|leuko|osteo[pam]|angio|electro[ce])\w{3,}/;
const medicalWords = new Set(
  'biopsy mri ct scan xray ray ultrasound platelet platelets insulin lesion nodule cyst polyp tumor tumour benign malignant fracture hernia effusion tsh ldl hdl sodium potassium wbc rbc a1c hba1c ekg ecg eeg hematocrit ventricle aorta embolism thrombus anemia diabetes asthma copd gfr egfr alt ast inr psa crp esr bun bmi glucose insulin pneumonia angina stroke aneurysm metastasis lymph plaque catheter stent murmur antibody antibiotic steroid cortisol prognosis chronic acute edema sepsis eczema psoriasis gout lupus reflux calcium magnesium cancer troponin warfarin ibuprofen aspirin metformin lisinopril'.split(
    ' ',
  ),
);

export const soundsMedical = (asked: string): boolean =>
  asked.split(' ').length <= 4 &&
  asked.split(' ').some((part) => medicalWords.has(part) || medicalEnding.test(part) || medicalStart.test(part));
