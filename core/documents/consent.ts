import { z } from 'zod';
import { Engine } from './explanation.ts';
import { OutgoingLine } from '../deidentifying/outgoing.ts';

/** What a person has agreed to, for one provider. */
export const Consent = z.object({ givenAt: z.string(), wordingVersion: z.number() });
export type Consent = z.infer<typeof Consent>;

/** A provider that would be used, and what is asked before anything is sent to it. */
export const ProviderConsent = z.object({
  engine: Engine,
  /** The host that documents would be sent to. */
  host: z.string(),
  model: z.string(),
  /** False for a server at home that the operator trusts. */
  isNeeded: z.boolean(),
  /** Whether what is personal is masked before it is sent. */
  isMasked: z.boolean(),
  wording: z.string(),
  wordingVersion: z.number(),
  consent: Consent.nullable(),
});
export type ProviderConsent = z.infer<typeof ProviderConsent>;

export const Consents = z.object({ providers: z.array(ProviderConsent) });
export type Consents = z.infer<typeof Consents>;

export const GiveConsentBody = z.object({ wordingVersion: z.number() });

/** What would be sent of one document: shown before the first time, and whenever somebody asks. */
export const OutgoingPreview = z.object({
  lines: z.array(OutgoingLine),
  leftOut: z.number(),
  masked: z.array(z.object({ token: z.string(), kind: z.string(), original: z.string() })),
});
export type OutgoingPreview = z.infer<typeof OutgoingPreview>;

export const PrivacyBody = z.object({ neverSend: z.boolean() });
