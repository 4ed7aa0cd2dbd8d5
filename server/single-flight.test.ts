import { expect, test } from 'vitest';
import { createSingleFlight } from './single-flight.ts';

function setup() {
  const together = createSingleFlight<string>();
  const begun: string[] = [];
  const stopped: string[] = [];
  const ends = new Map<string, PromiseWithResolvers<string>>();
  const ask = (key: string, signal?: AbortSignal) =>
    together(
      key,
      (left) => {
        begun.push(key);
        left.addEventListener('abort', () => stopped.push(key));
        const end = Promise.withResolvers<string>();
        ends.set(key, end);
        return end.promise;
      },
      { signal },
    );
  const end = (key: string, result: string) => ends.get(key)?.resolve(result);
  const fail = (key: string, reason: string) => ends.get(key)?.reject(new Error(reason));
  return { ask, end, fail, begun, stopped };
}

const leaving = () => new AbortController();

test('who asks for the same at the same time shares one task, and others have their own', async () => {
  const { ask, end, begun } = setup();
  const asked = [ask('page 1'), ask('page 1'), ask('page 2')];

  end('page 1', 'one');
  end('page 2', 'two');

  expect(await Promise.all(asked)).toEqual(['one', 'one', 'two']);
  expect(begun).toEqual(['page 1', 'page 2']);
});

test('who asks after it was done has it done again', async () => {
  const { ask, end, begun } = setup();
  const first = ask('page 1');
  end('page 1', 'one');
  await first;

  const second = ask('page 1');
  end('page 1', 'again');

  expect(await second).toBe('again');
  expect(begun).toEqual(['page 1', 'page 1']);
});

test('what fails fails for all, and is begun anew for the next', async () => {
  const { ask, end, fail } = setup();
  const asked = [ask('page 1'), ask('page 1')].map((answer) => expect(answer).rejects.toThrow('torn'));
  fail('page 1', 'torn');
  await Promise.all(asked);

  const next = ask('page 1');
  end('page 1', 'one');

  expect(await next).toBe('one');
});

test('one who leaves stops nothing that others wait for', async () => {
  const { ask, end, stopped } = setup();
  const left = leaving();
  const first = expect(ask('page 1', left.signal)).rejects.toThrow('gone');
  const second = ask('page 1');

  left.abort(new Error('gone'));
  await first;
  expect(stopped).toEqual([]);
  end('page 1', 'one');

  expect(await second).toBe('one');
});

test('the last one who leaves stops it, and the next does not wait for what is being stopped', async () => {
  const { ask, end, begun, stopped } = setup();
  const [one, other] = [leaving(), leaving()];
  const asked = [ask('page 1', one.signal), ask('page 1', other.signal)];
  const gone = asked.map((answer) => expect(answer).rejects.toThrow('gone'));

  one.abort(new Error('gone'));
  other.abort(new Error('gone'));
  await Promise.all(gone);

  expect(stopped).toEqual(['page 1']);
  const next = ask('page 1');
  end('page 1', 'one');
  expect(await next).toBe('one');
  expect(begun).toEqual(['page 1', 'page 1']);
});

test('who left before is not begun for', async () => {
  const { ask, begun } = setup();

  await expect(ask('page 1', AbortSignal.abort(new Error('gone before')))).rejects.toThrow('gone before');

  expect(begun).toEqual([]);
});
