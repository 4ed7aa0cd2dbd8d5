import { expect, test } from 'vitest';
import { createOpenedSource, type Opened } from './opened-source.ts';

const first: Opened = { id: 'a', spans: [[0, 3]] };
const second: Opened = { id: 'b', spans: [[4, 9]] };

function setup() {
  const opened = createOpenedSource();
  let told = 0;
  const stop = opened.subscribe(() => (told += 1));
  return { opened, stop, told: () => told };
}

test('holds one source open at a time', () => {
  const { opened } = setup();

  opened.toggle(first);
  opened.toggle(second);
  expect(opened.current()).toBe(second);

  opened.toggle(second);
  expect(opened.current()).toBeNull();
});

test('stays open where it is opened again', () => {
  const { opened } = setup();

  opened.open(first);
  opened.open({ ...first });

  expect(opened.current()?.id).toBe('a');
});

test('tells those who follow it, until they stop', () => {
  const { opened, stop, told } = setup();

  opened.open(first);
  stop();
  opened.close();

  expect(told()).toBe(1);
});
