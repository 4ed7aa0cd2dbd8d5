import type { Check } from './check.ts';

/** Comfort and alarm that a reader would take for the document's. Each may stand where the document prints the like. */
const tones: readonly { said: RegExp; printed: RegExp }[] = [
  {
    said: /\b(?:completely|perfectly|totally|absolutely|entirely) (?:fine|ok(?:ay)?|well|good|safe|all right)\b/i,
    printed: /\b(?:complete\w*|perfect\w*|total\w*|absolute\w*|entire\w*|excellent)\b/i,
  },
  {
    said: /\b(?:head|heart|brain|lungs?|kidneys?|liver|bones?|eyes?|baby|body|blood|thyroid|knees?|hips?|back|skin) (?:is|are|looks?) (?:(?:all|just|quite|really) )?(?:fine|ok|okay|great|good|perfect|all right|in order)\b/i,
    printed: /\b(?:normal\w*|unremarkable|fine|good|well|excellent|intact|clear|satisfactory|nad|healthy)\b/i,
  },
  {
    said: /\b(?:horrible|horribly|terrible|terribly|awful|awfully|dreadful|shocking|tragic|disastrous|devastating|hideous|ticking|time bomb|worst|ruined|destroyed|rotten|poison(?:ed|ing you)|nasty|no big deal|trivial|lucky|relax|relieved|relief to know|delighted|proud|congratulations|be happy|rejoice|celebrate|wonderful(?:ly)?|great (?:result|results|shape|job|progress)|superb|brilliant|amazing|fantastic|horribles?|terribles?|felicidades|tranquil[oa])\b/i,
    printed:
      /\b(?:horribl\w*|terribl\w*|awful\w*|worst|poison\w*|destr\w*|trivial|reliev\w*|relief|relax\w*|proud|pleas\w*|delight\w*|congratulat\w*|great|excellent|toxic\w*|happy|well done|tranquil\w*|nasty)\b/i,
  },
  {
    said: /\b(?:is|are|was|were|looks?|seems?|appears?|remains?) (?:(?:completely|perfectly|very|all|both|quite|generally|otherwise) )?healthy\b|\b(?:you|kidneys?|liver|heart|lungs?|results?|levels?|bones?|body|thyroid|everything|it|this|that|they|these|values?|numbers?|range|which|all|brain|colon|blood|cells) (?:\w+ ){0,2}?(?:is|are|was|were|looks?|seems?|appears?|remains?|stay|stays|being) (?:\w+ ){0,2}?healthy\b|\bhealthy (?:level|levels|range|result|results|heart|liver|kidneys|lungs|value|number|amount|report|person)\b|\bin (?:good|great|excellent|perfect) (?:shape|health|condition)\b|\b(?:saludable|sano|sana|sanos|sanas)\b/i,
    printed: /\bhealth\w*/i,
  },
  {
    said: /\b(?:nothing to worry|no (?:need|reason|cause) (?:to|for) (?:worry|concern|alarm|be (?:worried|concerned|alarmed))|don't (?:worry|panic)|do not (?:worry|panic)|not (?:to worry|a worry|worrying|worrisome|dangerous|serious|a (?:big|serious) (?:deal|problem|concern)|concerning|alarming|something to worry)|isn't (?:serious|dangerous|anything to worry|worrying|concerning)|rest assured|you can relax|need not worry|put your mind|no worries|nothing (?:serious|dangerous|bad|wrong|to be (?:worried|concerned|afraid|alarmed|scared))|no se preocupe|nada de qué preocuparse|no hay (?:motivo|razón) (?:para|de) preocup\w+|nada grave)\b/i,
    printed:
      /\b(?:not (?:concerning|worrisome|serious|significant)|no (?:concern|cause for|reason)|reassur\w*|benign)\b/i,
  },
  {
    said: /\b(?:you(?:'re| are| will be|'ll be| should be) (?:\w+ )?(?:fine|ok|okay|healthy|well|safe|cured|good|normal|clear|in the clear|doing (?:well|great|fine)|perfectly \w+|free of|cancer[- ]free)|all clear|clean bill|everything (?:is|looks|was|seems|appears) (?:\w+ )?(?:fine|ok|okay|good|great|well|normal|perfect|all right|alright)|(?:great|good|excellent|wonderful|fantastic|bad|terrible|sad|unfortunate|encouraging) news|good sign|bad sign|reassuring|perfect(?:ly)?(?! (?:clear|match))|excellent|wonderful|fortunately|luckily|thankfully|unfortunately|sadly|está usted (?:bien|sano|sana)|usted está bien|todo está bien|buenas noticias|malas noticias|afortunadamente)\b/i,
    printed: /\b(?:fine|doing well|well|reassur\w*|excellent|perfect|good (?:condition|health))\b/i,
  },
  {
    said: /\b(?:dangerous|dangerously|life[- ]threatening|deadly|fatal|lethal|alarming|alarmingly|terrifying|scary|frightening|deathly|catastrophic|grave danger|could kill|paralyz\w*|paralys\w*|disabled for life|crippl\w*|kills?|die|death|dying|terminal|incurable|hopeless|peligros[oa]s?|mortal|potencialmente mortal|pone en peligro)\b/i,
    printed:
      /\b(?:danger\w*|life[- ]threat\w*|deadly|fatal\w*|lethal|alarm\w*|death|terminal|dying|die[ds]?|critical\w*|panic|mortal\w*)\b/i,
  },
  {
    said: /\b(?:emergency|urgent|urgently|immediately|right away|at once|as soon as possible|without delay|immediate(?:ly)?|911|urgente|urgentemente|de inmediato|inmediatamente|emergencia)\b/i,
    printed:
      /\b(?:emergen\w*|urgent\w*|acute\w*|immediate\w*|right away|stat|asap|911|999|112|a&e|critical\w*|er\b|ed\b|return|as soon as|call|prompt\w*|emergently|same day|today|casualty)\b/i,
  },
  {
    said: /\b(?:serious|seriously|very worrying|worrying|worrisome|concerning|troubling|grave|gravely|alarm|severe problem|cause for concern|reason to worry|preocupante)\b/i,
    printed: /\b(?:serious\w*|worr\w*|concern\w*|grave\w*|critical\w*|sever\w*|suspicious|significant\w*|troubl\w*)\b/i,
  },
  {
    said: /\b(?:cancer[- ]free|no cancer(?! cells)|free of cancer|not cancer(?:ous)?|isn't cancer|doesn't have cancer|do(?:es)? not have cancer|disease[- ]free|harmless|cured|safe|inofensiv[oa]|curad[oa]|libre de cáncer)\b/i,
    printed:
      /\b(?:benign|negative for|no (?:\w+ ){0,4}(?:malignan\w*|carcinoma|cancer|neoplas\w*|tumou?r|metasta\w*|dysplasia|melanoma|invasive\w*)|not (?:malignant|cancer\w*|identified)|no evidence|uninvolved|remission|cured|harmless|safe\w*|hyperplastic|free|seborrheic|non[- ]?malignant|negative)\b/i,
  },
  {
    said: /\b(?:guarantee[sd]?|definitely|certainly|without (?:a )?doubt|for sure|proves?|proof|undoubtedly|100 ?%|no doubt|absolutely|clearly (?:shows?|means?)|sin duda|definitivamente)\b/i,
    printed:
      /\b(?:definite\w*|certain\w*|diagnostic|confirm\w*|proven|clear\w*|100 ?%|undoubted\w*|unequivocal\w*|consistent with)\b/i,
  },
];

/** No comfort and no alarm beyond the text. */
export const layWords: Check = ({ told, evidence, sentence }) => {
  // What only says what a word means may call it serious: "melanoma, a serious skin cancer,".
  const text = /\b(?:serious|severe)\b/i.test(told.text) ? told.plain : told.text;
  return tones.some(
    ({ said, printed }) =>
      said.test(
        sentence.quote === ''
          ? text.replace(/\bhealthy (?=kidneys|heart|liver|lungs|cells|body|person|people|level)/gi, '')
          : text,
      ) &&
      !isAsked(told.isQuestion, text) &&
      !printed.test(evidence.text),
  )
    ? ['lay_word']
    : [];
};

/** "Is this something to worry about?" comforts and alarms nobody. */
const isAsked = (isQuestion: boolean, text: string): boolean =>
  isQuestion && !/\b(?:dangerous|deadly|fatal|life[- ]threatening|cancer-free)\b/i.test(text);
