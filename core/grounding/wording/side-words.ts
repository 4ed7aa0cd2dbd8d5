export type Side = 'left' | 'right' | 'both';

/** What there are two of. */
const body =
  'lungs?|kidneys?|eyes?|breasts?|sides?|ears?|knees?|legs?|arms?|hips?|ovar(?:y|ies)|shoulders?|hands?|feet|foot|ankles?|wrists?|elbows?|lobes?|upper|lower|carotids?|adrenals?|testicles?|hemispheres?|ventricles?|atria|tubes?|ureters?|lung bases';
/** A side as people tell it, and not "left the hospital" or "right away". */
export const saidSides: readonly { side: Side; form: RegExp }[] = [
  {
    side: 'left',
    form: /(?<!\b(?:you|was|were|have|has|had|be|he|she|they|been|what is|what's|is|are|any|anything|nothing|some|much|time|tissue) )\bleft\b(?!(?<!\b(?:the|your|his|her|my|a|of|upper|lower|and|or|far|on|to|from|more|than|top|bottom|back|front|inner|outer) left)(?:[.,;?!)]| (?:in|to|at|after|from|for|when|with|behind|afterwards)\b|$))(?! (?:over|out|the (?:hospital|clinic|er)|untreated|alone|behind|in place|open|message))|\bizquierd[oa]s?\b/i,
  },
  {
    side: 'right',
    form: /(?<!\b(?:all|just|quite|that's|is that|not|the|your|a|feel|get|looks|is|are|was) )\bright\b(?! (?:at|on|around|about|below|above|under|where|in the middle|through|away|now|after|before|for you|time|amount|way|treatment|choice|here|to|balance|dose|medicine|kind|next|level|place|steps?|test|care|\?))|\b(?:the|your|a) right (?!(?:to|at|on|around|about|things?|amounts?|size|one|person|people|place|levels?|dose|way|times?|answers?|treatment|choice|medicines?|kind|next|care|balance|steps?|tests?|moment|decision|order|track|direction|help|foods?|diagnosis|numbers?|words?|range|conditions?|clinical|setting|antibiotics?|doctors?|specialist|approach|position|fit|now|away|questions?|plan)\b)(?=\w)|\b(?:on|to|from) (?:the|your) right\b|\bderech[oa]s?\b/i,
  },
  {
    side: 'both',
    form: new RegExp(
      String.raw`\bboth (?:of )?(?:the |your )?(?:upper |lower )?(?:${body})\b|\bboth sides\b|\bbilateral(?:ly)?\b|\bon either side\b|\bambos (?:lados|pulmones|riñones|ojos)\b|\bambas (?:rodillas|piernas|mamas|caderas)\b`,
      'i',
    ),
  },
];

/** Sides as print has them: whole words, short forms of lobes, quadrants, eyes, chambers and vessels. */
export const printedSides: Readonly<Record<Exclude<Side, 'both'>, RegExp>> = {
  left: /\b(?:left|lt|l|lll|lul|llq|luq|os|lv\w*|la|lad|lca|lica|lbbb|bilateral\w*|both|left-\w+|[ul]l[1-8])\b/i,
  right: /\b(?:right|rt|r|rll|rul|rml|rlq|ruq|od|rv\w*|ra|rca|rica|rbbb|bilateral\w*|both|right-\w+|[ul]r[1-8])\b/i,
};

/** "RE 6/9   LE 6/18" of eyes, in capitals only. */
const ofEyes = { left: /\bLE\b/, right: /\bRE\b/ } as const;

export const printsSide = (side: Exclude<Side, 'both'>, words: string): boolean =>
  printedSides[side].test(words) || ofEyes[side].test(words);
