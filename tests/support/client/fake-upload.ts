import { onTestFinished, vi } from 'vitest';

/** Stands for XMLHttpRequest: a test moves the progress and gives the answer. */
export class FakeUpload extends EventTarget {
  static readonly sent: FakeUpload[] = [];
  readonly upload = new EventTarget();
  readonly headers = new Map<string, string>();
  withCredentials = false;
  status = 0;
  statusText = '';
  responseText = '';
  method = '';
  url = '';
  form = new FormData();
  isAborted = false;

  open(method: string, url: string): void {
    this.method = method;
    this.url = url;
  }

  setRequestHeader(name: string, value: string): void {
    this.headers.set(name.toLowerCase(), value);
  }

  send(form: FormData): void {
    this.form = form;
    FakeUpload.sent.push(this);
  }

  abort(): void {
    this.isAborted = true;
    this.dispatchEvent(new Event('abort'));
  }

  progress(loaded: number, total: number): void {
    this.upload.dispatchEvent(new ProgressEvent('progress', { lengthComputable: true, loaded, total }));
  }

  answer(status: number, body: unknown): void {
    this.status = status;
    this.statusText = 'Status';
    this.responseText = typeof body === 'string' ? body : JSON.stringify(body);
    this.dispatchEvent(new Event('load'));
  }

  loseConnection(): void {
    this.dispatchEvent(new Event('error'));
  }
}

/** Puts the fake in the place of the browser's own for one test. */
export function fakeUploads(): { sent: FakeUpload[]; last: () => FakeUpload } {
  FakeUpload.sent.length = 0;
  vi.stubGlobal('XMLHttpRequest', FakeUpload);
  onTestFinished(() => void vi.unstubAllGlobals());
  const last = () => {
    const upload = FakeUpload.sent.at(-1);
    if (upload === undefined) throw new Error('Nothing was sent');
    return upload;
  };
  return { sent: FakeUpload.sent, last };
}
