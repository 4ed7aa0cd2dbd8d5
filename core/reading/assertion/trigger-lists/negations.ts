/** What stands after these is not there. */
export const negationsBefore = `
  excludes; (effectively|reliably|virtually|confidently|completely) (excludes|excluded|rules out); rules out; (argues|speaks|weighs|tells|militates) against; makes it not;
  (is|was|were|been|be) ruled out for; (no one|nobody) in (the|her|his) family (has|have|had) (had|); (no one|nobody) (has|had|have) (had|);
  (is|are|was|were|be|been|being|tested|tests|test|remains|remained|screened|came back|returned|again) (negative|unremarkable|clear|free) (for|of|from); no one; nobody; none of (his|her|the) (family|relatives|siblings|parents|children) (has|have|had);
  (does|did|do) not (meet|fulfill|fulfil) criteria for; (argues|argue|speaks|evidence) against; not a (sign|case|picture) of; there (is|was) nothing to suggest; in the absence of; no features suggesting; no longer concern for;
  ^negative; ^neg; negative (as far as|with respect to|with regard to|regarding|in terms of|any); not (reporting|endorsing|noting|noticing|complaining about|noted any|noted him to have|noted her to have|noticed any|aware of any|bothered by|appear related to|appear to be related to|likely to be due to);
  (never|not) been told (that he has|that she has|he has|she has|that he had|that she had|of); denies (he|she|they) (has|have) ever (been diagnosed with|had); denies ever (having|experiencing|being diagnosed with);
  not (had|been having|developed|felt); not had any; not (yet|really|currently) (had|have|having);
  no; not; nil; none; negative for; neg for; denies; denied; denying; deny; does not have; did not have; do not have; not have; without;
  w/o; without evidence of; without any evidence of; no evidence of; no evidence for; no evidence to suggest; no convincing evidence of;
  no definite evidence of; not any; no signs of; no sign of; no symptoms of; no findings of; no findings to suggest; no suggestion of;
  no indication of; absence of; free of; free from; lack of; lacks; lacking; fails to reveal; failed to reveal;
  no radiographic evidence of; no ct evidence of; no mammographic evidence of; no sonographic evidence of; no suspicious;
  not demonstrate; not show; does not show; did not show; not reveal; not see; not appreciate; not feel; not associated with;
  ruled out for; rules her out; rules him out; ruled her out for; ruled him out for; is not; are not; was not; were not; isn't; aren't;
  wasn't; weren't; doesn't have; don't have; didn't have; hasn't had; never; never had; never developed; never has; no complaints of;
  no complaint of; no history of; no hx of; no h/o; no past history of; no personal history of; no prior history of; no known history of;
  no family history of; no family hx of; no known; no new; no acute; no focal; no obvious; no definite; no significant; no convincing;
  no discrete; no mass effect or; no abnormal; not suggestive of; not consistent with; not compatible with; not concerning for;
  not suspicious for; not indicative of; unremarkable for; neither; nor; resolved without; no recurrence of; no recurrent; no residual;
  no more; no other; no associated; no visible; no palpable; no overt; no gross; no frank; no additional;
  not (due|related|secondary|attributable) to; not caused by; not because of; not from; rather than; as opposed to; instead of;
  (uninvolved|negative|clear|not involved) (by|for|of); (fails|failed|fail) to (show|reveal|demonstrate|identify); absent; lacks any;
  no (sign|signs|evidence|symptoms|features) (or|and) (symptoms|signs) of;
  (do not|don't|does not|did not|doesn't|cannot) (think|believe|feel|suspect) (this is|it is|that this is|that it is|this represents|he has|she has|there is|they have|the patient has|that he has|that she has|that there is);
  (do not|don't|does not|did not|doesn't|didn't) (suspect|have|report|feel|show|endorse|complain of|complain about|appear to have|seem to have|recall|see|note|notice|demonstrate|indicate|suggest|reveal|represent|reflect|support);
  denies (having|that she has|that he has|that they have|any history of|history of|a history of|past|personal history of);
  denied (having|that she had|that he had|any); denies ever having;
  no (prior|previous|past|personal|known|significant|relevant|documented|reported|remote) (history|hx|h/o) of;
  no evidence of (prior|previous|old|remote); no (prior|previous|old);
  never (diagnosed with|experienced|suffered|suffered from|reported|required|noticed); without any; not been (diagnosed with|having);
  (hasn't|haven't|hadn't) (been|any|noticed|experienced); no concerns for; no concern for; no concerns about; no suspicion of;
  no suspicion for;
  not (have any|having any|having|experiencing|showing|complaining of|endorsing|suffering from|diagnosed with|positive for|convincing for|diagnostic of|worrisome for);
  no features of; no features to suggest; no indication for; excludes the presence of; has (no|not); have (no|not); had (no|not); not a;
  not an; nothing to suggest; nothing suggestive of; not (visualize|visualise|identify); -ve for; neg;
  ^excluded :; ^ruled out :; ^absent :; ^negatives :; ^pertinent negatives :; ^relevant negatives :; ^negative :;
`;

/** What stands before these is not there. */
export const negationsAfter = `
  not (supported|borne out|substantiated|confirmed|isolated|recovered|visualised); unsupported; (is|are|was|were) unsupported; (is|are|was|were) effectively excluded;
  (has|have|had) been (excluded|ruled out|denied|negative|unremarkable); (has|have|had) (not|never) (recurred|returned|come back); did not recur;
  (could|can) not be the case; (is|was|are) not the case; (is|are|was|were) not (an issue|a problem|a concern|a complaint|a factor)$;
  absent$; negative$; neg$; none$; nil$; no$; denied$; free$; is absent; are absent; was absent; were absent; not seen; not identified;
  not present; not demonstrated; not visualized; not visualised; not appreciated; not detected; not found; not evident; not noted;
  not observed; not apparent; is negative; are negative; was negative; were negative; none seen; none identified; is denied; are denied;
  is ruled out; was ruled out; were ruled out; ruled out; has been ruled out; have been ruled out; been excluded; is excluded;
  are excluded; was excluded; was not seen; is not seen; are not seen; not palpable; not felt; not reported; has resolved completely;
  not involved; uninvolved; not increased; not enlarged; denies$; deny$; (is|are|was|were) (not|none)$; not present$; n/a$;
  (is|are|was|were|has been|have been) (denied|not found|not demonstrated|not felt|not detected|not confirmed);
  none (present|found|detected|noted|reported); zero$; not at all$; nope$; excluded$; excluded by; ruled out by;
`;
