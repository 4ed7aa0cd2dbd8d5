/** How visits, letters and reports say what is there, was there, may be there or is spoken of. Signs: marked-text.ts. */
export const visitSentences = `
Old [infarct]< in the right cerebellum.
Old healed [fracture]< of the clavicle.
Right [tibial fracture]<, old.
Residual [weakness]+ of the arm from an old [stroke]<.
CNS: [right hemiparesis]+ old.
Wrist [fracture]< last year, treated in a cast.
[Shingles]< in 2016.
Previous [DVT]<, not on anticoagulants.
Known [asthma]+ and [eczema]+.
k/c/o [diabetes]+ for 12 years.
K/C/O [HTN]+, [hypothyroidism]+.
She presented with [chest pain]+ and [sweating]+.
On arrival she was [tachycardic]+ and [confused]+.
He has had [tinnitus]+ since March.
Since the fall she has [knee pain]+.
[Back pain]+ since last year.
She had a [melanoma]< taken off the calf in 2012.
He had a [polyp]< removed three years ago.
? [appendicitis]?
?[scaphoid fracture]? - clinical
Right hilum prominent ? [lymphadenopathy]?
Imp: [viral illness]? vs [tonsillitis]?
Evaluate for [appendicitis]? vs [torsion]?.
[Torsion]? is not favored.
[Malignant effusion]? is not favoured.
[COPD]+ - mild [exacerbation]? possible.
[PE]? unlikely on apixaban.
[Ascites]? vs. [obesity]?.
Cannot exclude a small [tear]?.
A subtle [fracture]? cannot be excluded.
MRI to exclude [cord compression]?.
Bloods to exclude [anaemia]?.
Consider [coeliac disease]?, [thyroid disease]? or [lactose intolerance]?.
[Bone loss]+ on treatment - consider [malabsorption]?, [vitamin D deficiency]?.
[Sepsis]? to be ruled out.
[Anaemia]? of chronic disease probable.
[Acute tubular necrosis]? likely.
Doubt [IBD]?.
If [numbness]~ gets worse, nerve conduction studies.
If [fever]~ or [rash]~ develops then come back.
Return if worsening [headache]~, repeated [vomiting]~, [drowsiness]~, [fits]~ or [weakness]~.
Attend A&E if [chest pain]~, [haematemesis]~ or [melaena]~.
Go to ED if [breathless]~, [chest pain]~.
Dialysis if refractory [hyperkalaemia]~, [acidosis]~ or [pulmonary oedema]~.
ECG now, look for tall [T waves]?.
She has been told about [infection]~, [scarring]~ and [bleeding]~.
Explained risks: [infection]~, [bleeding]~, [scarring]~.
Explained risks of [nerve injury]~, [haematoma]~, [DVT]~.
Risks discussed incl. [infection]~, [bleeding]~, [perforation]~.
Consented for [bleeding]~, [infection]~ and [bile leak]~.
Risks ([bleeding]~, [perforation]~, [missed lesions]~) explained.
We discussed risks of [bleeding]~, [wound infection]~, [ureteric injury]~, [DVT]~ and [death]~.
We talked through the risks, namely [bleeding]~ and [infection]~.
Safety-netted re [cauda equina]~, [saddle numbness]~.
Safety netting given re [fever]~, [rash]~, [neck stiffness]~.
Safety net: see urgently if [rectal bleeding]~, [weight loss]~.
SN: return if [breathless]~.
Warned re [dark stools]~, [constipation]~.
Counselled re [weight gain]~ and [drowsiness]~.
Advised about [GI upset]~.
Discussed side effects: [nausea]~, [dizziness]~.
Red flags explained: [weakness]~, [numbness]~.
No red flags: no [weight loss]-, no [night pain]-.
DVT ppx: [DVT]~ prophylaxis with enoxaparin.
[DVT]~ prophylaxis: enoxaparin.
[DVT]~ ppx - on apixaban.
VTE risk assessed; [VTE]~ prophylaxis prescribed.
Aspirin for [stroke]~ prevention.
Avoid combined pill ([stroke]~ risk).
High [falls]~ risk.
No [fever]-, [chills]-, [night sweats]-, [weight loss]-, [cough]-, [wheeze]- or [haemoptysis]-.
No [fever]-/[chills]-/[rigors]-.
No [nausea]-/[vomiting]-/[diarrhoea]- but some [bloating]+.
Denies CP ([chest pain]-), [SOB]- and [palpitations]-.
No [masses]-, [tenderness]- (guarding or [rebound]-) or [organomegaly]-.
No [cyanosis]-, [clubbing]-, or [edema]-; [varicosities]+ both legs.
No [wheeze]- but [crackles]+ at the left base.
No [gallstones]- nor [duct dilatation]-.
Without [fever]- and without [rash]-.
Never any [jaundice]-.
Nil [fever]- nil [cough]- nil [dysuria]-.
Neg for [fever]-, [chills]-; pos for [fatigue]+.
No [Battle's sign]-, no [haemotympanum]-, no [CSF leak]-.
[Icterus]-: nil, [cyanosis]-: nil.
[Tinel's sign]- is negative at the elbow.
CXR: [cardiomegaly]+, [pulmonary oedema]+, small right [effusion]+, no [infiltrate]-.
XR wrist: [fracture]+ of the radius, no [dislocation]-.
USG: [gallstones]+, no [hydronephrosis]-.
[Peptic stricture]- excluded.
No palpable [mass]- to suggest [malignancy]-.
No [mass]- seen although [malignancy]? could not be excluded.
No evidence of [malignancy]- however [dysplasia]? cannot be excluded.
No [loss of appetite]-, eats well, [heartburn]+ at night.
No [bleeding]-. Also [heartburn]+ twice a week.
No [abscess]- or [fistula]- but there is [stranding]+.
Rather than [infection]-, this is [eczema]+.
[Pneumonia]- has been excluded by CT.
[Meningitis]- was considered and excluded.
Culture negative; [UTI]- ruled out.
Mum [coeliac]^, dad [bowel cancer]^ at 67.
Father had [tuberculosis]^.
Her brother died of [melanoma]^.
Father [MI]^ age 52.
No family history of [IBD]- or [ovarian cancer]-.
[Flushing]< and mild [headache]< after injection, resolved with aminophylline.
[Palpitations]<, now resolved.
[Rash]- has not recurred.
Wound [healed]+ well, no [discharge]-.
[Cellulitis]+ is settling but has not gone.
Seen in 2021 with [pneumonia]<, fully recovered.
Treated for [chlamydia]< 2018.
Childhood [asthma]<.
Past [prostate cancer]< (2014, prostatectomy).
Remote [DVT]< (2003).
Last [seizure]< 2019.
Biopsy proven [squamous cell carcinoma]+, staging please.
No periods of [elation]-, need for [sedation]- or [overspending]-.
[Lupus]? and [sarcoidosis]? are on my list too.
May cause [constipation]~, [drowsiness]~.
Referred for [dyspnea]+, r/o [COPD]? vs [ILD]?.
Severe [depression]+ without [psychosis]-, with [panic disorder]+.
No treatment for [pain]+ or [breathlessness]+ so far.
Likely [growth restriction]? due to [placental insufficiency]?.
CT showed an [effusion]+ without [loculation]- and a 7 mm [nodule]+.
Pelvic: no [motion tenderness]-, R [adnexal tenderness]+, no [mass]-.
[BPH]? may account for the symptoms.
[Toxicity]~ to be watched for: [nausea]~, [confusion]~.
No evidence of residual [lymphoma]-.
Shows no residual or recurrent [tumour]-.
The scar shows no [recurrence]-.
Biopsy-proven [sarcoidosis]+ on prednisolone.
`;

