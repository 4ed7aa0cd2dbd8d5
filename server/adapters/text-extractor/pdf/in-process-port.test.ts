import { expect, test } from 'vitest';
import { InProcessPort, PortMessage } from './in-process-port.ts';

const turn = () => new Promise((resolve) => setTimeout(resolve, 0));

/** A port and what came through it. */
function setup() {
  const port = new InProcessPort();
  const heard: unknown[] = [];
  port.addEventListener('message', (event) => event instanceof PortMessage && heard.push(event.data));
  return { port, heard };
}

test('brings messages in order, after the sender went on', async () => {
  const { port, heard } = setup();
  port.postMessage({ chunk: 1 });
  port.postMessage({ chunk: 2 });
  expect(heard).toEqual([]);
  await turn();
  expect(heard).toEqual([{ chunk: 1 }, { chunk: 2 }]);
});

test('a chunk whose list is begun anew after it was sent arrives with its list', async () => {
  const { port, heard } = setup();
  const chunk: { items: string[] } = { items: ['Sodium'] };
  port.postMessage({ chunk });
  chunk.items = [];
  await turn();
  expect(heard).toEqual([{ chunk: { items: ['Sodium'] } }]);
});

test('bytes are handed over as they are', async () => {
  const { port, heard } = setup();
  const chunk = new Uint8Array([1, 2]);
  port.postMessage({ chunk });
  await turn();
  expect(heard).toEqual([{ chunk }]);
});
