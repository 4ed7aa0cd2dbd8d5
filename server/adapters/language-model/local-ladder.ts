import type { Complaint } from './wire/call-fault.ts';

/** From what holds a model to the schema down to asking it kindly. */
const formats = ['json_schema', 'json_object', 'none'] as const;

export type Stand = {
  format: (typeof formats)[number];
  hasReasoning: boolean;
  /** True when there is an easier way than this one. */
  ease: (complaint: Complaint) => boolean;
};

/** What a server has been found to know. What it once refused is not sent to it again. */
export function createLadder(): { stand(): Stand } {
  let lowest = 0;
  let hasReasoning = true;
  return {
    stand() {
      // Calls run side by side: each steps down from where it stood itself.
      const step = lowest;
      const wasSent = hasReasoning;
      return {
        format: formats[step] ?? 'none',
        hasReasoning,
        ease(complaint) {
          if (complaint === 'reasoning') {
            hasReasoning = false;
            return wasSent;
          }
          lowest = Math.max(lowest, Math.min(step + 1, formats.length - 1));
          return step < formats.length - 1;
        },
      };
    },
  };
}
