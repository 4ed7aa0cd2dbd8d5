import { matchesIn } from '../../kernel/matches-in.ts';
import type { Personal } from '../personal.ts';
import { isMedicalWord } from '../words/medical-words.ts';
import { readName, type Trust } from './read-name.ts';

const honorifics =
  'dr|mr|mrs|ms|miss|mx|prof|dra|sra|srta|mister|madame|mme|monsieur|herr|frau|señora?|doña|rev|mw|dhr|mevr';
const titles =
  'professor|doctor|nurse|sister|brother|father|reverend|rabbi|imam|pastor|capt|captain|sgt|sergeant|officer|judge|sir|lady|dame|aunt|uncle|auntie|chief|president|senator|matron';
const relatives =
  'daughter|son|wife|husband|mother|father|mom|mum|dad|sister|brother|partner|spouse|aunt|auntie|uncle|niece|nephew|cousin|grandson|granddaughter|grandchild|grandmother|grandfather|grandma|grandpa|girlfriend|boyfriend|fianc[eé]e?|friend|neighbou?r|' +
  'caregiver|carer|roommate|room-mate|housemate|guardian|landlord|employer|boss|coworker|co-worker|colleague|teacher|coach|interpreter|translator|twin|child|baby|infant|stepson|stepdaughter|stepmother|stepfather|' +
  '(?:mother|father|son|daughter|sister|brother)-in-law|ex-wife|ex-husband|widow|widower|godmother|godfather|sibling|parent|attorney|lawyer|chaplain';
const roles =
  'patient|pt|client|resident|resid|physician|surgeon|consultant|attending|registrar|fellow|intern|therapist|physiotherapist|psychologist|psychiatrist|counsell?or|social worker|case manager|care manager|midwife|pharmacist|dietiti?cian|' +
  'radiologist|pathologist|cardiologist|neurologist|oncologist|dermatologist|urologist|nephrologist|pulmonologist|gastroenterologist|endocrinologist|anesthesiologist|anaesthetist|hospitalist|paramedic|technologist|technician|sonographer|scribe|chaperone|informant|gp|pcp|np|pa|rn|hca|cna|' +
  'name|surname|first name|last name|full name|patient name|preferred name|maiden name|next of kin|nok|emergency contact|contact|contact person|signature|author|provider|member|subscriber|policyholder|policy holder|insured|guarantor|donor|proband';
const deeds =
  '(?:seen|signed|reviewed|dictated|transcribed|typed|reported|read|interpreted|referred|ordered|requested|prescribed|performed|verified|approved|authenticated|authori[sz]ed|witnessed|accompanied|assisted|attended|examined|evaluated|assessed|recommended|brought in|brought|called|collected|drawn|taken|checked|written|entered|recorded|prepared|completed|submitted|administered|given|obtained|translated|supervised|followed|treated|managed|operated on|delivered|cosigned|co-signed|electronically signed|released|faxed|sent|confirmed|provided|driven|told|informed|noted|notified) by|' +
  'discussed with|discussed (?:the )?(?:case|findings|results|plan) with|spoke (?:to|with)|spoken (?:to|with)|talked (?:to|with)|conferred with|results? (?:called|phoned|given|faxed) to|called to|notified|informed|handed over to|reported to|referred to|copied to|copy to|copies to|faxed to|sent to|addressed to|lives with|living with|lived with|stays with|married to|engaged to|divorced from|known as|also known as|a\\.?k\\.?a\\.?|goes by|prefers to be called|likes to be called|nicknamed|nickname|named|whose name is|name is|names? (?:are|is)|i am|this is|' +
  'on behalf of|in care of|care of|under the care of|appointment with|follow[ -]?up with|visit with|meeting with|per|cc|attn|attention|c/o|(?:son|daughter|wife|husband|mother|father|child|brother|sister|widow|baby|parent|friend|carer) (?:of|to)|results? for|report for|letter for|regarding|concerning|thanks? you|thanks|thank|called|calls himself|calls herself|calls her|calls him|presented to|handed to|signed|sig|by|scribed for|on call';
const greetings =
  'dear|hi|hello|hey|sincerely|regards|kind regards|best regards|warm regards|best wishes|yours sincerely|yours faithfully|yours truly|respectfully|cordially|cheers|respectfully submitted|with thanks|many thanks|thank you';

type Cue = { pattern: RegExp; trust: Trust; needsColon?: boolean };

const cue = (words: string, gap: string, trust: Trust): Cue => ({
  pattern: new RegExp(String.raw`(?<![\p{L}\p{N}@.'’-])(?:${words})${gap}`, 'giu'),
  trust,
});

const cues: readonly Cue[] = [
  cue(honorifics, String.raw`\.?[ ]{1,2}(?=\p{L})`, 'any'),
  cue(relatives, String.raw`(?:'s name(?: is)?|,| is| -| –|:| named| called)?(?: ?[("“'‘]|[ ])(?=\p{L})`, 'relative'),
  cue(roles, String.raw`(?:(?: ?[:#–-]| is|,)? {1,8}|:)(?:dr\.? )?(?=\p{L})`, 'unsure'),
  cue(deeds, String.raw`(?: ?[:–-]|,)?[ \t]{1,8}(?:(?:dr|mr|mrs|ms|prof)\.? )?(?:\(|["“'‘])?(?=\p{L})`, 'likely'),
  cue(
    're|from|to|by|signed|cc|attn|attention|for',
    String.raw`:[ \t]{0,8}(?:(?:dr|mr|mrs|ms|prof)\.? )?(?=\p{L})`,
    'likely',
  ),
  cue('goes by|prefers|prefers to be called|called|known as|nicknamed|nickname|aka', String.raw`:? ?["“‘]`, 'any'),
  cue('née|nee|geb\\.|geborene?|formerly|alias|maiden name(?: is|:)?', ' (?=\\p{Lu})', 'likely'),
  cue(titles, ' (?=\\p{L})', 'likely'),
  cue(greetings, String.raw`[,.!]?(?: |[ \t]{0,4}\n{1,4}[ \t]{0,8})(?:(?:dr|mr|mrs|ms|prof)\.? )?(?=\p{L})`, 'likely'),
];

/** Names behind words that introduce somebody: "Mrs.", "her husband", "signed by", "cc:", "Dear". */
export function namesBehindCues(text: string): Personal[] {
  return cues.flatMap(({ pattern, trust }) =>
    matchesIn(text, pattern).flatMap(({ 0: words, index }): Personal[] => {
      const at = index + words.length;
      const span =
        words === 'MR ' && isPicture(text.slice(at, at + 24)) ? undefined : readName(text, at, trustOf(words, trust));
      return span ? [{ kind: 'person', span }] : [];
    }),
  );
}

/** Behind "her uncle" in small letters whatever has a capital is a name. */
const trustOf = (words: string, trust: Trust): Trust =>
  trust === 'relative' && /^\p{Ll}[^:]*$/u.test(words) ? 'any' : trust;

/** "MR angiogram", "MR BRAIN". */
const isPicture = (after: string): boolean =>
  /^\p{Ll}/u.test(after) || isMedicalWord(/^\p{L}+/u.exec(after)?.[0] ?? '');
