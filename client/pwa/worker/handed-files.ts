/** Where one lands with what another app handed over. */
export const landing = { taken: '/upload-document?shared=1', lost: '/upload-document?shared=lost' };

const forgottenAfterMs = 120_000;

/** What another app handed over, in memory alone: until the page has it, and for two minutes at the most. */
export function createHandedFiles() {
  let waiting: File[] = [];
  let forget: () => void = () => undefined;

  /** Where the browser goes on, and how long the worker has to stay for it. */
  const receive = async (request: Request): Promise<{ goOn: Response; gone: Promise<unknown> }> => {
    const files = await filesOf(request);
    forget();
    if (files.length === 0) return { goOn: seeOther(landing.lost), gone: Promise.resolve() };
    const { promise: gone, resolve } = Promise.withResolvers<null>();
    const timer = setTimeout(() => forget(), forgottenAfterMs);
    forget = () => {
      clearTimeout(timer);
      waiting = [];
      resolve(null);
    };
    waiting = files;
    return { goOn: seeOther(landing.taken), gone };
  };
  const take = (): File[] => {
    const taken = waiting;
    forget();
    return taken;
  };
  return { receive, take };
}

// To an address, not back to the form: loading the page again sends nothing anew.
const seeOther = (path: string): Response => new Response(null, { status: 303, headers: { location: path } });

async function filesOf(request: Request): Promise<File[]> {
  const form = await request.formData().catch(() => undefined);
  if (form === undefined) return [];
  const files = form.getAll('files').filter((entry): entry is File => entry instanceof File && entry.size > 0);
  return files.length > 0 ? files : textOf(form);
}

/** Shared words become a text file. */
function textOf(form: FormData): File[] {
  const [title = '', text = ''] = ['title', 'text'].map((name) => wordsOf(form.get(name)));
  if (text === '') return [];
  return [new File([text], `${title === '' ? 'Shared text' : title}.txt`, { type: 'text/plain' })];
}

const wordsOf = (entry: FormDataEntryValue | null): string => (typeof entry === 'string' ? entry.trim() : '');
