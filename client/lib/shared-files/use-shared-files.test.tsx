import { screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { renderScreen } from '#tests/support/client/render-screen.tsx';
import { SharedFiles } from './shared-files.tsx';
import { useSharedFiles } from './use-shared-files.ts';

const scan = new File(['%PDF-1.7'], 'scan.pdf', { type: 'application/pdf' });

function Form({ isOn, onFiles }: { isOn: boolean; onFiles: (files: File[]) => void }) {
  const { isLost } = useSharedFiles(isOn, onFiles);
  return <p>{isLost ? 'lost' : 'fine'}</p>;
}

/** Hands on what it is given as it is: what jsdom calls a file is none to the channels of Node. */
class Channel {
  port1 = new Port();
  port2 = new Port(this.port1);
}
class Port {
  onmessage: ((event: { data: unknown }) => void) | null = null;
  readonly other: Port | undefined;
  constructor(other?: Port) {
    this.other = other;
  }
  postMessage = (data: unknown) => this.other?.onmessage?.({ data });
  close = () => undefined;
}

/** With a worker that has these files in memory. */
function setup(at: string, files: File[] | null = [scan], isOn = true) {
  const waiting = files === null ? [] : [...files];
  const active = { postMessage: (_what: string, [port]: Port[]) => port?.postMessage(waiting.splice(0)) };
  const serviceWorker = { getRegistration: async () => (files === null ? undefined : { active }) };
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker });
  vi.stubGlobal('MessageChannel', Channel);
  onTestFinished(() => void vi.unstubAllGlobals());
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'serviceWorker'));
  const taken: File[][] = [];
  renderScreen(<Form isOn={isOn} onFiles={(given) => taken.push(given)} />, { at, path: '/upload-document' });
  return { taken };
}

test('takes what another app handed over, once', async () => {
  const { taken } = setup('/upload-document?shared=1');

  await vi.waitFor(() => expect(taken).toHaveLength(1));

  expect(taken[0]).toHaveLength(1);
  await vi.waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/upload-document'));
  expect(screen.getByText('fine')).toBeDefined();
});

test.each([
  ['the server had to take it', '/upload-document?shared=lost', [scan]],
  ['nobody has it any more', '/upload-document?shared=1', []],
  ['no worker runs', '/upload-document?shared=1', null],
])('says that it was lost where %s', async (_title, at, files) => {
  const { taken } = setup(at, files);

  expect(await screen.findByText('lost')).toBeDefined();

  expect(taken).toEqual([]);
});

test('waits until the page can take it, and asks for nothing where nothing was handed over', async () => {
  const waiting = setup('/upload-document?shared=1', [scan], false);
  const ordinary = setup('/upload-document');

  await Promise.resolve();

  expect([...waiting.taken, ...ordinary.taken]).toEqual([]);
});

test('says that nothing was added where nothing more can be uploaded', async () => {
  const refused = (at: string) =>
    renderScreen(<SharedFiles isOn={false} isRefused onFiles={() => undefined} />, { at, path: '/upload-document' });

  const { unmount } = refused('/upload-document');
  expect(screen.queryByText('What you shared was not added')).toBeNull();
  unmount();

  refused('/upload-document?shared=1');
  expect(await screen.findByText('What you shared was not added')).toBeDefined();
});
