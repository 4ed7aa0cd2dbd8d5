/** What stands after these is spoken of, not found: warnings, risks, prevention, screening. */
export const eventualitiesBefore = `
  ^should; even if; (go|come|return|present|attend|report|back) (straight |directly |)to (emergency|emerg|the emerg|er|casualty) (with|if|for); sos (if|for|with);
  (or|and) (more|above|greater|higher|over|less|below) (suggest|suggests|indicate|indicates|is diagnostic of|is suspicious for|is highly suggestive of|supports|may indicate|may suggest); (above|over|below|under|greater than|less than) nn (suggest|suggests|indicate|indicates|may indicate|is diagnostic of);
  consider (secondary|other|alternative|underlying|common|) (cause|causes) (such as|like|including|eg|e g|namely|of);
  (secondary|other|common|possible|frequent|benign|usual|alternative|non malignant|nonmalignant) causes (such as|include|including|are);
  causes of (a |an |) (raised|high|low|abnormal|positive|falsely high|falsely low|false positive) (level|levels|result|results|value|values|test|tests|reading|readings|) (include|including|are|such as|:);
  (can|may|might|could) (also |)(go up|rise|fall|go down|increase|decrease|be seen|be present|be positive|be abnormal|be found|occur|be affected|be reduced) (with|in|during|after|due to|because of|by);
  (can|may|might|could) (also |)(bring on|trigger|provoke|worsen|aggravate|precipitate|result in|induce|mask|mimic|make|be a sign of|be signs of); can (also |)be (caused by|due to|triggered by|seen in|related to|a result of|associated with|explained by);
  (is|are) (also |)(often|commonly|usually|sometimes|typically|frequently|occasionally|also|rarely|mostly|generally) (seen|found|caused|associated|raised|elevated|low|reduced|increased|decreased|positive|observed|encountered|due|related|a sign) (in|with|by|to|of|during|after);
  (is|are) (seen in|found in|associated with (a |an |)(increased |higher |raised |) risk of); seen in (patients|people|those|women|men|children) with;
  (raised|increased|elevated|higher|lower|reduced|added|small|greater) risk of; at (lower|higher) levels (in|with); (everyone|all patients|all people|every person|everybody|not everyone|not all patients) with;
  (develop|develops|get|gets) (when|if); in the (presence|setting|context) of possible; (must|should) not drive when; (do not|don't) drive (if|when);
  (sooner|earlier) (for|if|with);
  if (there is|there are|he is|she is|you are|it is|they are|the patient is|he has|she has|you have|they have|there was|any of|also|the);
  (go|come|return|present|report|back|straight) to (the |your |nearest |an |a |)(er|ed|emergency room|emergency department|hospital|clinic|a and e|casualty|a/e|a e|nearest emergency room) (immediately |right away |at once |)(for|if|with|in case of);
  (er|ed|a and e) if; at once (for|if|with); on nn for; (increased|higher|lifetime|elevated|greater|lower|low|high) (lifetime |)risk (of|for);
  (concerned|anxious) about;
  (fear|fears|feared|worries|worried|worry|afraid|concerned|scared|anxious) (that |)(he|she|they|it|this) (has|have|had|is|may be|might be|could be|may have|might have|will get|gets);
  (worried|concerned|concerns|anxious|worry) (re|regarding|of|that); concerned about (having|getting);
  monitor for; should she; should he; should they; should symptoms; should any; if; should you; should there be; in case of; in case;
  in the event of; return if; return for; call if; call for; come back if; come back for; go to the emergency room for;
  go to the emergency department if; contact us if; call your doctor if; call 911 if; notify us if; watch for; look out for;
  be alert for; return precautions for; return precautions; warning signs of; seek care for; seek medical attention if;
  seek medical attention for; to prevent; prevent; prevents; preventing; prevention of; prophylaxis for; prophylaxis against;
  prophylaxis; to avoid; avoid; risk of; risk for; risks of; at risk of; at risk for; increased risk of; high risk for; high risk of;
  risks including; risks include; risks such as; including but not limited to; complications such as; complications including;
  side effects such as; side effects including; side effects include; potential complications; may cause; can cause; could cause;
  might cause; can lead to; may lead to; could lead to; can develop; could develop; may develop; as needed for; prn for; prn;
  when you have; educated on; educated about; education on; counseled on; counseled about; information about; information on; handout on;
  vaccine for; vaccination for; vaccine; vaccination; vaccinated against; immunized against; immunization; worried about; worries about;
  afraid of; fear of; fears; anxious about; caution for; precautions for; screening for; screen for; screened for; screens for; test for;
  tests for; testing for; (to be|be|been|get|getting) tested for; tested for; check for; checked for;   (er|ed|emergency|emergency department|hospital|clinic|a and e|casualty) (for|if|with) any;
  go to (the|an|your|nearest|the nearest) (er|ed|emergency room|emergency department|hospital|clinic|a and e|nearest emergency room|nearest er|nearest emergency department) (for|if|with|immediately if|immediately for|in case of);
  safety netted; safety net; safety netted re; safety netted for; safety netting;
  (come back|return|call|seek|attend|present|re present|contact|phone|ring|see) (immediately |right away |urgently |)(if|for|with|should|in case of|when);
  call (us|me|the office|your doctor|the doctor|911|999|111|112|the clinic|your provider|your surgeon|the nurse) (if|for|with|when|immediately if|right away if|about);
  unless; in the event;
  (lower|lowers|reduce|reduces|reducing|decrease|decreases|increase|increases|raise|raises|cut|cuts) (the|your|his|her|) risk of;
  (risks|complications|side effects|adverse effects|adverse reactions) (of|are|were|discussed|include|including|such as|may include|can include);
  possible side effects; warned about; warned of; warned regarding; (beware|aware) of; report any; report new; any signs of; any sign of;
  any symptoms of; any new; any worsening; (develops|develop|experience|experiences|notice|notices) any;
  you (notice|develop|have|get|see|experience|feel); (protect|protects|protection|protected) (against|from); against; immune to;
  immunity to; (immunized|immunised|vaccinated) (for|against); to (avoid|reduce|minimize|minimise|lower) (the|) (risk of|chance of);
  for (prevention|prophylaxis) of; to keep from; worry about; worries that; concerned that; scared of; frightened of; phobia of;
  when (needed|required) for; used for; given for; indicated for; for relief of; (use|take|taken|used) (as needed |prn |)for;
  potential for; susceptible to; predisposed to; prone to; surveillance for; precautions against;
  (likely|expected|possible) to (have|experience|feel|get); may (feel|have|notice|experience|see|get) (some|a|mild); what to do for;
  (seek|get) (help|advice|care|medical help|medical advice|medical attention|medical care|urgent help|urgent advice|urgent care|emergency care|emergency help) (immediately |urgently |at once |straight away |right away |)(for|if|with|in case of);
  (come back|return|call|attend|ring|re attend|reattend) (straight away|at once|immediately|urgently|to hospital|to a and e|to a e|to ed|earlier) (for|if|with);
  (side effects|adverse effects|risks|red flags|red flag symptoms|warning signs|warning symptoms|danger signs|alarm symptoms|safety net|safety netting) :; red flag (symptoms|signs) (such as|including|of|explained|discussed);
  (warned|warn|warning|counselled|counseled|educated) (him|her|them|you|me|the patient|patient|mother|father|parents|family|mum) (of|about|for|re|regarding|that);
  (told|advised|asked|informed) (him|her|them|you|the patient|patient|mother|father|parents|family|mum) (of the risk of|about the risk of|to watch for|to look out for|to look for|to return if|to return with|to come back if|to call if|to seek help if);
  frax; nn year (risk|probability|chance); (fracture|cardiovascular|stroke|bleeding|cancer) risk :;
  (with|use|needs|taken with|interpreted with) (care|caution) (in|if|with); caution in; (unreliable|invalid|not valid|not reliable|misleading|inaccurate) (in|with); false (positive|positives|negative|negatives) (results |reactions |)(in|with|occur in|occur with|may occur in|may occur with|can occur in|can occur with|are seen in|due to);
  (can|may|might|could) (also |)(occur|arise|be found|be falsely low|be falsely high|be falsely raised|be falsely elevated|be raised|be elevated|be low|be lowered|be increased|be decreased|be higher|be lower) (in|with|during|after|due to|because of);
  (level|levels|value|values|result|results|concentrations|titres|titers) (are|is|) (also |often |commonly |)(seen|found|raised|elevated|low|high|reduced|increased|decreased|expected) (in|with); falsely (low|high|raised|elevated|lowered|increased|decreased) (results |values |levels |)(in|with|due to|by);
  (do not|don't|no need to) worry about; (common |possible |other |usual |frequent |known |)causes (include|are|of this include|of this are|include :); (people|patients|those|individuals|women|men|children|adults|anyone) with; contraindications :; contraindications include; contraindicated in; (aim|aims|goal|goals) :;
  (aid in |help in |)(the |)(early |)detection of; (used|designed|intended|able) to (detect|find|diagnose|screen for); (watched|monitored) for;
  (warned|warn|warning|counselled|counseled|educated|cautioned|informed|advised|told) (re|regarding|about|of|:); knows (of|about) the; (to|should|must) be watched for :; watch for :; consented (for|re|regarding|:); consent (for|re|regarding|:);
  risks; material risks; (risks|complications|side effects) (namely|eg|e g|ie|i e); return (advice|precautions) (re|regarding|for|:); (re attend|reattend|represent|re present) (if|with);
  (possible|potential|recognised|recognized) (complications|risks|side effects);
`;

