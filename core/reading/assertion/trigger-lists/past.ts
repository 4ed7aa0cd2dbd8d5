/** What stands after these was there. */
export const pastBefore = `
  no longer any; prev; past;
  used to (have|get|experience|suffer from|be);
  history of; hx of; h/o; history significant for; history is significant for; history notable for; history is notable for;
  history remarkable for; history is remarkable for; history includes; history positive for; history of prior; past history of;
  past medical history of; past medical history significant for; past medical history is significant for; past medical history includes;
  medical history significant for; medical history includes; medical history of; known history of; remote history of;
  personal history of; previous; previously; prior; status post; s/p; old; former; formerly; remote; in the past; previously had;
  had previously; childhood; years ago had;
  (past|remote|prior|previous|known|distant|personal) (history|hx|h/o) (of|significant for|notable for|remarkable for|positive for);
  (pmh|pmhx|psh|pshx|past medical history|past surgical history|past psychiatric history) (of|includes|include|including|significant for|notable for|is significant for|is notable for|is remarkable for|positive for|remarkable for);
  pmh; pmhx; recovered from; resolution of; interval resolution of; complete resolution of; resolved; healed; old healed;
  (interval|complete) (clearance|clearing) of;
  no longer (has|have|having|experiences|experiencing|reports|complains of|suffers from|gets|any);
  no further (episodes|attacks|bouts) of; previous episode of; prior episode of; prior episodes of; previous episodes of; survivor of;
  treated previously for; previously treated for; previously diagnosed with; had a (prior|previous|remote); with a history of;
  with history of; with a past medical history of; with a past history of; has a history of; have a history of;
  (had|has|have) been (given|prescribed|treated with|treated for|hospitalised for|hospitalized for|hospitalised with|hospitalized with); (had|has|have) (fully |completely |since |now |)(recovered|got over) (from|);
  last (month|year|winter|summer|spring|autumn) (he|she|i|they) had; treated (last year|last month|in the past|in childhood) for; last episode of; last attack of; last bout of;
  (he|she|they|i|patient|who) (had|has|have) been (given|prescribed|treated with|treated for|hospitalised for|hospitalized for|hospitalised with|hospitalized with);
  phx; psh; pshx;
  last >(seizure|fit|attack|episode|exacerbation|flare|relapse|migraine|infection|bleed|fall|uti|period of);
`;

/** What stands before these was there. */
export const pastAfter = `
  , old$; fully recovered; recovered (fully|completely|well); made a (full|complete|good) recovery;
  settled; has settled; now settled; subsided;
  (has|have|had) (completely|fully|now|since|all|entirely|totally|spontaneously|largely) (gone|gone down|gone away|cleared|cleared up|subsided|disappeared|settled|healed|abated); completely gone; cleared completely;
  years ago; decades ago; in the past; in childhood; as a child; in remission; status post; s/p; by history; per history; since resolved;
  now resolved; has resolved; have resolved; resolved; has since resolved; previously; as a teenager; in infancy; at birth; in her youth;
  in his youth; status post repair; status post resection; went away; gone away; (is|are|has|have) gone;
  (has|have) (gone away|subsided|cleared|cleared up|disappeared|settled|abated|ceased|stopped|dissipated|healed);
  (completely|fully|spontaneously) resolved; subsided; disappeared; cleared up;
  no longer (seen|present|identified|visualized|visualised|visible|evident|noted|demonstrated|detected|appreciated|palpable|there|bothers|an issue);
  (is|are) no longer (seen|present|identified|visualized|visualised|visible|evident|noted|demonstrated|detected|appreciated|palpable|there|an issue);
  (has|have|had) (fully|completely|since|now|largely|spontaneously|all) resolved;
  resolved (with|after|without|by|since|spontaneously|on); years prior; years earlier; ages ago; long ago; as an infant; as a teen;
  as a young; during childhood; in her teens; in his teens; in her twenties; in his twenties; when she was; when he was; in early life;
  now healed; healed$;
  none now; nil now; none (for months|for years); (but |)(now |since |all |)(gone|cleared|settled|better) (now|since|completely)$; (- |)cleared$; (grew|grown|has grown) out of (it|this|them);
  (at|from|before) the age of nn; at age nn; as a (boy|girl|baby|toddler|teenager|student|young man|young woman|kid); in (his|her|my) (childhood|youth|teens|twenties|thirties|20s|30s|40s); in teens; in adolescence; , cured; (cured|resolved|recovered)$; in full remission;
  which (has |have |had |)(now |since |fully |completely |)(resolved|settled|cleared|healed|recovered|gone|stopped|subsided);
`;

/** Times that make a matter past only where a verb of the past leads to it: "had pneumonia in 2019", not "diagnosed in 2019". */
export const pastTimes = `
  yyyy; in yyyy; last (year|winter|summer|spring|fall|autumn); (months|years|month|year) ago; back in yyyy; as of yyyy;
  in (jan|january|feb|february|mar|april|june|july|aug|august|sept|september|oct|october|nov|november|dec|december) (yyyy|); in (the |)(spring|summer|autumn|winter|fall) (of yyyy|); last (month|jan|january|feb|february|march|april|may|june|july|august|september|october|november|december|christmas);
`;
