import type { Statement, StatementRole } from './statement.ts';

/** To whom a letter is written: "Dear Dr. Low" is a colleague, "Dear Mrs. Low" the patient. */
const salutation = /^\W{0,3}dear\s+(?:(mr|mrs|ms|miss|mx|patient|parents?)\b|\p{L})/imu;
const readFor = 4000;

export const isLetter = (text: string): boolean => salutation.test(text.slice(0, readFor));
/** A surgeon is called Mr. or Miss too: a letter that speaks of "this lady" is written to a colleague. */
export const isToPatient = (text: string): boolean =>
  salutation.exec(text.slice(0, readFor))?.[1] !== undefined &&
  !/\b(?:your patient|this (?:(?:very |most )?(?:kind|pleasant|unfortunate|delightful|\d{1,3}[- ]year[- ]old) ?|patient|lady|gentleman|man|woman|boy|girl|child)|(?:he|she) (?:has|is|was|had|takes) )/i.test(
    text,
  );

/**
 * What a letter says in prose: what stands above "Dear …" and below "Yours sincerely" is furniture; what its writer asks the other doctor
 * for, has asked somebody to do, has started or will do is told as such.
 */
export function asLetter(statements: readonly Statement[], paper: string): Statement[] {
  const isOwn = isToPatient(paper);
  const dear = statements.findIndex(({ text }) => /^dear\b/i.test(text));
  const end = statements.findIndex(({ text }, at) => at > dear && closing.test(text));
  return statements.map((statement, at) => {
    if ((at < dear && statement.heading === '') || at === dear) return { ...statement, role: 'furniture' as const };
    if (end !== -1 && at >= end) return { ...statement, role: 'furniture' as const };
    return prose.has(statement.role) ? asSaid(statement, isOwn) : statement;
  });
}

const closing =
  /^(?:yours(?: sincerely| faithfully| truly)?|(?:very |most )?(?:sincerely|truly)(?: yours)?|(?:with )?(?:kind|best|warm|many)(?:est)? (?:regards|wishes|thanks)|regards|respectfully(?: yours)?)\W*$/i;

/** What prose may be taken for where no heading says what it is. */
const prose = new Set<StatementRole>([
  'reason',
  'history',
  'course',
  'conclusion',
  'next_step',
  'furniture',
  'finding',
  'medicine_change',
]);

function asSaid(statement: Statement, isOwn: boolean): Statement {
  const text = withoutThanks(statement.text);
  if (!isOwn && forColleague.test(text)) return { ...statement, role: 'furniture' };
  if (text === '') return { ...statement, role: 'furniture' };
  const asked = isOwn ? undefined : requestIn(text);
  if (asked !== undefined)
    return {
      ...statement,
      text: `The letter asks the other doctor ${asked}`,
      role: 'next_step',
      temporality: 'planned',
    };
  const role = roles.find(([form]) => form.test(text))?.[1] ?? statement.role;
  const isHidden = role === 'furniture' && text !== statement.text;
  return { ...statement, text, role: isHidden ? 'reason' : role };
}

/** "If you have any questions, feel free to call me": nothing for the patient. */
const forColleague =
  /\bif you (?:have|require|need) (?:any |further |more )+(?:\p{L}+ )?(?:questions?|concerns?|suggestions?|comments?|queries|information|details)\b|\bplease (?:feel free|do not hesitate)\b/iu;

