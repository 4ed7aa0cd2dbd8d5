import { expandPhrases } from '../../kernel/expand-phrases.ts';
import type { TermKind } from '../../knowledge/entries.ts';
import type { Knowledge } from '../../knowledge/knowledge.ts';

/** Endings and words by which an unknown name shows that it is one of something wrong. */
const wrong =
  /\p{L}(?:osis|oses|itis|oma|omas|pathy|pathies|[ae]mia|uria|plasia|megaly|ectasis|ectasia|cele|algia|penia|cytosis|plegia|paresis|rrh?ea|malacia|trophy|lysis|stenosis|listhesis|dynia|opia|opsia|philia|spasm|ptosis)\b|\b(?:syndrome|disease|disorder|deficiency|insufficiency|failure|abnormal\p{L}*|reduced|decreased|impaired|increased|elevated|raised|loss|injur\p{L}*|lesions?|mass|defects?|infection|tumou?r|cancer|malignan\p{L}*|carcinoma|fracture|tear|rupture|positive|reactive|detected|delayed|absent|severe|moderate|mild|poor|weak|weakness|dysfunction|enlarged|dilated|thickened|effaced|displaced|complicated|suspicious|concerning|atypical|toxicity|withdrawal|crisis|attack|episode|sequelae|malformation|variant|anomaly|exacerbation|flare)\b/iu;
/** Words of what is well, of how a test went, and of what comes next. */
const wellForms = expandPhrases(`
  normal; normally; satisfactory; stable; good; excellent; fair; patent; intact; preserved; adequate; inadequate; appropriate; expected; anatomical; anatomic; negative; unremarkable; response; improving; improved; better; well; fit; ready; safe; healed; settled; clear; successful; uncomplicated; uneventful;
  completed; removed; requested; booked; discharged; discharge; home; review; reviewed; referral; referred; routine; screening; annual; surveillance; continue; start; needs; seen with; up to date; thanks; thank; agreed; discussed; explained; informed; consented; tolerated; terminated; performed; obtained;
  examination; specimen; result; results; findings; appearances; appearance; interval; radiograph; view; views; study; test; scan; image; images; comparison; as above; as described; above; below; low risk; risk; flow; dominant; circulation; function; position; alignment; placenta; fetus; foetus; cephalic; centile; percentile; gestation; deauville;
  mammography; mammogram; colonoscopy; ultrasound; ct; mri; mra; ecg; echo; xray; biopsy; pci; cabg; stent; graft; grafts; physio; gp; theatre; surgery; clinic; vaccines; sutures; medication; medications; dr; doctor; consultant; patient; family; compatible with age; consistent with age; for age; age; category; grade; score; years; months; weeks`);
const well = new RegExp(`\\b(?:${wellForms.map((form) => form.replace(/ /g, '[ -]')).join('|')})\\b`, 'i');
const fewWords = 6;
const otherKinds = new Set<TermKind>(['test', 'procedure']);

/** Whether a statement of a conclusion without a known finding may name one: by its words, or because it is short and says nothing else. */
export function mayBeAFinding(statement: string, knowledge: Knowledge): boolean {
  if (wrong.test(statement)) return true;
  if (!/\s\S/.test(statement.trim()) || well.test(statement) || statement.split(/\s+/, fewWords + 1).length > fewWords)
    return false;
  return !knowledge.findTerms(statement).some(({ entry }) => otherKinds.has(entry.kind));
}