/** What stands before these is spoken of, not found. */
export const eventualitiesAfter = `
  (may|can|could|might) (also |)(occur|develop|happen|arise|appear|recur|return|be seen|follow|result) (at|above|below|if|when|in some|in a few|rarely|with higher|later|over time); (may|can|could|might) (also |)(occur|develop|happen|arise|follow|recur)$;
  (can|may|might|could) (also |)(raise|lower|affect|increase|reduce|decrease|falsely raise|falsely lower|elevate|cause a raised|cause a low|cause raised|cause low|alter|influence) (the |this |these |) (level|levels|result|results|value|values|test|reading|readings|markers|counts|count);
  (would|should) (need|require|warrant|prompt);
  (may|can|could|might) (make|affect|interfere);
  (to|should|must) be watched for; (to|should|must) be watched for :; to watch for;
  (as|is|are) (a |an |)(possible |potential |common |known |rare |)(side effect|side effects|adverse effect|complication|risk); side effect; side effects; adverse effects;
  precautions; precaution; prophylaxis; ppx; thromboprophylaxis; prevention; vaccine; vaccination; immunization; screening; screen; risk; specialist;
  support group; awareness; risk assessment; risk assessed; risk score; risk factors; risk factor; preventive; screening test;
  counseling; counselling; registry; surveillance; vaccines; vaccinations; immunisation; booster; prophylactically; prevention program;
  risk reduction; shot; jab; precautions reviewed; if (it|this|they) (persists|recurs|returns|worsens);
`;

/** These speak of what may come where a call for help leads to them: "ring the clinic on 123 for pain". */
export const reasonsToCall = `
  for; with; about;
`;
