import type { Finding } from '../documents/explanation.ts';
import { firstFrom } from '../kernel/first-from.ts';
import type { Certainty, Statement } from './statement.ts';

/**
 * How sure a statement is, by what was read of the illnesses and signs that it names: each was asserted in its own clause ("no rash, but a
 * cough", "lymphoma is not excluded"), which the words of a whole sentence cannot tell. A statement that names none stays as it is.
 */
export function withCertainty(statements: readonly Statement[], findings: readonly Finding[]): Statement[] {
  const inOrder = findings.toSorted((a, b) => a.span[0] - b.span[0]);
  return statements.map((statement) => {
    const [start, end] = statement.span;
    const said = new Set<Finding['assertion']>();
    for (let at = firstFrom(inOrder, ({ span }) => span[0] >= start); ; at += 1) {
      const finding = inOrder[at];
      if (finding === undefined || finding.span[0] >= end) break;
      said.add(finding.assertion);
    }
    if (statement.certainty === 'risk') return statement;
    const certainty = sureness(said) ?? statement.certainty;
    return certainty !== 'denied' && (said.has('present') || said.has('possible'))
      ? { ...statement, certainty, finds: true }
      : { ...statement, certainty };
  });
}

function sureness(said: ReadonlySet<Finding['assertion']>): Certainty | undefined {
  if (said.has('present')) return 'stated';
  if (said.has('possible')) return 'possible';
  return said.has('absent') && said.size === 1 ? 'denied' : undefined;
}
