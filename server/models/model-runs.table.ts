import type { ColumnType, Generated } from 'kysely';
import type { Engine } from '#core/documents/explanation.ts';
import type { TriedFault } from './try-in-order.ts';

export type ModelPurpose = 'telling' | 'judging' | 'answer';

/** `running` until its end is known; a run that was killed with its process stays so. */
export type RunOutcome = 'running' | 'written' | TriedFault;

/** What was asked of a provider and what it took: never a word of what was sent or came back. */
export type ModelRunsTable = {
  id: Generated<string>;
  /** Null when the document was erased. */
  ticket: string | null;
  purpose: ModelPurpose;
  engine: Engine;
  model: string;
  started_at: ColumnType<Date, never, never>;
  ms: number | null;
  bytes_sent: number;
  input_tokens: number;
  output_tokens: number;
  /** Whether the tokens are our own estimate, since the provider has not told. */
  is_estimate: boolean;
  /** Millionths of a US dollar; null where no prices are set. */
  cost_micros: string | null;
  /** The HTTP status of the provider, where one came. */
  status: number | null;
  outcome: RunOutcome;
};

export type ModelTables = { model_runs: ModelRunsTable };
