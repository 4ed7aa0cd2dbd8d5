/** Adds counts of networks to those of all processes, and tells what all have counted in this minute, and how long it lasts. */
export type Exchange = (
  counted: ReadonlyMap<string, number>,
) => Promise<{ totals: ReadonlyMap<string, number>; msLeft: number }>;

export type RequestCounts = {
  /** Counts one more request of a network: how many there were in this minute, as far as is known, and how long it lasts. */
  add(network: string): { requests: number; msLeft: number };
  close(): void;
};

const minuteMs = 60_000;
const exchangeEveryMs = 1_000;

type Counted = { known: number; since: number };

/**
 * Counts the requests of all processes without asking the database at any of them: each tells the others once a second. So a
 * limit may be passed by what comes within that second. While the database is away, each process counts by itself.
 */
export function createRequestCounts(
  exchange: Exchange,
  { onFault, now = () => performance.now() }: { onFault: (error: unknown) => void; now?: () => number },
): RequestCounts {
  const networks = new Map<string, Counted>();
  let endsAt = now() + minuteMs;
  let isExchanging = false;

  const startMinute = () => {
    if (now() < endsAt) return;
    networks.clear();
    endsAt = now() + minuteMs;
  };

  const tell = async () => {
    const counted = new Map([...networks].flatMap(([network, { since }]) => (since > 0 ? [[network, since]] : [])));
    if (isExchanging || counted.size === 0) return;
    isExchanging = true;
    for (const [network, counts] of networks) networks.set(network, { known: counts.known + counts.since, since: 0 });
    try {
      const { totals, msLeft } = await exchange(counted);
      endsAt = now() + msLeft;
      for (const [network, known] of totals) networks.set(network, { known, since: networks.get(network)?.since ?? 0 });
    } catch (error) {
      onFault(error);
    } finally {
      isExchanging = false;
    }
  };
  const timer = setInterval(() => void tell(), exchangeEveryMs).unref();

  return {
    add(network) {
      startMinute();
      const { known, since } = networks.get(network) ?? { known: 0, since: 0 };
      networks.set(network, { known, since: since + 1 });
      return { requests: known + since + 1, msLeft: Math.max(1, Math.round(endsAt - now())) };
    },
    close: () => clearInterval(timer),
  };
}
