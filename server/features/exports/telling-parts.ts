import type { ExportedTelling } from '#core/taking-along/exported.ts';
import type { DocumentRecord } from '../documents/document-record.ts';
import { openTold } from '../tellings/sealed-told.ts';
import { listTellings } from './exported-rows.ts';
import { openOrTell, type ExportDeps, type RunningExport } from './running-export.ts';

type Which = { record: DocumentRecord; text: string; what: (part: string) => string };

/** What models have told of a document, as far as it is still shown: what fits another text or other rules is left out. */
export async function openTellings(
  { db, keyRing, tellingKey }: ExportDeps,
  running: RunningExport,
  { record: { key, ticket }, text, what }: Which,
): Promise<ExportedTelling[]> {
  const { owner } = running;
  const tellings: ExportedTelling[] = [];
  for (const row of await listTellings(db, owner, ticket)) {
    const { level, language, engine, model, fits, sealed_told: sealed } = row;
    if (engine === null || model === null || fits === null || sealed === null) continue;
    if (!tellingKey({ text, owner, engine, model, level, language }).equals(fits)) continue;
    const told = await openOrTell(running, what(`words of a model (${level}, ${language})`), () =>
      openTold(keyRing, key, { level, language }, sealed),
    );
    if (told !== undefined) tellings.push({ level, language, engine, model, told });
  }
  return tellings;
}
