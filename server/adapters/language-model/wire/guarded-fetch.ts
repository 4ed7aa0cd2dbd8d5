import * as http from 'node:http';
import * as https from 'node:https';
import { CallFault, type Verdict } from './call-fault.ts';
import { guardedLookup, type Resolve } from './guarded-lookup.ts';
import { judgeRefusal } from './judge-refusal.ts';
import { limitedBody, readRefusal, type BodyLimits } from './limited-body.ts';
import { isPrivateAddress, literalAddress } from './private-addresses.ts';

export type Fetch = (input: string | URL | Request, init?: RequestInit) => Promise<Response>;

export type GuardedFetchOptions = {
  /** Hosts that may have a private address: what the operator has named himself. */
  mayBePrivate: (host: string) => boolean;
  limits: BodyLimits;
  onSent?: ((bytes: number) => void) | undefined;
  /** Told the first fault, since libraries between here and there wrap errors or swallow them. */
  onFault: (verdict: Verdict) => void;
  resolve?: Resolve | undefined;
};

/**
 * A fetch for one call of a provider: it answers with a stream of events or throws CallFault. No proxy, no redirect, no compression,
 * no answer without end, and no connection into a private network that nobody asked for.
 */
export function guardedFetch({ onFault, ...options }: GuardedFetchOptions): Fetch {
  return async (input, init = {}) => {
    try {
      const message = await send(new URL(input instanceof Request ? input.url : input), init, options);
      await refuseOthers(message, options.limits);
      return new Response(streamOf(limitedBody(message, options.limits), onFault), {
        status: message.statusCode ?? 200,
        headers: { 'content-type': 'text/event-stream' },
      });
    } catch (error) {
      const fault = error instanceof CallFault ? error : new CallFault({ fault: 'unreachable' });
      onFault(fault.verdict);
      throw fault;
    }
  };
}

type SendOptions = Omit<GuardedFetchOptions, 'onFault'>;

function send(url: URL, init: RequestInit, { mayBePrivate, onSent, resolve }: SendOptions) {
  const literal = literalAddress(url);
  const isTrusted = mayBePrivate(url.hostname);
  // An address needs no look-up, so the look-up cannot refuse it.
  if (literal !== undefined && !isTrusted && isPrivateAddress(literal)) throw new CallFault({ fault: 'unreachable' });

  const body = Buffer.from(typeof init.body === 'string' ? init.body : '');
  const { request, Agent } = url.protocol === 'https:' ? https : http;
  return new Promise<http.IncomingMessage>((resolved, reject) => {
    const outgoing = request(url, {
      method: init.method ?? 'POST',
      headers: {
        ...Object.fromEntries(new Headers(init.headers)),
        'accept-encoding': 'identity',
        'content-length': body.length,
      },
      // An agent of its own takes no proxy from the environment and keeps no connection for others.
      agent: new Agent({ keepAlive: false }),
      ...(isTrusted ? {} : { lookup: guardedLookup(resolve) }),
      ...(init.signal && { signal: init.signal }),
    });
    outgoing.on('response', resolved).on('error', reject);
    outgoing.once('finish', () => onSent?.(body.length));
    outgoing.end(body);
  });
}

async function refuseOthers(message: http.IncomingMessage, limits: BodyLimits): Promise<void> {
  const status = message.statusCode ?? 0;
  if (status < 200 || status >= 300) throw new CallFault(judgeRefusal(status, await readRefusal(message, limits)));
  const { 'content-type': type = '', 'content-encoding': encoding = 'identity' } = message.headers;
  if (/^text\/event-stream\b/i.test(type) && encoding === 'identity') return;
  message.destroy();
  throw new CallFault({ fault: 'garbage', status });
}

function streamOf(body: AsyncGenerator<Uint8Array>, onFault: (verdict: Verdict) => void): ReadableStream<Uint8Array> {
  return new ReadableStream({
    async pull(controller) {
      try {
        const { done, value } = await body.next();
        if (done === true) controller.close();
        else controller.enqueue(value);
      } catch (error) {
        if (error instanceof CallFault) onFault(error.verdict);
        controller.error(error);
      }
    },
    async cancel() {
      await body.return(undefined);
    },
  });
}
