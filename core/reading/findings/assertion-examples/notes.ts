/** How notes and letters say what a person has, had, or does not have. Signs: marked-text.ts. */
export const noteSentences = `
[jaundice]?? [fatigue]+, [RUQ pain]+, no [fever]-
Apex not well seen, [thrombus]? cannot be ruled out.
No tylenol. To ER if [confusion]~, [bleeding]~ or [black stools]~.
Ring the eye clinic on 123 for: [loss of vision]~, [redness]~.
Call if there is [swelling]~.
RTC 6 wk, sooner for [calf swelling]~.
no LOC, [vomited]+ x1 in car
No restricted diffusion to suggest [infarct]-.
I am concerned about [bladder cancer]?.
S/O [tuberculosis]?
[Vomiting]< settled.
He had a [basal cell carcinoma]< removed from the nose in 2019.
[Obstruction]- has been excluded.
[Folate deficiency]? must first be excluded.
no goitre, mother [hypothyroidism]^
Maternal: [fibroid]+ of 4 cm.
Negative [headaches]-, negative [syncope]-, negative [seizures]-.
GENERAL: Negative [weakness]-, negative [fatigue]-.
Negative as far as [sore throat]-, [earache]-, or [cough]-.
She is not reporting [palpitations]-, [tremors]-, [nausea]-, or [diarrhea]-.
He denies [weight gain]-, [swelling]- in the lower extremities, [fevers]-, and [vomiting]-.
The risks include but are not limited to [infection]~ and [blood clots]~.
He has never been told that he has a [hernia]-.
She has no chronic problems otherwise, [fevers]-, or [chills]-.
She is not bothered by [cough]-.
She used to have [migraines]<.
[Pain]- is not an issue.
[Lupus]- could not be the case.
Brother died of [prostate cancer]^.
Mother is alive and has a history of [stroke]^.
Father, who had [gout]^.
Abdomen: no [distension]-, [tenderness]-, or [guarding]-, [obese]+.
[Pharyngitis]< | Resolved | 10/28/2011
[Pneumonia]<: Status - Resolved
[Asthma]+ | Active | 2011
She cannot say whether she had [heartburn]?.
The parents have noted a [squint]+.
4/7 hx of [dry skin]+
1 day hx of [SOB]+, 2 episodes [haemoptysis]+
One month history of [numbness]+.
Hx of [hearing loss]+ for 6 weeks.
Worried re: [brain cancer]~
Imp: ? [tension headache]?/first episode [migraine]?
The patient denies [fever]-, [chills]-, or [cough]-.
She denies [cough]- but reports [fever]+.
Denies [cough]-, endorses [fever]+.
He denies any [chest pain]-, [shortness of breath]-, or [swelling]- in his legs.
Denies [headache]- and [nausea]-.
Denied [dizziness]-.
Patient reports no [fever]-.
Reports [cough]+ and [fever]+; denies [vomiting]-.
[Cough]+ with sputum, no [fever]-.
[Cough]+ for a week, no [fever]- or [chills]-.
No [fever]-; [cough]+ for a week.
No [fever]-. Has [cough]+.
no [sob]-, nil [vomiting]-, denies [cp]-
nil [sob]-
nil [cough]- or [wheeze]-
Nil [rashes]-, nil [fevers]-
[cough]+ 3/7, nil [fever]-, no [haemoptysis]-
[diarrhoea]+ 4x/day, no [blood]-, no [mucus]-, mild [abdo pain]+
c/o [headache]+, nil [photophobia]-
[palpitations]+ but no [chest pain]-
some [nausea]+, no [vomiting]-, no [fever]-
had [fever]+ yesterday, no [rigors]-
not [vomiting]-, not [dizzy]-
She is pain-free and has no [numbness]-.
He does not have [diabetes]-.
He doesn't have [asthma]-.
She has never had [seizures]-.
He has not had [chest pain]-.
She hasn't had any [bleeding]-.
She is not having [nausea]-.
Without [chest pain]- or [syncope]-.
w/o [fever]-
Negative for [rash]-, [itching]-, [bruising]-.
ROS negative for [fever]-, [cough]- and [rash]-.
Positive for [fatigue]+, negative for [weight loss]-.
[Fever]-: no
[Fever]-: No. [Cough]+: Yes.
[Fever]+: yes
[Chest pain]-: denies
[Nausea]-: none
[Rash]-: absent
[Edema]+: present
[Edema]-: nil
[Fever]- (-), [cough]+ (+)
(-) [fever]-, (+) [cough]+
(+) [cough]+ (-) [fever]- (-) [rash]-
+[cough]+, -[fever]-, -[chills]-
+ [cough]+ - [fever]-
[Fever]- -, [cough]+ +
[x] [cough]+ [ ] [fever]-
☑ [cough]+ ☐ [fever]-
☒ [cough]+
☐ [Diabetes]-
[✓] [Asthma]+
[X] [Asthma]+
( ) [Asthma]- (x) [Diabetes]+
[Cough]+ [x]Yes [ ]No
[Cough]- [ ] Yes [x] No
[Fever]-   No
[Fever]+   Yes
[Fever]-: N
[Fever]+: Y
[Fever]-/[chills]-: Negative
[Fever]-, [chills]-: No
No [fever]-/[chills]-/[sweats]-.
No [N/V/D]-.
`;
