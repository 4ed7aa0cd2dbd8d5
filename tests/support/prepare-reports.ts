import { uploadForm } from './document-server.ts';
import { pagedExtractor } from './paged-extractor.ts';
import { prepareShares } from './prepare-shares.ts';
import type { TestDatabase } from './test-database.ts';

type Options = NonNullable<Parameters<typeof prepareShares>[1]>;
export type Browser = Awaited<ReturnType<Awaited<ReturnType<typeof prepareShares>>['openBrowser']>>;

/** Ana, with a document called "Wren" that was read. */
export async function prepareReports(
  database: TestDatabase,
  { file = 'CRP 3 mg/L', ...options }: Options & { file?: string } = {},
) {
  const server = await prepareShares(database, { extractor: pagedExtractor, ...options });
  const documentId = await server.addDocument(server.ana, uploadForm({ title: 'Wren: März', file }));
  const url = `/api/medical-documents/${documentId}/pdf`;
  const make = (who: Browser = server.ana, query = '') => who.get(`${url}${query}`);
  /** Where it waits. */
  const made = async (who: Browser = server.ana): Promise<string> => (await make(who)).json().data.pdfPath;
  const openShare = async (level: 'full_access' | 'comment') => {
    const shared = await server.share({ documentId, level });
    return { ...shared, doctor: await server.open(shared) };
  };
  const remove = () => server.ana.ask({ method: 'DELETE', url: `/api/medical-documents/${documentId}` });
  const statusOf = async (path: string, who: Browser = server.ana) => (await who.get(path)).statusCode;
  return { ...server, documentId, make, made, openShare, remove, statusOf };
}
