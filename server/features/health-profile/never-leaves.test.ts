import { expect, test } from 'vitest';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { path, setupTellings } from '#tests/support/telling-server.ts';

const database = await createTestDatabase();

const profile = {
  conditions: ['Zebrapox of the tarn'],
  medicines: ['quibblemycin', 'CRP'],
  allergies: ['moonwheat'],
  whatMatters: ['Ferritin', 'dancing the sirtaki'],
};
const written = /zebrapox|tarn|quibblemycin|moonwheat|dancing|sirtaki/i;

test('no word of a health profile is in what a provider is sent, or in what is shown of that beforehand', async () => {
  const { guest, meetUser, id, agree, requestsOf, wasAsked, kept } = await setupTellings(database, {
    isRead: false,
  });
  await agree('openai');
  const user = await meetUser({ guest });
  await user.ask({ method: 'PUT', url: '/api/users/health-profile', payload: profile });
  await kept.runAll();
  await user.ask({ method: 'POST', url: `${path}/${id}/tellings`, payload: { level: 'simple' } });
  await kept.runAll();
  await user.ask({ method: 'POST', url: `${path}/${id}/answers`, payload: { question: 'What does the CRP mean?' } });
  await wasAsked('openai', 2);
  const preview = await user.get(`${path}/${id}/outgoing`);
  const shown = await user.get(`${path}/${id}`);

  const sent = requestsOf('openai').map((request) => JSON.stringify(request));
  expect(sent.length).toBeGreaterThan(1);
  expect(sent.filter((request) => written.test(request))).toEqual([]);
  expect([preview.statusCode, preview.body.match(written)]).toEqual([200, null]);
  expect([shown.statusCode, shown.body.match(written)]).toEqual([200, null]);
});
