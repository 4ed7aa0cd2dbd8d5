import { getConstructionPlans } from 'pg-boss';

/** The schema of the queues and their jobs. */
export const jobSchema = 'jobs';

/** The statements that make it, in a transaction of their own. */
export const jobSchemaStatements = (): string => getConstructionPlans(jobSchema);
