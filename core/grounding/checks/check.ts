import type { VerifyFault } from '../verify-sentence.ts';
import type { Evidence } from '../source/evidence.ts';
import type { Quoted } from '../source/quoted.ts';
import type { VerifySource } from '../source/verify-source.ts';
import type { ToldMention } from '../told/told-mentions.ts';
import type { Told } from '../told/told-sentence.ts';

/** A sentence taken apart, and what it stands on. */
export type Case = {
  told: Told;
  mentions: readonly ToldMention[];
  evidence: Evidence;
  /** The words it says to rest on; undefined of general knowledge. */
  quoted: Quoted | undefined;
  source: VerifySource;
  /** Facts of our own records that a general sentence may tell with their numbers. */
  records: readonly string[];
};

/** Names what is wrong with a sentence; nothing where it is right. */
export type Check = (one: Case) => VerifyFault[];
