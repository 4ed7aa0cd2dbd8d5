import type { Statement } from '../../statements/statement.ts';

/** Each nerve's and muscle's signal, one by one, below which a test says what they mean together: "Distal latencies are prolonged". */
export function withoutSignals(statements: readonly Statement[]): Statement[] {
  const isConcluded = statements.some(({ role }) => role === 'conclusion');
  return statements.map((statement) =>
    isConcluded && statement.role === 'finding' && signal.test(statement.text)
      ? { ...statement, role: 'furniture' as const }
      : statement,
  );
}

const signal =
  /\b(?:latenc(?:y|ies)|amplitudes?|conduction velocit(?:y|ies)|conduction (?:slows|across)|f-waves?|h-reflex(?:es)?|(?:sensory|motor|sural|ulnar|median|peroneal|tibial) responses?|diminution of response|insertional activity|spontaneous activity|denervation|reinnervation|recruitment|fibrillation potentials|motor units?)\b/i;
