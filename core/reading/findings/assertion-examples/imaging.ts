/** How reports of pictures and of tissue say that something is there or not. Signs: marked-text.ts. */
export const imagingSentences = `
There is [pneumonia]+ in the left lower lobe.
No evidence of [pneumonia]- or [effusion]-.
No focal [consolidation]-, [pleural effusion]-, or [pneumothorax]-.
No [pneumothorax]-. Small right [effusion]+.
No [pneumothorax]-, small right [effusion]+.
Without evidence of [metastasis]-.
The lungs are clear without [consolidation]- or [edema]-.
Mild [cardiomegaly]+ without [edema]-.
[Cardiomegaly]+ but no [effusion]-.
No evidence of [fracture]- but moderate [swelling]+ of the soft tissue.
No [fracture]-; [degenerative changes]+ are present.
[Gallstones]+ without [cholecystitis]-.
A [fracture]- is not seen.
[Effusion]- and [pneumothorax]- are not identified.
[Hydronephrosis]- is absent.
[Nodule]+ is stable, [fracture]- not seen.
No change in the [nodule]+.
No increase in the size of the [aneurysm]+.
No significant interval change in the right [effusion]+.
Stable [nodule]+ without new [lymphadenopathy]-.
The [mass]+ has not grown.
The [nodule]+ is not significantly changed since 2021.
Unchanged [cyst]+ in the left kidney.
Persistent [atelectasis]+ at the left base.
The previously seen [effusion]< has resolved.
Interval resolution of the [pneumothorax]<.
Resolved [pneumonia]<.
The [hematoma]< is no longer seen.
[Effusion]< no longer present.
Findings may represent [pneumonia]?.
Findings are suspicious for [malignancy]?.
Findings suggestive of [pneumonia]?.
Likely [hemangioma]?.
Probable [cyst]?, too small to characterize.
Possible small [infarct]? in the left thalamus.
Appearance favors [atelectasis]? over [pneumonia]?.
[Atelectasis]? versus [pneumonia]?.
[Atelectasis]? vs. [consolidation]?.
[Pneumonia]? or [atelectasis]? could be considered.
[Pneumonia]? cannot be excluded.
Cannot exclude [fracture]?.
Underlying [mass]? is not excluded.
Cannot rule out early [pneumonia]?.
[Pulmonary embolism]? cannot be entirely excluded.
[Metastasis]? is less likely.
[Abscess]? is considered unlikely.
[Malignancy]- is ruled out.
[Fracture]- was excluded.
The differential includes [lymphoma]? and [sarcoidosis]?.
Differential diagnosis: [lymphoma]?, [sarcoidosis]?, [metastasis]?.
Concerning for [malignancy]?.
No findings concerning for [malignancy]-.
Not suspicious for [malignancy]-.
No suspicious [mass]- or [calcification]-.
Nonspecific [lymph nodes]+, possibly reactive.
Opacity representing either [pneumonia]? or [aspiration]?.
Consistent with [pneumonia]+.
Most consistent with [pneumonia]+.
Compatible with [osteoarthritis]+.
Diagnostic of [appendicitis]+.
Findings are not consistent with [appendicitis]-.
No CT evidence of acute [appendicitis]-.
No sonographic evidence of [cholecystitis]-.
No convincing [DVT]-.
No definite [fracture]- is identified.
No acute [fracture]- or [dislocation]-.
No [DVT]- in the right leg.
Negative for [pulmonary embolism]-.
Negative for [fracture]-, [dislocation]- or [effusion]-.
Exam is positive for [DVT]+ in the left femoral vein.
The appendix is normal with no surrounding [inflammation]-.
Heart size is normal. No [pericardial effusion]-.
There is no [mass]-, [hemorrhage]- or midline [shift]-.
There is neither [hemorrhage]- nor [infarct]-.
No [stenosis]- except mild [narrowing]+ at L4-L5.
No [stenosis]- other than mild [stenosis]+ at C5.
Aside from a small [cyst]+, no [lesion]- is seen.
Apart from mild [atelectasis]+, the lungs are clear.
Absent [hydronephrosis]-.
Absence of [lymphadenopathy]-.
Free of [consolidation]-.
No [calculi]-, and no [obstruction]-.
No [calculi]- are seen but there is mild [hydronephrosis]+.
Not only [stenosis]+ but also [thrombosis]+ is seen.
No doubt a [fracture]+.
Without doubt this is [osteomyelitis]+.
This is not [pneumonia]- but [atelectasis]+.
[Atelectasis]+ rather than [pneumonia]-.
Appearance is that of [cyst]+, not [abscess]-.
[Nodule]+, not significantly enlarged.
The right [effusion]+ has decreased.
Interval increase in the left [effusion]+.
Since the prior exam the [effusion]+ is larger.
Compared to the prior study, the [nodule]+ is unchanged.
New [infiltrate]+ at the right base.
No new [infiltrate]-.
No additional [nodules]-.
No other [abnormality]-.
The [fistula]+ was not drained.
The [abscess]+ is not drained.
The [lesion]+ does not enhance.
The [mass]+ does not invade the muscle.
[Hernia]+ without [obstruction]-.
[Diverticulosis]+ without [diverticulitis]-.
[Diverticulosis]+, no [diverticulitis]-.
Uncomplicated [diverticulitis]+ with no [abscess]- or [perforation]-.
Status post cholecystectomy without [biliary dilation]-.
Old [fracture]< of the left rib.
Remote [infarct]< in the right cerebellum.
Chronic [infarct]+ in the left basal ganglia.
Prior [granulomatous disease]<.
Old healed [rib fractures]<.
Healed [fracture]< of the clavicle.
Evidence of prior [infarct]<.
No evidence of prior [infarct]-.
Evaluation for [fracture]? is limited.
Small [nodule]+; if patient is at high risk for [cancer]~, repeat CT.
Recommend biopsy to exclude [malignancy]?.
MRI is recommended to rule out [fracture]?.
Limited study; small [effusion]? may be present.
[Pneumonia]? is a consideration.
[Pneumonia]? should be considered in the right setting.
Questionable [nodule]? at the apex.
Indeterminate [lesion]+ in the liver.
An indeterminate adrenal [nodule]+ is unchanged.
Suspected [metastases]? in the spine.
Presumed [hemangioma]?.
Presumably [scarring]?.
[Scarring]? is favored.
[Hemangioma]? is most likely.
Probably benign [cyst]+.
Likely benign [nodule]+.
Most likely a simple [cyst]?.
No [thrombus]- is visualized in the left atrium.
There is trace [regurgitation]+ but no [stenosis]-.
No regional [wall motion abnormalities]-.
The [aneurysm]+ shows no [leak]-.
Negative for [intraepithelial lesion]- or [malignancy]-.
Margins are free of [carcinoma]-.
Margins negative for [carcinoma]-.
Margins uninvolved by [carcinoma]-.
Invasive [carcinoma]+ is present at the margin.
No [lymphovascular invasion]- is identified.
[Lymphovascular invasion]-: Not identified.
[Perineural invasion]+: Present.
[Perineural invasion]-: Absent
[Lymphovascular invasion]-: None
[Necrosis]?: Cannot be determined
[Dysplasia]-: Negative
Tubular [adenoma]+, negative for high-grade [dysplasia]-.
Tubular [adenoma]+ with no [high-grade dysplasia]-.
Benign tissue, no evidence of [malignancy]-.
Atypical cells, [malignancy]? not excluded.
Gram negative [bacteremia]+.
Non-small cell [carcinoma]+.
Rheumatoid factor negative [arthritis]+.
HER2 negative [breast cancer]+.
Triple-negative [breast cancer]+.
No [leak]-, [hematoma]-, or [pseudoaneurysm]-; mild [ectasia]+.
No [mass]-. [Cyst]+ seen. No [stone]-.
No evidence of acute or chronic [thrombus]-.
No evidence for [dissection]-, [aneurysm]-, or [stenosis]-.
Does not demonstrate [hydronephrosis]-.
Fails to show any [fracture]-.
The study was done to rule out [stroke]?; none is seen.
There is loss of height of L1, in keeping with a [compression fracture]+.
Low suspicion for [malignancy]?.
Equivocal for [appendicitis]?.
Probability of [malignancy]? is low.
No suspicion of [malignancy]-.
Lungs: No [nodule]-. Pleura: Small [effusion]+.
`;
