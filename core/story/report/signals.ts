import type { Statement } from '../../statements/statement.ts';

/** Steps of a puncture under pictures, and each nerve's and muscle's signal, one by one, below which a test says what they mean together: "Distal latencies are prolonged". */
export function withoutSignals(statements: readonly Statement[]): Statement[] {
  const isConcluded = statements.some(({ role }) => role === 'conclusion');
  return statements.map((statement) =>
    isConcluded && statement.role === 'finding' && (signal.test(statement.text) || step.test(statement.text))
      ? { ...statement, role: 'furniture' as const }
      : statement,
  );
}

const signal =
  /\b(?:latenc(?:y|ies)|amplitudes?|conduction velocit(?:y|ies)|conduction (?:slows|across)|f-waves?|h-reflex(?:es)?|(?:sensory|motor|sural|ulnar|median|peroneal|tibial) responses?|diminution of response|insertional activity|spontaneous activity|denervation|reinnervation|recruitment|fibrillation potentials|motor units?)\b/i;

const step =
  /\b(?:informed consent|(?:prepped|prepared) and draped|sterile (?:fashion|manner|technique)|was localized|area of interest|[-\d ]french|(?:catheter|needle|guidewire|wire|sheath|dilator) (?:was|were) (?:then )?(?:advanced|removed|placed|inserted|exchanged|introduced|taken)|local an(?:a)?esthe\w+|lidocaine|(?:were|was) (?:reformatted|obtained in the (?:axial|sagittal|coronal)))\b/i;