/** Whole pieces of visits, parted by lines of dashes. */
export const visitPapers = `
Return if:
worsening [headache]~
repeated [vomiting]~
[drowsiness]~
---
Come back straight away if you have
- [chest pain]~
- [breathlessness]~
---
Call us or go to the emergency department if you have
* [fever]~ above 38.5
* [redness]~, [pus]~ or [swelling]~ at a cut
---
Symptoms today

Fever: no [rash]-
[Cough]-: No
[Fatigue]+: Yes
[Weight loss]-      No
[Night sweats]+     Yes
---
fever=[chills]-: no; [cough]+: yes; [wheeze]-: no
---
| [Fever]- | No |
| [Cough]+ | Yes |
---
"[nausea]-": "no", "[rash]+": "yes"
---
[nausea]-=no
[rash]+=yes
[tremor]-=absent
---
PREOPERATIVE DIAGNOSIS: [Appendicitis]+
POSTOPERATIVE DIAGNOSIS: Same, with [perforation]+
---
No [fever]-, [chills]-, [night sweats]-,
[weight loss]-, [cough]-
or [wheeze]-.
---
Negative for:
[fever]-
[rash]-
[cough]-
---
FHx: Mother - [stroke]^. Father - [gout]^.
Soc: lives alone, no [falls]-.
---
Family history
Mother had [glaucoma]^.

Exam
[Murmur]+ heard.
---
A/P:
1. [Pneumonia]+ - amoxicillin 5 days
2. [AF]+ - continue apixaban
3. ? [PE]? - CTPA
# [COPD]+ - mild [exacerbation]? possible; nebulisers
---
Problem: [Back pain]+
History: 3 weeks of [back pain]+, no [numbness]-.
Plan: physio. Safety-netted re [incontinence]~.
---
HISTORY: 36-year-old with [flank pain]+ and [fever]+.

TECHNIQUE: CT without contrast.

FINDINGS: A [stone]+ in the left ureter.

IMPRESSION: Left ureteric [stone]+.
---
Dear Dr Moss

She has [gout]+.

Yours sincerely
Dr A Lee
`;
