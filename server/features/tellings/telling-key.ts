import { createHmac } from 'node:crypto';
import type { Engine } from '#core/documents/explanation.ts';
import type { TellingChoice } from '#core/documents/telling.ts';
import { tellingVersions } from './telling-versions.ts';

/** Everything that a telling was made from. */
export type ToldFrom = TellingChoice & { text: string; owner: string; engine: Engine; model: string };

/** What a telling fits: another text, owner, model or version gives another key, and nobody learns the text from it. */
export type TellingKey = (from: ToldFrom) => Buffer;

export const createTellingKey =
  (secret: Uint8Array, versions: object = tellingVersions): TellingKey =>
  ({ text, owner, engine, model, level, language }) =>
    createHmac('sha256', secret)
      .update(JSON.stringify([versions, owner, engine, model, level, language, text]))
      .digest();
