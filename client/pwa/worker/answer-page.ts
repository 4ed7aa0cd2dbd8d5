type Ways = {
  /** The page from the network; fails where there is none. */
  network: Promise<Response>;
  /** The page that is kept for this; undefined where none is. */
  kept: () => Promise<Response | undefined>;
  /** How long the network may take while a page is kept. */
  patienceMs: number;
};

/** The page as the server has it; after a short wait, or without a connection, the one that is kept. */
export async function answerPage({ network, kept, patienceMs }: Ways): Promise<Response> {
  const inTime = await Promise.race([network.catch(() => undefined), after(patienceMs)]);
  if (inTime !== undefined && !isFromTheWay(inTime)) return inTime;
  return (await kept()) ?? network;
}

/** What stands before a server that does not answer, says so with these. */
const isFromTheWay = ({ status }: Response): boolean => status === 502 || status === 504;

const after = (ms: number): Promise<undefined> => new Promise((resolve) => setTimeout(resolve, ms, undefined));
