import { csvLine } from '#core/taking-along/csv.ts';
import { z } from 'zod';
import { jsonListFile } from './export-file.ts';
import { readLog, type LogRow } from './exported-rows.ts';
import type { Contributor } from './running-export.ts';

const Fields = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]));

/** `access-log.csv` and `access-log.json`: who opened what and when. */
export const accessLogFiles: Contributor = async function* ({ db }, { owner }) {
  yield { path: 'access-log.csv', bytes: asCsv(readLog(db, owner)) };
  yield jsonListFile('access-log.json', linesOf(readLog(db, owner)));
};

async function* asCsv(rows: AsyncIterable<LogRow>): AsyncGenerator<Uint8Array> {
  yield Buffer.from(csvLine(['number', 'time', 'who', 'what', 'document', 'details']));
  for await (const row of rows) {
    const { number, at, actor, action, document, fields } = lineOf(row);
    const details = Object.entries(fields).map(([name, value]) => `${name}: ${value}`);
    yield Buffer.from(csvLine([String(number), at, actor, action, String(document ?? ''), details.join('; ')]));
  }
}

async function* linesOf(rows: AsyncIterable<LogRow>) {
  for await (const row of rows) yield lineOf(row);
}

/** Documents are named by their id, as everywhere in the export. */
const lineOf = ({ number, at, actor, action, document, ticket, fields }: LogRow) => ({
  number: Number(number),
  at: at.toISOString(),
  actor,
  action,
  document: document === null ? ticket && `temp-${ticket}` : Number(document),
  fields: Fields.parse(JSON.parse(fields)),
});
