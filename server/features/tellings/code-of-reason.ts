import type { WhyNoModel } from '#core/documents/telling.ts';
import type { ErrorCode } from '#core/kernel/app-error.ts';

/** What whoever asked is answered where no model writes, and nobody else may. */
export const codeOfReason: Record<WhyNoModel, ErrorCode> = {
  no_provider: 'ai.no_key',
  no_consent: 'ai.no_consent',
  document_private: 'ai.document_private',
  nothing_to_tell: 'interpretation.not_found',
  budget_spent: 'ai.budget_spent',
  key_refused: 'ai.key_refused',
  no_model: 'ai.no_model',
  unavailable: 'ai.unavailable',
  ungrounded: 'ai.unavailable',
};
