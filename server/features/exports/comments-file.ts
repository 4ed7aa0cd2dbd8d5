import type { ExportedComment } from '#core/taking-along/exported.ts';
import { openComment } from '../comments/sealed-comment.ts';
import { idOf } from '../documents/document-record.ts';
import { besideDocuments } from './beside-documents.ts';
import { jsonListFile } from './export-file.ts';
import { openOrTell, type Contributor, type ExportDeps, type RunningExport } from './running-export.ts';

/** `comments.json`: what was said about documents, by their owner and by others. One that does not open is told of instead. */
export const commentsFile: Contributor = async function* (deps, running) {
  yield jsonListFile('comments.json', commentsOf(deps, running));
};

async function* commentsOf(deps: ExportDeps, running: RunningExport): AsyncGenerator<ExportedComment> {
  const { db, keyRing } = deps;
  const listRows = (ticket: string) =>
    db.selectFrom('comments').selectAll().where('ticket', '=', ticket).orderBy('id').execute();
  for await (const { row, record } of besideDocuments(deps, running, { table: 'comments', listRows })) {
    const id = Number(row.id);
    const said = await openOrTell(running, `Comment ${id} on document ${idOf(record)}`, () =>
      openComment(keyRing, record.key, row),
    );
    if (said === undefined) continue;
    yield {
      id,
      document: idOf(record),
      share: row.share_id === null ? null : Number(row.share_id),
      author: { kind: row.is_owners ? 'owner' : 'recipient', name: said.name },
      answers: row.answers === null ? null : Number(row.answers),
      target: said.target,
      text: said.text,
      createdAt: row.created_at.toISOString(),
      editedAt: row.edited_at?.toISOString() ?? null,
    };
  }
}
