import dns from 'node:dns';
import { setTimeout as pause } from 'node:timers/promises';

// Loaded into the program before everything else: names of others are looked up in every way that fails, and never reach a network.

type Found = dns.LookupAddress[];
type Fail = () => Promise<Found | undefined>;

const fault = (code: string) => Object.assign(new Error(`getaddrinfo ${code}`), { code, syscall: 'getaddrinfo' });
const refuse = (code: string) => async (): Promise<never> => {
  throw fault(code);
};

const fails: readonly Fail[] = [
  refuse('ENOTFOUND'),
  refuse('EAI_AGAIN'),
  refuse('ETIMEOUT'),
  async () => [],
  async () => undefined,
  async () => [{ address: '127.0.0.1', family: 4 }], // an address that nobody may be led to
  async () => {
    await pause(15_000);
    throw fault('EAI_AGAIN');
  },
];

const isOwn = (name: string): boolean => name === 'localhost' || /^[\d.:[\]a-f]+$/i.test(name);
const anyFail = (): Promise<Found | undefined> =>
  (fails[Math.floor(Math.random() * fails.length)] ?? refuse('ENOTFOUND'))();

const own = { lookup: dns.lookup, promised: dns.promises.lookup };

Object.assign(dns, {
  lookup(name: string, ...rest: unknown[]) {
    const answer = rest.at(-1);
    if (isOwn(name) || typeof answer !== 'function') return Reflect.apply(own.lookup, dns, [name, ...rest]);
    // As Node calls it: without addresses where there is a fault.
    return void anyFail().then(
      (found) => answer(null, found),
      (error: unknown) => answer(error),
    );
  },
});
Object.assign(dns.promises, {
  lookup: (name: string, ...rest: unknown[]) =>
    isOwn(name) ? Reflect.apply(own.promised, dns.promises, [name, ...rest]) : anyFail(),
});
