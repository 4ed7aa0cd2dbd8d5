import { isHashed } from './kept-files.ts';
import { sharePath } from '../share-path.ts';

/** What a request is to the worker. `none` goes to the network as if there were no worker. */
export type Concern = 'page' | 'file' | 'shared' | 'none';

/** Where the app is, and the files of it that are kept. */
type Own = { origin: string; files: readonly string[] };

type Asked = Pick<Request, 'method' | 'mode' | 'url'>;

/**
 * Only three things are the worker's: pages, which are the same for everybody; the built files of the app; and what another app hands over.
 * Nothing of the API is: whatever belongs to a person passes by unseen.
 */
export function concernOf({ method, mode, url }: Asked, { origin, files }: Own): Concern {
  const { origin: asked, pathname } = new URL(url);
  if (asked !== origin || isApi(pathname)) return 'none';
  if (method === 'POST') return pathname === sharePath ? 'shared' : 'none';
  if (method !== 'GET') return 'none';
  if (isHashed(pathname) || files.includes(pathname)) return 'file';
  return mode === 'navigate' && !pathname.includes('.') ? 'page' : 'none';
}

// However it is spelt: what cannot be read is nothing of ours.
function isApi(pathname: string): boolean {
  try {
    return /^\/+api(?:\/|$)/iu.test(decodeURIComponent(pathname));
  } catch {
    return true;
  }
}
