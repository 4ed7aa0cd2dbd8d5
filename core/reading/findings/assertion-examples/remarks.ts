/** What laboratories and warnings say of causes, levels and risks in general, and what they say of the sample. Signs: marked-text.ts. */
export const remarkSentences = `
Normal platelets and fibrinogen, [DIC]- not supported.
[Haemolysis]- is not supported by these results.
[Myeloma]- not supported, no paraprotein band.
A normal synacthen test excludes [Addison's disease]-.
The negative D-dimer effectively excludes [DVT]-.
The normal cortisol argues against [adrenal insufficiency]-.
The negative test rules out [coeliac disease]-.
This does not exclude [pulmonary embolism]?.
Mild [tendinosis]+. No [tear]-.
No [tear]- or [fracture]-.
A [polyp]? is another possibility.
[Lymphoma]? remains a possibility.
T/C [cystitis]?.
Check TSH and exclude secondary causes such as [hyperparathyroidism]? and [coeliac disease]?.
Consider secondary causes such as [hypothyroidism]~ and [nephrotic syndrome]~.
Common causes include [gallstones]~ and [alcohol misuse]~.
Benign causes of a raised level include [endometriosis]~ and [fibroids]~.
Levels may also go up with [peritonitis]~, [heart failure]~ or [cirrhosis]~.
The marker can rise in [pancreatitis]~ and [jaundice]~.
[Toxicity]~ may occur at levels above 2.0.
Side effects are seen at lower levels in [dehydration]~.
An LDL of 5.0 or more suggests [familial hypercholesterolaemia]~.
A ratio above 20 suggests [dehydration]~.
High values can be caused by [infection]~ or [inflammation]~.
This pattern is often seen in [iron deficiency]~ and [thalassaemia]~.
Low levels are commonly caused by [vegetarian diet]~ or [malabsorption]~.
This test is sometimes positive in [lupus]~.
Stopping suddenly may bring on [seizures]~.
Ibuprofen can worsen [asthma]~ and [kidney failure]~.
Heat may trigger [fainting]~.
Should [vomiting]~ develop, ring the ward.
Should the [pain]~ return, see your GP.
He should go to emergency with [facial droop]~ or [black stools]~.
Review in a week, SOS if [breathless]~.
Go to casualty if [bleeding]~ starts.
I refuse a feeding tube even if I have [dementia]~.
Not everyone with [haemochromatosis]~ becomes ill.
These results carry a raised risk of [retinopathy]~ and [neuropathy]~.
Do not drive when [dizzy]~.
[Seizures]~ may occur.
Diastolic function not assessed ([atrial fibrillation]+).
The patient has [dehydration]+ and [vomiting]+.
The level is raised, consistent with [infection]+.
[Hypothyroidism]+ with a raised TSH.
[Ketosis]+ today, [vomiting]+ since Monday.
`;
