import type { VerifyFault } from '../verify-sentence.ts';
import type { Check } from './check.ts';

const having =
  /\b(?:you|patient) (?:(?:now |also |likely |probably |may |might |could |do |definitely |clearly |already |currently |actually |still )*(?:have|had|suffer|suffered|developed|contracted|are suffering|got|'ve got)|(?:are|were|have been) (?:diagnosed|diabetic|an?emic|pregnant|hypertensive|infected|obese|positive|negative|allergic|depressed|immune|sick|ill|at (?:high |low |great |increased |serious )?risk|suffering|dying))\b|\byou've (?:got )?(?!been|had|read|asked|taken)\b|\b(?:usted )?tienes? (?:un|una|el|la|\w+itis|\w+emia|cáncer|diabetes|anemia|alto|alta|bajo|baja|[a-zé]+)\b|\bpadeces?\b|\busted sufre\b|\bpadece de\b/gi;

/** What people may be told they have: papers, questions, appointments, things that were done. */
const harmless =
  /^(?:[^a-z]*)(?:any|questions?|concerns|a question|an? (?:\w+ )?(?:appointment|visit|follow[- ]up|test|scan|check|copy|chance|right|x-ray|ct|mri|ultrasound|biopsy|colonoscopy|procedure|operation|surgery)|asked|read|seen|taken|been|had|had your|to|the right|the test|surgery|an?other|more (?:questions|tests)|not|no|blood (?:taken|drawn|tests?)|your|this|these|left|time|symptoms|enough)\b/i;
const onCondition =
  /\b(?:if|when|whether|unless|in case|what|things|once|how (?:many|much)[^.?]*|does this mean|do|did|have|could|can|since|that|anything|something|anyone|whatever|si|cuando|cuántas?)\s+(?:usted )?$/i;

/** Nobody is told that they have something, but where the document itself says "you have". */
export const youHave: Check = ({ told, evidence }): VerifyFault[] => {
  for (const match of told.text.matchAll(having)) {
    const before = told.text.slice(Math.max(0, match.index - 60), match.index);
    const behind = told.text.slice(match.index + match[0].length).trimStart();
    if (harmless.test(behind)) continue;
    if (onCondition.test(before) && !/\bthat\s+$/i.test(before)) continue;
    if (/\bthat\s+$/i.test(before) && !saysThat.test(before)) continue;
    if (!/\byou have\b/i.test(evidence.nearText)) return ['you_have'];
  }
  return [];
};

/** "It shows that you have …", but not "the symptoms that you have". */
const saysThat =
  /\b(?:show|shows|showed|mean|means|say|says|said|suggest|suggests|confirm|confirms|indicate|indicates|sign|know|found|find|tell|tells|likely|clear|possible|probable|think|thinks|believe|believes|suspect|suspects)\s+(?:\w+\s+)?that\s+$/i;
