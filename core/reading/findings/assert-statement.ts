import type { Finding } from '../../documents/explanation.ts';
import type { Span } from '../../kernel/span.ts';
import { sayInSentence } from '../assertion/assert-in-sentence.ts';
import type { Said } from '../assertion/triggers.ts';
import { assertionIn } from './section-policy.ts';
import type { Statement } from './statements.ts';

/** What a statement names, before what it does not say of the patient is left out. */
export type Asserted = Omit<Finding, 'assertion'> & { assertion: Said };

export const isSaid = (finding: Asserted): finding is Finding => finding.assertion !== 'unsaid';

/** How a statement asserts what stands at a span of its text: by its own words, those of the line that leads its list, and its section. */
export function assertStatement({ piece, section, lead, label }: Statement): (span: Span) => Said {
  const offset = lead === '' ? 0 : lead.length + 1;
  const assertionAt = sayInSentence(lead === '' ? piece.text : `${lead} ${piece.text}`);
  const isOfRisk = riskLabel.test(label);
  return ([start, end]) => {
    const said = assertionIn(section, assertionAt(start + offset, end + offset), piece.text);
    if (said === 'present' && pastLabel.test(label)) return 'historical';
    return said === 'present' && isOfRisk ? 'hypothetical' : said;
  };
}

/** "FRAX 10-year probability: major fracture 24%. Hip fracture 5.8%.": the label speaks for its whole line. */
/** "Previous: appendix removed. Clot in the leg after a birth.": so does that of what was before. */
const pastLabel =
  /^(?:previous(?:ly)?|past|prior|earlier|before (?:this|that)|formerly|in the past|as a child|childhood)\b[^:]*:/i;
const riskLabel = /\b(?:frax|risk(?! factor)|probability|side effects|red flags|warning signs)\b/i;
