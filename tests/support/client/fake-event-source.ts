import { onTestFinished, vi } from 'vitest';
import type { DocumentProgress } from '#core/documents/medical-document.ts';
import type { ShareEvent } from '#core/sharing/share.ts';
import type { Telling } from '#core/documents/telling.ts';

/** Stands for server-sent events: a test sends what a server would. */
export class FakeEventSource extends EventTarget {
  static readonly opened: FakeEventSource[] = [];
  static readonly CLOSED = 2;
  readonly url: string;
  readyState = 1;
  isClosed = false;

  constructor(url: string) {
    super();
    this.url = url;
    FakeEventSource.opened.push(this);
  }

  send(progress: DocumentProgress): void {
    this.dispatchEvent(new MessageEvent('progress', { data: JSON.stringify(progress) }));
  }

  sendTelling(telling: Telling): void {
    this.dispatchEvent(new MessageEvent('telling', { data: JSON.stringify(telling) }));
  }

  sendShare(event: ShareEvent): void {
    this.sendRaw(JSON.stringify(event), 'share');
  }

  sendRaw(data: string, type: 'progress' | 'telling' | 'share' = 'progress'): void {
    this.dispatchEvent(new MessageEvent(type, { data }));
  }

  /** The connection is lost; the browser takes it up again. */
  fail(): void {
    this.dispatchEvent(new Event('error'));
  }

  /** The server does not let it connect, and the browser gives up. */
  refuse(): void {
    this.readyState = FakeEventSource.CLOSED;
    this.fail();
  }

  close(): void {
    this.isClosed = true;
  }
}

/** Puts the fake in the place of the browser's own for one test. */
export function fakeEvents(): { opened: FakeEventSource[]; last: () => FakeEventSource } {
  FakeEventSource.opened.length = 0;
  vi.stubGlobal('EventSource', FakeEventSource);
  onTestFinished(() => void vi.unstubAllGlobals());
  const last = () => {
    const source = FakeEventSource.opened.at(-1);
    if (source === undefined) throw new Error('Nobody follows the events');
    return source;
  };
  return { opened: FakeEventSource.opened, last };
}
