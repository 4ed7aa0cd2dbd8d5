/** How notes say what was, what runs in the family, what may be and what to look out for. Signs: marked-text.ts. */
export const historySentences = `
Patient with a history of [asthma]< who presents with [chest pain]+.
History of [asthma]<.
Hx of [DVT]<.
h/o [stroke]<
H/o [MI]< 2010, now has [angina]+.
s/p [MI]<
Status post [stroke]< in 2015.
Past history of [breast cancer]<.
Past medical history significant for [hypertension]<, [diabetes]<, and [gout]<.
PMHx includes [gout]< and [asthma]<.
PMH: [asthma]<, [COPD]<, [hypertension]<
She has a history of [migraine]<, and today has [headache]+.
No history of [diabetes]-.
No prior history of [seizures]-.
No known history of [heart disease]-.
No personal or family history of [cancer]-.
He had [pneumonia]< in 2019.
She had [shingles]< last year.
[Myocardial infarction]< 5 years ago.
[Back pain]+ started 2 years ago.
[Headache]+ began two weeks ago.
Diagnosed with [diabetes]+ in 2010.
Diagnosed with [diabetes]+ 10 years ago, on metformin.
[Asthma]< in childhood.
[Asthma]< as a child.
[Breast cancer]< in remission.
[Depression]<, in remission.
The [cough]< has resolved.
[Cough]< resolved.
Her [rash]< went away.
Her [rash]< is gone.
The [pain]< has gone away.
[Fever]< has subsided.
No longer has [headaches]<.
She is no longer having [chest pain]<.
The [pain]+ has not resolved.
The [pain]+ has not gone away.
The [wound infection]+ is not healing.
[Hypertension]+ is not well controlled.
[Diabetes]+, not at goal.
[Pain]+ not relieved by rest.
[Cough]+ does not improve with the inhaler.
[Pain]+ is not controlled with ibuprofen.
She is not able to walk because of [pain]+.
She cannot sleep due to [cough]+.
Unable to work because of [back pain]+.
She did not take aspirin for the [headache]+.
He is not taking anything for his [hypertension]+.
He does not smoke and has [asthma]+.
She is not worried about her [cough]+.
No medication has helped the [itching]+.
Not on treatment for [hypothyroidism]+.
No cause for the [anemia]+ was found.
No relief of [pain]+ with rest.
No improvement in [cough]+.
There is no doubt that she has [depression]+.
I do not think this is [pneumonia]-.
I don't believe he has [appendicitis]-.
Doubt [pneumonia]?.
Doubtful for [PE]?.
I suspect [gout]?.
Suspected [gout]?.
?[UTI]?
? [pneumonia]?
Imp: ?[appendicitis]?
Impression: likely viral [URTI]?
Likely [viral URTI]?
Probable [sciatica]?.
Query [fracture]?.
[Gastroenteritis]? likely.
Symptoms suggest [migraine]?.
This could be [asthma]?.
It may be [reflux]?.
Might be [anxiety]?.
Seems to have [bronchitis]?.
Working diagnosis: [cellulitis]?.
Concern for [sepsis]?.
No concern for [sepsis]-.
Rule out [PE]?.
R/O [MI]?.
r/o [DVT]?
[MI]- was ruled out.
[PE]- ruled out by CT.
She ruled out for [MI]-.
Ruled in for [MI]+.
Strep test was negative, likely viral [pharyngitis]?.
Low suspicion for [ACS]?.
[PE]? is unlikely.
[PE]? unlikely.
DDx: [GERD]?, [ulcer]?, [gallstones]?
To evaluate for [anemia]?.
Her mother had [breast cancer]^.
Mother with [diabetes]^, father with [stroke]^.
Mother: [hypertension]^. Father: [gout]^.
Family history of [colon cancer]^.
Family history is significant for [heart disease]^ in her father.
FHx: [diabetes]^ (mother), [MI]^ (father)
FH: [breast cancer]^
Strong family history of [stroke]^; she has [hypertension]+.
No family history of [colon cancer]-.
Father died of [lung cancer]^ at 60.
Her sister has [lupus]^ and she has [arthritis]+.
Two brothers with [asthma]^.
[Heart disease]^ runs in the family.
[Colon cancer]^ in her uncle.
Maternal grandmother had [breast cancer]^.
Mother reports [fever]+ for two days.
Mother denies [fever]-.
Mom says he has had [cough]+.
Her husband noticed the [rash]+.
Her mother came with her because of the [fever]+.
He lives with his mother and has [asthma]+.
Return if [fever]~ develops.
Return if you have [fever]~, [vomiting]~, or worse [pain]~.
If [fever]~ return.
If [pain]~ gets worse, call us.
Call for [bleeding]~.
Watch for [redness]~ or [swelling]~.
Monitor for [bleeding]~.
Go to the ER for [chest pain]~ or [shortness of breath]~.
Seek help in case of [bleeding]~.
Should you develop [fever]~, come back.
Safety netted re [chest pain]~.
Safety net: if [SOB]~ or [chest pain]~ call 999
Risk of [stroke]~ was explained.
Risks include [bleeding]~, [infection]~, and [death]~.
At risk for [falls]~.
High risk of [fracture]~.
Aspirin to prevent [stroke]~.
Prophylaxis for [DVT]~.
[DVT]~ prophylaxis with heparin.
Screening for [colon cancer]~.
[Breast cancer]~ screening is due.
[Lung cancer]~ screening with low-dose CT.
Screened for [depression]~.
Vaccinated against [influenza]~.
[Influenza]~ vaccine given.
[Pneumonia]~ vaccine is up to date.
[Hepatitis B]~ immunization done.
Tylenol as needed for [pain]~.
Ibuprofen prn [pain]~.
PRN for [nausea]~
Take with food to avoid [nausea]~.
May cause [drowsiness]~.
This medicine can cause [nausea]~ and [dizziness]~.
Side effects include [rash]~.
Counseled about [hypoglycemia]~.
She is worried about [cancer]~.
She is afraid of having [cancer]~.
Fear of [cancer]~.
[Fall]~ precautions.
[Fall]~ risk assessed.
Test for [diabetes]~.
She wants to be tested for [HIV]~.
[Fever]+ for two days.
Presents with [fever]+, [cough]+ and [headache]+.
Complains of [knee pain]+.
Complains of [knee pain]+ without [swelling]-.
[Knee pain]+ with no [swelling]- or [redness]-.
Continues to have [pain]+.
[Pain]+ no longer responds to tablets.
[Cough]+ since last week; before that no [fever]-.
She has [hypertension]+, [diabetes]+, and no [asthma]-.
Known [hypertension]+.
Known case of [asthma]+.
Not only has she [fever]+, she has [cough]+.
It is not uncommon for her to have [headaches]+.
Not without [pain]+.
Never without [pain]+.
Cannot deny [chest pain]+.
She does not deny [drinking]+.
Abdomen soft, non-tender, no [guarding]-, no [masses]-.
Lungs clear, no [wheezes]-, [rales]-, or [rhonchi]-.
No [murmurs]-, [rubs]-, or [gallops]-.
Extremities: no [edema]-. Skin: [rash]+ on the arms.
Trace [edema]+ bilaterally.
[Tenderness]+ over the right knee without [effusion]-.
Does not appear to have [jaundice]-.
No [distress]-, [oriented]+ to place.
Heart regular with no [murmur]-.
Exam shows [wheezing]+, no [crackles]-.
[Wheezing]+ is heard; [crackles]- are not.
She feels better and [fever]< has gone.
[Hypertension]+ - stable on lisinopril.
[Hypertension]+: well controlled.
[Diabetes]+, no [retinopathy]-.
Type 2 [diabetes]+ without [complications]-.
[Asthma]+, uncomplicated.
[COPD]+ with no [exacerbation]-.
[Heart failure]+ with reduced function, not in [exacerbation]-.
Treated for [pneumonia]+ with antibiotics.
He was treated for [pneumonia]< in 2018.
Recovered from [COVID-19]<.
Previous [DVT]<.
Previously had [ulcers]<.
Prior [stroke]<.
Ex-smoker with [emphysema]+.
Reports that since last visit her [migraine]+ is better.
Prior to admission he had [fever]+.
[Allergic rhinitis]+, seasonal.
Denies pregnancy, [bleeding]-, [discharge]-, has [itching]+.
Denies [fever]-, [chills]-, has had [cough]+ for 3 days.
No [fevers]-, does have [night sweats]+.
No [numbness]- although she has [tingling]+.
Although she denies [pain]-, she has [stiffness]+.
While she has [pain]+, there is no [swelling]-.
Apart from [heartburn]+ she has no [complaints]-.
There are no signs of [infection]-; the [wound]+ is clean.
No [suicidal ideation]-, but reports [hopelessness]+.
Not [depressed]-, not [anxious]-.
[Anemia]+ due to [iron deficiency]+, not due to [bleeding]-.
Cause of the [syncope]+ is unclear.
It is unclear whether this is [angina]?.
She wonders if it is [cancer]?.
Patient asked if it could be [cancer]?.
`;
