import type { SentenceToVerify, VerifyFault } from '../verify-sentence.ts';
import type { Evidence } from '../source/evidence.ts';
import type { Quoted } from '../source/quoted.ts';
import type { VerifySource } from '../source/verify-source.ts';
import type { ToldMention } from '../told/told-mentions.ts';
import type { Told } from '../told/told-sentence.ts';

/** A sentence taken apart, and what it stands on. */
export type Case = {
  sentence: SentenceToVerify;
  told: Told;
  mentions: readonly ToldMention[];
  evidence: Evidence;
  /** The words it says to rest on; undefined where they could not be found in the document. */
  quoted: Quoted | undefined;
  source: VerifySource;
};

/** Names what is wrong with a sentence; nothing where it is right. */
export type Check = (one: Case) => VerifyFault[];
