import words from './note-words.json' with { type: 'json' };

/**
 * The shorthand of a terse note in words, where its sense is certain in any note: how long ("x 2/52", "~10/7 ago"), a side on its own
 * ("corneal abrasion L"), what is denied one after the other ("nil fever nil rash"), and signs that stand for words.
 */
export function spellOut(line: string): string {
  const isSight = /\b(?:VA|visual acuity|snellen|unaided|pinhole|corrected)\b/i.test(line);
  return (
    withReview(withCommas(withoutPaperwork(withWords(withAmounts(withDenialsAhead(isSight ? line : withTimes(line)))))))
      .replace(/(?<=^|[\s(])pt(?=[\s,.;)]|['’]s\b|$)/g, 'the patient')
      .replace(/^Pt(?=\s|['’]s\b)/, 'The patient')
      .replace(/(?<=^|[\s(])w\/(?:out|o)\b/gi, 'without')
      .replace(/(?<=^|[\s(])w\/(?=\s?\p{L}{3})/giu, 'with ')
      .replace(/^Adv\b\.?(?! \p{Lu})/u, 'Advised')
      .replace(/^Recc?\b\.?/, 'Recommended')
      .replace(
        /^(?:S\/?E['’]?s?|Side effects) (?:warned|discussed|explained)(?: of| re)?:? (?=\p{L})/iu,
        'Warned about side effects: ',
      )
      .replace(/^PRN (?=\p{L})(.+)$/u, '$1 PRN')
      .replace(
        /^(?:Hx|History) (?=\p{L})(?!(?:of|and|or|from|taken|given|not|as|per|via|with|suggest\w*|consistent|unclear|limited|obtained|provided|is|was|reviewed|noted)\b)/iu,
        'History of ',
      )
      .replace(
        /^Will (?=(?:consider|review|chase|arrange|email|check|refer|order|discuss|monitor|book|send|request|organi[sz]e|write|call|phone)\b)/,
        'The doctor will ',
      )
      .replace(/(?<=\p{L}{3} )w (?=\p{L}{3})/gu, 'with ')
      .replace(/\bOTC (?=\p{L}{3})(?!if\b|or\b|and\b|for\b|only\b|prn\b|if\b|as\b|with\b)/giu, 'over-the-counter ')
      .replace(/\bMTX\b/g, 'methotrexate')
      // "2° prevention" is no cause
      .replace(/(?:\/ ?)?\b2° ?(?=(?:\p{L}+ )?prevention\b)/giu, '')
      .replace(/\s*(?:\+\/-|±)\s*/g, ' and perhaps ')
      .replace(/\b[Aa]bit\b/g, 'a bit')
      // "pt preference"
      .replace(/\b([Tt]he patient) (?=(?:anxiety|concerns?|worry|preference|expectations?|choice) (?!to\b))/g, "$1's ")
      // "advice re diet"
      .replace(/(?<=[\p{L}\d)] )re:? (?=[\p{L}"“])/gu, 'about ')
      // "advised avoid milk"
      .replace(
        /\b([Aa]dvised|[Ee]ncouraged|[Rr]eminded|[Aa]sked) (?=(?:avoid|continue|complete|stop|start|keep|take|use|monitor|limit|return|see|call|book|bring|try|persevere|involve|reduce|increase|cease|attend|seek|restart)(?= |[.,;]|$)(?! of\b))/g,
        '$1 to ',
      )
      // "nil ordered today", "nil acute today"
      .replace(
        /\b[Nn](?:il|o) (?=(?:ordered|given|prescribed|required|needed|planned|booked|requested|taken)(?: (?:today|now|at|for|in|by|as|yet|re|about)\b|[.,;]|$))/g,
        (_no, at: number) => (at === 0 ? 'Nothing ' : 'nothing '),
      )
      .replace(
        /\b[Nn](?:il|o) acute(?= (?:today|now|currently|tonight|at present|at the moment|on)\b|[.,;]|$)/g,
        (_no, at: number) => (at === 0 ? 'Nothing new' : 'nothing new'),
      )
      .replace(
        /\b([Ww]hen|[Oo]nce|[Ii]f|[Uu]ntil) acute (?=(?:settle[sd]|resolve[sd]|over|improve[sd])\b)/g,
        '$1 the new illness is ',
      )
      .replace(/(?<=\p{L}{3}[a-z]) L(?=$|[\s,.;)(])(?! ?\d)/gu, ' left')
      .replace(/(?<=\p{L}{3}[a-z]) R(?=$|[\s,.;)(])(?! ?\d)/gu, ' right')
      .replace(
        /(?<=^|[\s(+&/])(?<!\d ?)([LR]) (?=\p{Ll}{3}|\p{Lu}\p{Ll}{3}|\p{Lu}{3}\b)/gu,
        (_whole, side: 'L' | 'R') => `${sides[side]} `,
      )
      .replace(/(?<=^|[\s(,–-])\?\s?(?=\p{L})(?!(?:when|what|why|how|if|whether|where|who)\b)/giu, 'possible ')
      .replace(/\bby (?=in about \d)/g, '')
      .replace(/(?<=[\s(]|^)([LR])>([LR])(?=$|[\s,.;)])/g, (_whole, more: 'L' | 'R') => `more on the ${sides[more]}`)
      .replace(/\s+/g, ' ')
      .replace(/^[\s–—→⇒-]+(?=\p{L})/u, '')
      .trim()
  );
}

const sides = { L: 'left', R: 'right' } as const;
const units: Readonly<Record<string, string>> = { 7: 'day', 52: 'week', 12: 'month' };

/** "3/52" is 3 weeks; a date has a year, or stands after a word for a day. */
const withTimes = (line: string): string =>
  line
    .replace(/(?<![\d/–-])(?:an? )?(\d{1,2})(?:\/7| ?d| days?) course(?: of)?(?= \p{L}{3})/giu, 'a $1-day course of')
    .replace(/\bday (\d{1,2})\/(\d{1,2})(?![\d/])/gi, '(day $1 of $2)')
    .replace(
      /(?<![\d/.])(?<!\b(?:on|since|dated|from|due|power|grade|LMP|BP) )((?<!\p{L})x ?|for )?(~ ?)?(\d{1,2}(?: ?[-–] ?\d{1,2})?)\/(7|52|12)(?![\d/])/giu,
      (_whole, length: string | undefined, about: string | undefined, count: string, unit: string) => {
        const word = `${units[unit] ?? ''}${count === '1' ? '' : 's'}`;
        return `${length === undefined ? '' : 'for '}${about === undefined ? '' : 'about '}${count} ${word}`;
      },
    );

/** How often, how long and how much, in signs: "3x/day", "x 4 days", "≤7 days", "max 4g/24h". */
const withAmounts = (line: string): string =>
  line
    .replace(/(?<=\d) ?x ?\/ ?(?:d|day)\b/gi, ' times a day')
    .replace(/(?<=\d) ?x ?\/ ?(?:wk|week)\b/gi, ' times a week')
    .replace(
      /(?<=[\s”"]|^)x ?(~ ?)?(?=\d{1,2}(?: ?[-–] ?\d{1,2})? ?(?:d|days?|wks?|weeks?|months?|mths?|hrs?|hours?|yrs?|years?)\b)/gi,
      (_whole, about: string | undefined) => (about === undefined ? 'for ' : 'for about '),
    )
    .replace(/(?<=\d) ?d\b(?![/'’])/g, ' days')
    .replace(/(?<=\d) ?h\b(?![/'’])/g, ' hours')
    .replace(/(?<=\d) ?hrs?\b(?![/'’])/gi, ' hours')
    .replace(/\b1 (day|hour)s\b/g, '1 $1')
    .replace(/(\b(?:r\/?v|review|appt|appointment|seen|F2F)\b ?)≤ ?(?=\d)/gi, '$1within ')
    .replace(/(?<=^|[\s(])(?:for )?≤ ?(?=\d[\d–-]* (?:days?|weeks?|months?)\b)/g, 'for at most ')
    .replace(/(?<=^|[\s(])≥ ?(?=\d)/g, 'at least ')
    .replace(/(?<=^|[\s(])≤ ?(?=\d)/g, 'at most ')
    .replace(/(?<=^|[\s(])> ?(?=\d)/g, 'more than ')
    .replace(/(?<=^|[\s(])< ?(?=\d)/g, 'less than ')
    .replace(
      /\bmax(?:imum)?\.? (\d+(?:\.\d+)? ?m?c?g) ?(?:\/|per|in) ?(?:d|day|days|24 ?h(?:ours|rs)?|24 hours)(?=$|[\s).,;])/gi,
      'no more than $1 in a day',
    )
    .replace(
      /\b(pt|patient) (?=(?:(?:very|quite|still|also|not|somewhat|rather) ){0,2}(?:fixated|adamant|tearful|upset|frustrated|hopeful|motivated|scared|distressed|unconvinced|interested|keen|anxious|happy|aware|able|unable|reluctant|unsure|worried|comfortable|agreeable|concerned|averse|hesitant|stable|reassured|understanding)\b)/gi,
      '$1 is ',
    );

/** "F/U rash" as what somebody came for. */
export const asReason = (line: string): string =>
  line
    .replace(/^(?:presenting|presents|here|came in|coming in) (?:with|for|re|about) (?=\p{L})/iu, '')
    .replace(
      /^(?:quick )?(?:F\/?U(?:p|\/p)?|F\/up|R\/?V|Review|Follow[- ]?up)(?: of| re| on|:)? (?=\p{L})/iu,
      'a check-up about ',
    );

/** "R/v 2 weeks", "RTC 4 days or earlier if": who comes back, and when. */
const withReview = (line: string): string =>
  line
    .replace(
      /^(?:(?:GP|Phone|F2F|Telehealth|TH) )?(?:R\/?V|Review|RTC|F\/?U(?:p|\/p)?|F\/up|Follow[- ]?up|Return|See)(?: (?:here|GP|with GP|in clinic|appt|visit|consult))?(?: in| at|:)? (?=(?:about )?\d[^ ]* (?:day|week|month|hour)s?\b)/i,
      'See the doctor again in ',
    )
    .replace(
      /^((?:R\/?V|Review|F\/?U|Follow[- ]?up|RTC) (?:[\p{L}&/+]+ ){1,6}?)(?=(?:about )?\d[^ ]* (?:day|week|month)s?\b(?! (?:hx|history)\b))/iu,
      (words: string) =>
        /\b(?:in|within|for|after|every|at|about|or|dx|diagnosed|hx|post|since|ongoing|started|onset) $/i.test(words)
          ? words
          : `${words}in `,
    )
    .replace(/^(See the doctor again in (?:about )?\d[^ ]* \w+) or (?:earlier|sooner)\b/, '$1, or sooner')
    .replace(/^(See the doctor again in (?:about )?\d[^ ]* \w+) (?:with )?GP\b/, '$1');

/** "SI nil plan nil": of harm to oneself or others, "nil" stands after what it denies. */
const withDenialsAhead = (line: string): string =>
  /\b(?:SI|HI|DSH|TOSH|suicid\w*(?: \w+)?|self[- ]harm)(?: thoughts)? nil\b/i.test(line)
    ? line.replace(
        /\b((?:SI\/HI|SI|HI|DSH|TOSH|suicid\w*(?: (?:ideation|thoughts|intent))?|self[- ]harm|plan|intent)(?: thoughts)?) nil\b[,;]? ?(?=(.?))/giu,
        (_all, what: string, next: string) => `nil ${what}${next === '' || /[.)]/.test(next) ? '' : ', '}`,
      )
    : line;

/** Terse notes set nothing apart. */
const withCommas = (line: string): string =>
  withJoints(/[,;]/.test(line) ? line : line.replace(/(?<=\p{L}{4}) (?=no \p{L}{3})/gu, ', '))
    .replace(/(?<=[\p{L}\d)%]) (?=(?:nil|denies) \p{L})/giu, ', ')
    .replace(isDenying, ' ')
    .replace(
      /(?<=[\p{L}\d)]{3}) (?=(?:likely|prob|probably|most likely|currently|advised|explained|but|awaiting) )/giu,
      ', ',
    )
    .replace(
      /(?<=\b(?:and|or|but|is|are|was|were|very|most|less|more|also|not|now|it|pt|he|she|as|which|that|doctor|dr|patient|if|while|when|to|been|be|have|has|had|strongly|clearly|briefly|previously|recently|firmly|repeatedly|gently|already|explained|symptoms?|sx)), (?=(?:nil|denies|likely|prob|probably|most|currently|advised|explained|but|awaiting))/gi,
      ' ',
    );

/** "Reports no fever", "of no use": what is denied belongs to the word before it. */
const isDenying =
  /(?<=\b(?:advised?|reports?|reported|shows?|showed|has|had|have|having|with|says?|states?|explained|found|confirms?|confirmed|suggests?|there|of|for|reassured|discussed)), (?=(?:nil|no)\b(?! (?:questions?|issues?)))/gi;

/**
 * Where a new thought begins in a line that sets nothing apart: "cost was a worry pt prefers the cream will refer to skin clinic". What
 * the person says or wants, what the doctor will do, and a step in a word that is nothing but a verb.
 */
const withJoints = (line: string): string =>
  line.replace(thoughts, (whole, word: string, what: string) =>
    isOpen.test(word) ? whole : `${word}, ${what.startsWith('will') ? 'the doctor ' : ''}`,
  );

const thoughts =
  /(?<=^|[\s(])(\S*[\p{Ll}\d)%”"]) (?=((?:pt|patient) (?:prefers?|agrees?|wants?|says?|reports?|understands?|declined|declines|accepts?|happy|keen|requests?|states?|thinks|feels|unsure|aware|(?:a bit|very|quite|still) \p{L}+)\b|will (?:reconsider|refer|ref|send|chase|explore|arrange|recheck|rebook|discuss)\b|(?:avoid|confirm|arrange|ensure|recheck|reconsider|exclude) \p{L}|(?:script|prescription) (?:provided|given|sent)\b))/gu;

/** After these no new thought begins. */
const isOpen =
  /^\W?(?:and|or|but|to|not|then|if|when|while|that|which|because|since|as|than|until|what|where|who|how|why|unless|please|also|will|would|should|can|could|may|must|shall|cannot|needs?|you|we|they|he|she|it|pt|patient|doctor|dr|nurse|team|clinic|physio|mother|mum|father|dad|parents?|carer|wife|husband|son|daughter|family|the|a|an|this|any|no|still|either|helps?|new|repeat|per|re|with|of|for|via|in|at|on|by|from|about|doctors|staff|specialist|results?|otherwise|gp|advised?|prefers?|advice|clear|try|tries|trying|agrees?|wants?|discussed|explained|encouraged|reinforced|recommended|suggested|reminded|written|electronic|symptoms|\p{L}+ly)$/iu;

const phrases = Object.entries(words.phrases).map(
  ([short, long]) => [new RegExp(`\\b${short}\\b`, 'gi'), long] as const,
);
const whole: ReadonlyMap<string, string> = new Map(Object.entries(words.words));

type Sense = { before: RegExp; behind: RegExp; means: string };
/** Short forms that stand for one word or another: each with what must stand right before and behind it. */
const senses: ReadonlyMap<string, readonly Sense[]> = new Map(
  Object.entries<{ before?: string; behind?: string; means: string }[]>(words.beside).map(([short, list]) => [
    short,
    list.map(({ before = '', behind = '', means }) => ({
      before: new RegExp(`${before}$`, 'iu'),
      behind: new RegExp(`^${behind}`, 'iu'),
      means,
    })),
  ]),
);

/** Where no neighbour makes it certain, a short form stays as it is printed. */
function meantBeside(short: string, line: string, at: number): string | undefined {
  const before = line.slice(Math.max(0, at - 24), at);
  const behind = line.slice(at + short.length, at + short.length + 40);
  return senses.get(short)?.find((sense) => sense.before.test(before) && sense.behind.test(behind))?.means;
}

/** Short forms that stand for one word in any note. In capitals they are names. */
const withWords = (line: string): string =>
  phrases
    .reduce((rest, [short, long]) => rest.replace(short, long), line)
    .replace(/(?<![\p{L}\d/])\p{L}\p{Ll}+(?:\/\p{L}+)?(?![\p{L}/-])/gu, (word, at: number, all: string) => {
      const long = whole.get(word.toLowerCase()) ?? meantBeside(word.toLowerCase(), all, at);
      if (long === undefined || /\bM\.? $/.test(all.slice(Math.max(0, at - 4), at))) return word;
      return /^\p{Lu}/u.test(word) ? long.charAt(0).toUpperCase() + long.slice(1) : long;
    });

/** How a test was ordered or a medicine is paid for is nothing to know. */
const withoutPaperwork = (line: string): string =>
  line
    .replace(
      / (?:via|per|thru|through|by) (?:HealthLink|eReferral|EMR|Argus|Medical Objects|Best Practice|MyHR)\b/gi,
      '',
    )
    .replace(/,? ?\(?\b(?:PBS|RPBS)(?:[- ](?:script|Rx|OTC|subsidised|listed|authority|item))?\b\)?(?! not)/g, '')
    .replace(/,? ?\b(?:qty|quantity) ?\d+(?: ?\+)?/gi, '')
    .replace(/(?:,|\+)? ?\b\d ?(?:repeats?|rpts?)\b/gi, '')
    .replace(/ ?\(\s*[,+]?\s*\)/g, '');
