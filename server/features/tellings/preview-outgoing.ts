import type { OutgoingPreview } from '#core/documents/consent.ts';
import type { Engine } from '#core/documents/explanation.ts';
import type { DocumentRef } from '#core/documents/medical-document.ts';
import { ownerOf, type Actor } from '#core/kernel/actor.ts';
import { AppError } from '#core/kernel/app-error.ts';
import type { LanguageModel } from '../../ports/language-model.ts';
import type { Teller } from '../../ports/teller.ts';
import { viewOwnRecord, type ViewOwnRecordDeps } from '../documents/view-own-record.ts';
import { mustBeExplained, openReading, type OpenReadingDeps } from './open-reading.ts';

export type PreviewOutgoingDeps = OpenReadingDeps &
  ViewOwnRecordDeps & {
    teller: Teller;
    desk: { readonly models: readonly LanguageModel[] };
  };

/** What of a document would be sent to a provider, and what stands there in place of names: nothing is sent. */
export async function previewOutgoing(
  deps: PreviewOutgoingDeps,
  actor: Actor,
  { ref, engine }: { ref: DocumentRef; engine?: Engine | undefined },
): Promise<OutgoingPreview> {
  const { documents, teller, desk } = deps;
  const record = await viewOwnRecord(deps, actor, { ref, check: mustBeExplained });
  const reading = await documents.findReading(ownerOf(actor), ref);
  if (reading === undefined) throw new AppError('interpretation.not_found');

  const { explanation } = await openReading(deps, record, { reading, level: 'standard' });
  const providers = desk.models.filter((model) => model.engine !== 'built-in');
  const asked = providers.find((model) => model.engine === engine) ?? providers[0];
  const { outgoing } = await teller.prepareTelling(
    { explanation, level: 'standard', language: 'en', masks: asked?.isMasked ?? true, nonce: '' },
    { owner: record.owner },
  );
  return {
    lines: outgoing.lines,
    leftOut: outgoing.leftOut,
    masked: outgoing.tokens.map(({ token, kind, original }) => ({ token, kind, original })),
  };
}
