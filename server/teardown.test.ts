import { expect, test } from 'vitest';
import { createTeardown } from './teardown.ts';

test('closes in reverse, each once, also when one of them fails', async () => {
  const closed: string[] = [];
  const teardown = createTeardown();
  teardown.add(() => Promise.resolve(void closed.push('database')));
  teardown.add(() => Promise.reject(new Error('stuck')));
  teardown.add(() => {
    throw new Error('closed already');
  });
  teardown.add(() => Promise.resolve(void closed.push('server')));

  await teardown.run();
  await teardown.run();

  expect(closed).toEqual(['server', 'database']);
});
