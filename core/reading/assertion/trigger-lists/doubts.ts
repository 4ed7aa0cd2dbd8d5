/** What stands after these may be there. */
export const doubtsBefore = `
  (i am|we are|i'm|we're) concerned (about|that|this|it|for|of); am concerned (about|that|this|it); (i|we) (worry|fear|wonder) (about|that|if|whether);
  question;
  s/o; d/d; dd; to suggest; to indicate; typical of; consider secondary causes of; prob; probs;
  (may|might|could) have; (may|might|could) (also |still |now |)have;
  correlate (clinically |)for; correlation for; (cannot|can't|could not|difficult to|unable to|hard to) (differentiate|distinguish|separate); look for; looking for; to look for; (can|may|might|could) be (seen with|related to|consistent with); raises; raising; nonspecific but;
  whether (he|she|they|it|the patient) (has|have|had|is|was);
  maybe; possible; possibly; probable; probably; likely; most likely; presumed; presumably; presumptive; suspected; suspect;
  suspicious for; suspicion for; suspicion of; suspicious of; highly suspicious for; concern for; concern of; concerning for;
  concern about; worrisome for; questionable; question of; query; ?; perhaps; might be; could be; may be; may represent; might represent;
  could represent; may reflect; might reflect; could reflect; may be due to; may indicate; may relate to; could be due to; potentially;
  suggests; suggest; suggesting; suggestive of; suggestion of; indicative of possible; cannot exclude; can't exclude; cannot rule out;
  can't rule out; could not exclude; not exclude; not rule out; unable to exclude; not entirely exclude; difficult to exclude; vs;
  versus; differential includes; differential diagnosis includes; differential considerations include; ddx; differential diagnosis;
  differential; favor; favors; favored to represent; favour; favours; favoring; compatible with possible; equivocal for; equivocal;
  indeterminate for; appears to be; appears to represent; thought to be; thought to represent; felt to be; felt to represent;
  believed to be; consider; considered; considerations include; consideration of; rule out; r/o; to rule out; evaluate for;
  evaluation for; assess for; assessment for; workup for; work up for; look for; looking for; exclude; to exclude; in case of;
  risk of possible; probable early; provisional; working diagnosis of; working diagnosis; presumed diagnosis of; not definitely;
  uncertain; unclear whether; whether; in keeping with possible; along the lines of; borderline for; low suspicion for; small chance of;
  doubt; doubts; doubtful for; doubtful; (wonder|wonders|wondered|wondering) (if|whether|about);
  (ask|asks|asked) (if|whether) it (is|was|could be|might be); unclear if; not sure if;
  (probability|likelihood|chance|possibility) (of|for|that);
  (seems|seemed|appears|appeared|felt|thought|believed|suspected) to (have|be|represent|reflect); think this (is|may be|could be);
  (could|may|might|can) (be|represent|reflect|indicate|suggest|signify|have) (a|an|due to|secondary to|related to|from);
  raises (the possibility|concern|suspicion|the question) (of|for); raising (the possibility|concern|suspicion|the question) (of|for);
  either; in the differential; differentials; dd;
  (cannot|can't|could not) (be certain|completely exclude|confidently exclude|definitively exclude|fully exclude|be sure) (of|about);
  cannot (completely|entirely|definitively|confidently) (exclude|rule out); working dx; impression of possible; top of differential;
  not (definitively|completely|entirely) exclude; would (consider|favor|suspect); high suspicion for; clinical suspicion of;
  clinical suspicion for; suspicion; must exclude; need to exclude; needs to exclude; ??; should exclude; suspect early;
  if this represents; not convinced;
  ^not excluded :; ^not ruled out :; in keeping with possible; nature probably;
  (probably|possibly|likely|presumably|perhaps|conceivably) (has|have|had|is|was|are|were|represents|represent|reflects|reflect|due to|secondary to|related to|caused by|from);
  (bx|bxs|biopsy|biopsies|biopsied|serology|swab|swabs|bloods) (taken |sent |)for;
`;

/** What stands before these may be there. */
export const doubtsAfter = `
  (must|should|needs to|need to|has to|have to|to) (first |still |)be (excluded|ruled out|tested|checked|considered|assessed|investigated|evaluated|tested for);
  may be present; might be present; could be present; may exist; unlikely; is unlikely; are unlikely; less likely; is less likely;
  not suspected; is not suspected; is possible; are possible; possible; is suspected; are suspected; suspected; is likely; is probable;
  cannot be excluded; can't be excluded; could not be excluded; cannot be ruled out; can't be ruled out; could not be ruled out;
  not excluded; not ruled out; is not excluded; is not ruled out; are not excluded; not be excluded; not be ruled out;
  not be entirely excluded; cannot be entirely excluded; cannot be completely excluded; questionable; is questionable; is questioned;
  in question; is considered; is favored; favored; favoured; is in the differential; in the differential; is a consideration;
  should be considered; could be considered; may be considered; is of concern; is a concern; less likely but possible;
  unlikely but possible; vs; versus; is uncertain; uncertain; to be ruled out; needs to be ruled out; must be excluded;
  should be excluded; to be excluded; likely$; probable$; most likely$;
  (is|are) (most likely|very likely|quite likely|probable|favored|favoured|doubtful|questionable|equivocal|indeterminate|of concern|suspected|not certain|uncertain|conceivable|plausible);
  cannot be determined; can't be determined; cannot be assessed;
  (is|are|was|were) (queried|suspected|thought likely|thought unlikely|felt unlikely|felt likely|considered|considered likely|considered unlikely|favored);
  (cannot|could not|can't) be (confidently|definitively|fully|reliably|totally) (excluded|ruled out);
  (highly|very|less|most|more) (unlikely|likely)$;
  remains (possible|a possibility|a concern|in the differential|a consideration|on the differential);
  (is|are) (also |)(possible|a possibility); on the differential; suspected clinically; possibly$; equivocal$; questionable$; doubtful$;
  suspicious$; not definite$; also possible;
`;