/** "Thank you for seeing this lady, who has had falls" says why she is sent. */
export function withoutThanks(text: string): string {
  const [thanks, who = '', verb = ''] =
    /^(?:many thanks|thanks|thank you)(?: again| very much| so much| kindly)* for (?:kindly |asking me to )?(?:seeing|see|reviewing|referring|sending|(?:the|your) (?:kind |prompt )?referral of)(?: me| us)? ((?:this|your|the) [^,.]{3,60}?),? (?:(who|with)) /iu.exec(
      text,
    ) ?? [];
  if (thanks !== undefined)
    return `${/\d/.test(who) ? 'The patient' : capital(who.replace(/^(?:your|the)\b/i, 'this'))} ${verb === 'with' ? 'has ' : ''}${text.slice(thanks.length)}`;
  return text
    .replace(/^as you (?:may (?:or may not )?|will |probably )*(?:know|recall|remember|are aware),? /i, '')
    .replace(
      /\bis an? (?:very |most )?(?:unfortunate|kind|charming|lovely|pleasant) (?:gentleman|lady|man|woman|patient) who (?=has|had|is|was)/i,
      '',
    )
    .replace(
      /^this (?:letter|note) (?:is|serves)(?: as)? (?:an? )?(?:re-?)?introduc\w+(?: of| to| for)? (?:my|our|the|your) patient,? (?:\p{Lu}[\p{L}.]*,? ){0,3}who /iu,
      'The patient ',
    )
    .replace(/\bmy patient\b/gi, 'the patient')
    .replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** What the other doctor is asked for: "to arrange a scan", "for an opinion on her treatment". */
function requestIn(text: string): string | undefined {
  for (const [form, before] of requests) {
    const found = form.exec(text);
    if (found === null) continue;
    const rest = text.slice(found.index + found[0].length).replace(/^(?:also|please|kindly) /i, '');
    return /^(?:call|contact|feel|hesitate|do not|don't|let (?:me|us)|find|see (?:enclosed|attached|below|above)|note)\b/i.test(
      rest,
    )
      ? undefined
      : `${before} ${rest}`.replace(/\s+/g, ' ');
  }
  return undefined;
}

const grateful =
  "(?:I|we) (?:(?:would|should|will|'d) (?:be (?:most |very |extremely )?(?:grateful|obliged|thankful)|(?:very much |greatly |really )?appreciate(?: it)?))(?: it)?";
const requests: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(`^${grateful} if (?:you|your team) (?:could|would|can|were able to)(?: please| kindly| also)* `, 'i'),
    'to',
  ],
  [new RegExp(`^${grateful} for your (?:kind )?`, 'i'), 'for'],
  [new RegExp(`^${grateful} your `, 'i'), 'for'],
  [
    /^(?:I|we) (?:do |really |very much )?appreciate your (?:kind )?(?=(?:assistance|help|opinion|advice|input|thoughts)\b)/i,
    'for',
  ],
  [/^(?:please )?(?:could|would|can) you(?: please| kindly| also)* /i, 'to'],
  [/^(?:I|we) (?:would like to |would |am writing to )?(?:ask|request)(?:ing)? (?:that )?you (?:to |please )?/i, 'to'],
  [/^(?:I|we) (?:would|'d) like you to /i, 'to'],
  [
    /^(?:please|kindly) (?=(?:arrange|check|repeat|prescribe|continue|stop|start|refer|monitor|consider|review|see|increase|reduce|add|organi[sz]e|advise|assess|titrate|ensure)\b)/i,
    'to',
  ],
];

/** What somebody was looked at for: "The pupils are equal", "On dilated examination, the lens is cloudy". */
const onExam =
  /^(?:on|upon) (?:physical |dilated |slit[- ]lamp |my |funduscopic |today's )*(?:exam\w*|gonioscopy)\b|^(?:the |his |her |your )?(?:conj\w*|cornea|a\.?c\.?|anterior chamber|lungs?|abdomen|neck|pupils?|pulse|visual (?:fields?|acuity)|reflexes|gait|cranial nerves|cup[- ]to[- ]disc\w*|extraocular\w*|irises)\b.{0,40}?\b(?:is|are|was|were|shows?|showed|revealed)\b|\bafferent pupillary|\bapplanation|\bcup[- ]to[- ]disc/i;

const roles: readonly (readonly [RegExp, StatementRole])[] = [
  [onExam, 'examination'],
  [
    /^(?:I|we) (?:was|were|am) (?:pleased|delighted|happy) to (?:see|meet|review)|^it was (?:a |my )?(?:great )?pleasure|^(?:I|we) had the (?:opportunity|pleasure)|^RE:|\bkeep you (?:up[- ]to[- ]date|updated|informed|posted)\b|\blook forward to\b|^(?:I|we) thank you\b|^(?:once )?again,? (?:many )?thank|^(?:please )?(?:do not hesitate|feel free|accept this letter)/i,
    'furniture',
  ],
  [
    /\bif (?:you|he|she|there|symptoms|your)\b.*\b(?:call|ring|phone|contact|come back|go to|return|attend|seek|dial)\b|\bto (?:call|dial|ring) (?:999|911|000|112|111)\b/i,
    'warning_sign',
  ],
  [
    /^(?:please )?(?:stop|start|take|continue|increase|reduce|keep taking|carry on)\b(?! (?:care|time|part))|^(?:I|we) (?:have |also |then ){0,2}(?:started|stopped|increased|reduced|changed|prescribed|switched|added|commenced)\b|\b(?:asked|advised|told) (?:him|her|you|them|the patient) to (?:start|stop|take|increase|reduce|continue)\b|\b(?:would like|want) (?:you|him|her) to (?:start|stop|take|increase|reduce|continue)\b/i,
    'medicine_change',
  ],
  [
    /^(?:I|we) (?:have |also |will |shall |plan to |am going to |would like to ){1,3}(?:ask|asked|refer|referred|arrange|arranged|book|booked|request|requested|order|ordered|repeat|check|see|review|discuss|organi[sz]e|write|written|send|sent|offer|offered|schedule|follow)|^(?:your|his|her) (?:next|follow[- ]?up)\b|^(?:I|we) (?:would |do )?(?:also |therefore |strongly ){0,2}(?:suggest|recommend|advise|propose)\b|\bthe next step (?:is|will be|would be)\b|^please\b/i,
    'next_step',
  ],
  [
    /^(?:overall,? |in summary,? |my impression is that )?(?:I|we) (?:do |also )?(?:suspect|think|believe|feel|conclude|am confident|agree) (?!(?:you|he|she) (?:for|to)\b)/i,
    'conclusion',
  ],
  [
    /\b(?:scans?|x-?rays?|tests?|echocardiogram|ECG|EKG|MRI|CT|ultrasound|biopsy|HbA1c|blood (?:pressure|count|tests?)|results?|examination|function)\b.{0,60}\b(?:shows?|showed|was|were|has risen|has fallen|is|are|revealed|confirm\w*)\b/i,
    'finding',
  ],
];
