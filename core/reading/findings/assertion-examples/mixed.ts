/** Sentences of all kinds of papers, as they come. Signs: marked-text.ts. */
export const mixedSentences = `
Lungs are free of [infiltrates]-.
There are no pleural [effusions]-; heart size normal.
No evidence of [recurrence]-.
The [hernia]+ is reducible and not strangulated.
Evaluation is limited by motion; [PE]? in small branches cannot be excluded.
No intracranial [bleed]-, no [mass effect]-.
Findings compatible with early [osteoarthritis]+; no [fracture]-.
Interval improvement of [edema]+.
[Pneumonia]+ has improved but not resolved.
The [thrombus]< seen in 2020 is no longer present.
No radiopaque [foreign body]-.
Multiple [gallstones]+, largest 1.2 cm, without wall [thickening]-.
[Fracture]- is not visualized.
I cannot completely rule out a hairline [fracture]?.
Correlate clinically for [infection]?.
Reports mild [headache]+ but otherwise denies [nausea]-, [vomiting]- or [photophobia]-.
He has no known [heart disease]-.
She is afebrile with no [rigors]-.
Never had a [seizure]- before.
Patient is not [jaundiced]-.
[Chest pain]-: none since discharge.
Bowel sounds present. No [organomegaly]-.
Neuro: no focal [deficit]-.
neg for [leg swelling]-
-ve for [haematuria]-
Nil [red flags]-.
denied [loc]-, [seizure]- or [incontinence]-
[cough]+ (dry), [sore throat]+, no [rash]-
Ongoing [fatigue]+ without [weight loss]-.
He reports that the [swelling]< has completely gone down.
Her [asthma]+ is well controlled.
Patient with known [CHF]+ and [AF]+.
PMH significant for [CVA]< in 2014 with residual [weakness]+.
Surgical history of [hernia]< repair.
Grandfather: [Alzheimer disease]^.
There is a family history of [glaucoma]^ on the mother's side.
No one in the family has had [cancer]-.
She has a brother with [type 1 diabetes]^.
Please return to the ED with any [chest pain]~.
Call if you notice [bleeding]~ or [pus]~.
Possible side effects: [nausea]~, [rash]~.
Heparin for [DVT]~ prophylaxis.
Increased risk for [osteoporosis]~.
She is due for [cervical cancer]~ screening.
To reduce the risk of [heart attack]~ take aspirin.
Ordered CT to look for [stones]?.
Concern for underlying [malignancy]?.
Presumptive [pneumonia]? treated with doxycycline.
Impression: Probable [gastritis]?.
Differential includes [IBS]?, [celiac disease]?, and [IBD]?.
This most likely represents a [lipoma]?.
Suggest possible [sprain]?.
[UTI]? suspected.
The margins are involved by [carcinoma]+.
Sections show [chronic gastritis]+ without [intestinal metaplasia]- or [dysplasia]-.
No [H. pylori]- organisms are identified.
[Helicobacter]- negative.
Biopsy confirms [celiac disease]+.
Diagnosis: Acute [appendicitis]+, not perforated.
He quit drinking but has [cirrhosis]+.
Pt states no [SOB]-, + [cough]+.
ROS: as per HPI, otherwise negative for [fever]-.
Skin: warm, dry, no [lesions]-.
She has had [back pain]+ for 3 years.
[Hypertension]+ since 2010.
H/O [tuberculosis]< treated in 1999.
Prior episodes of [pancreatitis]<.
Recently diagnosed [lymphoma]+.
New diagnosis of [diabetes]+.
[Anxiety]+, worsening.
Does not meet criteria for [sepsis]-.
Ultrasound was negative for [DVT]-.
CT showed no [obstruction]- but did show [diverticulitis]+.
Echo without [vegetation]-.
EKG: no [ST elevation]-.
Without significant [stenosis]-, mild [plaque]+ only.
Abdomen: [tenderness]+ LLQ, no [guarding]-/[rebound]-.
Pulses equal; [edema]- absent.
She did have [nausea]+ yesterday, none today.
Patient was treated empirically for [pneumonia]+.
He fears that he has [cancer]~.
It is not [cancer]-.
We discussed that this is not [melanoma]-.
If the [cough]~ worsens, return.
In the event of [anaphylaxis]~, use the pen.
Stop if you get a [rash]~.
[Hypoglycemia]~ was explained as a possible side effect.
Immunised against [measles]~.
The patient has no complaints of [dyspnea]-.
The right kidney shows mild [hydronephrosis]+ but no [stone]-.
Mild [degenerative disease]+; otherwise no acute [abnormality]-.
[Sinus thickening]+ with no air-fluid [level]-.
No [aneurysm]- or [dissection]- of the aorta; small [thrombus]+ in the wall.
Suspicious [mass]+ in the left breast.
There is concern for a small [leak]?.
[Tear]? of the meniscus is suspected.
Possible [tear]? of the rotator cuff versus [tendinosis]?.
Equivocal [finding]?.
The finding is worrisome for [metastasis]?.
A tiny [nodule]+ is too small to characterize.
Previously noted [nodule]+ is unchanged.
Post-surgical changes without [recurrence]-.
There is no longer any [effusion]<.
[Calcified granuloma]+, benign.
Prior [cholecystectomy]<. No [ductal dilatation]-.
Negative [Murphy sign]-.
No suspicious [lesion]- within the breast. Benign [calcifications]+.
Normal study without [stenosis]-, [occlusion]-, or [aneurysm]-.
Heart failure with [edema]+ but not [ascites]-.
She no longer smokes and has no [cough]-.
[Wheeze]+ on expiration, nil [creps]-.
Nil [CP]-/[SOB]-/[palps]-
FHx: nil [CVD]-
FHx bowel [ca]^ (uncle)
SOB+, CP-, [fever]- -
o/e: chest clear, no [wheeze]-, abdo SNT, no [masses]-
Temp 38, [tonsils enlarged]+, no [pus]-
imp: viral [gastro]+
?[PE]? ?[pneumonia]?
safety netted for [meningitis]~
advised if [rash]~ or [neck stiffness]~ to attend
worried about [breast cancer]~
no fhx of [ca]-
[Depression]+ - no [SI]-
The child has had no [fever]- but has a [runny nose]+.
Mom is concerned about [autism]~.
Father reports [night terrors]+.
Her sister was diagnosed with [MS]^.
He was recently discharged after [pneumonia]+.
Resolved [cellulitis]<.
[Cellulitis]+, resolving.
[Edema]+ improved.
She denies a history of [stroke]-.
Denies [abdominal pain]- except with [menses]+.
Denies everything except for [fatigue]+.
She was ruled out for [tuberculosis]-.
Evaluate for [rotator cuff tear]?.
Screening for [diabetes]~ and [HIV]~ recommended.
Smoking raises your risk of [cancer]~.
Watch for signs of [infection]~ such as [redness]~ or [drainage]~.
Your biopsy did not show [cancer]-.
There were no [cancer cells]- in the lymph nodes.
You do not have [diabetes]-.
Your test shows you may have [anemia]?.
Keep the wound dry to prevent [infection]~.
The risk of [miscarriage]~ is low.
No prior [surgeries]-.
He has been free of [seizures]- for two years.
Past [hepatitis A]<, no [jaundice]- now.
With respect to her [diabetes]+, no [hypoglycemia]-.
Nothing to suggest [fracture]-.
Without any [complication]-.
Not in [pain]-.
[Fall]+ two days ago without [loss of consciousness]-.
[Vertigo]+ triggered by movement, not by [stress]-.
There is mild-to-moderate [stenosis]+, not severe.
Status: [Hypertension]+ Active
Family hx: mother - [HTN]^, father - [MI]^.
`;
