const wordSet = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Words that say a matter goes on, so that "years ago" is when it began and not when it was. */
export const ongoing = wordSet(`
  started starting start starts began begun begin since onset diagnosed diagnosis chronic persistent ongoing continues worsening progressive
  developed still noticed first`);

/** Whom a note is about, once more. */
export const subjects = wordSet('he she patient i they herself himself');

/** What somebody does who tells of another. */
export const observing = wordSet(`
  reports report reported states state stated says say said denies deny denied notes note noted notices notice noticed thinks think feels
  brought brings helps seen saw heard worried concerned observed describes described witnessed accompanied`);

/** "for 3 weeks", "x 2 days". */
export const lasting = wordSet('for x over since past last');
export const spansOfTime = wordSet('day days week weeks month months hour hours hr hrs wk wks d');

/** Verbs that put what follows into the past, where a time follows too: "had shingles last year". */
export const verbsOfThePast = wordSet(`
  had suffered treated hospitalized hospitalised admitted experienced underwent sustained developed contracted survived got caught`);

/** Verbs that open a call for help. */
export const callingVerbs = wordSet('ring phone telephone call dial contact');

/** After a comma these open a statement of their own: "No pneumothorax, small effusion." */
export const openers = wordSet(`
  mild mildly moderate moderately severe small large tiny minimal trace slight stable unchanged increased decreased new worsening
  improved improving interval scattered multiple bilateral few several diffuse chronic degenerative subtle marked extensive positive
  some a an alert oriented well soft clear normal intact regular supple good awake cooperative pleasant equal full normocephalic healthy
  comfortable occasional intermittent frequent mother father brother sister son daughter obese pos prev previous known past history hx +ve bilat x1 x2 x3
  eats sleeps drinks walks feels looks`);

/** A segment of a list that says where or how much is a statement of its own: "no wheeze, crackles left base". */
export const placing = wordSet(`
  left right lt rt bilateral bilaterally bilat both base bases bibasal bibasilar upper lower lateral medial since intermittent occasional old
  ongoing constant present x1 x2 x3 x4 once twice worse better improving mild moderate severe`);

/** What a negation denies when one of these follows it closely: "no treatment for hypothyroidism", "not worried about her cough". */
export const ownObjects = wordSet(`
  take takes taking taken took medication medications medicine medicines meds treatment treatments treated therapy tablets drug drugs
  cause causes explanation reason relief worried concerned aware able sure certain compliant adherent improvement response
  benefit help helped work worked working worn use used using seen seeing visit visits follow followed tolerate tolerated tried
  insurance trigger triggers idea interest problem tolerating managed keeping up`);

/** Words by which an own object leads on to what is there: "for", "of". Without one the denied list goes on. */
export const leadingOn = wordSet(
  'for of about with to from because by due during despite since regarding has helped when',
);

/** Words that say how bad or how new something would be: in a denied list they open nothing. */
export const degrees = wordSet(
  'severe significant sig marked large new worsening recurrent frequent persistent increased extensive chronic acute',
);

/** Nouns of what speaks for an illness: "no red flags for", "nil features for". */
export const evidence = wordSet(
  'flag flags feature features sign signs symptom symptoms sx evidence suspicion hx history criteria indicators pointers',
);

/** What may follow "risk" where the word belongs to what stands before it. */
export const notAtRisk = wordSet(`
  , ; : ( ) ? / and or but given in due because as with from by for of factor factors assessment assessed score is was are were at on to per this that
  currently today if when discussed explained low high moderate remains management`);

/** Words of a part of a thing behind "except", and those that open when or where it is there. */
export const partsOfIt = wordSet('patch patches area areas spot spots bit few some one single occasional episode bout');
export const onOccasion = wordSet('when while on at after during');
