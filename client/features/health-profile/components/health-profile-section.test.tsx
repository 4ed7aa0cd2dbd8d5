import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { emptyHealthProfile, type HealthProfile } from '#core/health-profile/health-profile.ts';
import type { Allowance } from '#core/plans/allowance.ts';
import { broken, fakeApi, ok, refused } from '#tests/support/client/fake-api.ts';
import { allowanceOf } from '#tests/support/client/plans.ts';
import { renderAt } from '#tests/support/client/render-at.tsx';
import { HealthProfileSection } from './health-profile-section.tsx';

const path = '/api/users/health-profile';
const written: HealthProfile = { ...emptyHealthProfile, conditions: ['High blood pressure', 'Asthma'] };

function setup(profile: HealthProfile = emptyHealthProfile, allowance: Allowance = allowanceOf('premium')) {
  const api = fakeApi()
    .on('GET /api/plan', () => ok(allowance))
    .on(`GET ${path}`, () => ok(profile))
    .on(`PUT ${path}`, ({ body }) => ok(body))
    .on(`DELETE ${path}`, () => ok(null));
  const { user } = renderAt('/profile', <HealthProfileSection />);
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
  const saved = () => api.callsOf(`PUT ${path}`).map(({ body }) => body);
  return { api, user, press, saved };
}

const linesOf = (list: string) =>
  within(screen.getByRole('list', { name: list }))
    .getAllByRole('listitem')
    .map(({ firstElementChild }) => firstElementChild?.textContent);

test('says what it is used for, and that it is sent to nobody', async () => {
  setup();

  expect(await screen.findByText(/puts first the questions that concern you, and each of them says why/)).toBeDefined();
  expect(screen.getByText(/never sent to anybody/)).toBeDefined();
  for (const name of ['Conditions', 'Medicines', 'Allergies', 'What matters to me']) {
    expect(await screen.findByRole('heading', { name })).toBeDefined();
  }
});

test('adds a line and saves the whole profile', async () => {
  const { user, press, saved } = setup(written);
  await user.type(await screen.findByLabelText('Add a medicine'), ' metformin 500 mg ');

  await press('Add: Medicines');

  expect(linesOf('Medicines')).toEqual(['metformin 500 mg']);
  expect(saved()).toEqual([{ ...written, medicines: ['metformin 500 mg'] }]);
  expect(document.activeElement).toBe(screen.getByLabelText('Add a medicine'));
});

test.each([
  ['', 'Write something first.'],
  ['asthma', 'This is on the list already.'],
  ['x'.repeat(201), 'Write at most 200 letters.'],
])('says why "%.20s" cannot be added', async (line, message) => {
  const { user, press, saved } = setup(written);
  const field = await screen.findByLabelText('Add a condition');
  await user.click(field);
  await user.paste(line);

  await press('Add: Conditions');

  expect(screen.getByText(message)).toBeDefined();
  expect(saved()).toEqual([]);
});

test('takes a line off, and keeps the focus near', async () => {
  const { press, saved } = setup(written);

  await press('Remove Asthma');

  expect(linesOf('Conditions')).toEqual(['High blood pressure']);
  expect(saved()).toEqual([{ ...written, conditions: ['High blood pressure'] }]);
  expect(document.activeElement).toBe(screen.getByLabelText('Add a condition'));
});

test('says so when it could not be saved, and shows what is stored', async () => {
  const { api, press } = setup(written);
  api.on(`PUT ${path}`, () => refused('server.unavailable'));

  await press('Remove Asthma');

  expect(await screen.findByText(/This could not be saved/)).toBeDefined();
  expect(await screen.findByRole('button', { name: 'Remove Asthma' })).toBeDefined();
});

test('deletes everything after asking', async () => {
  const { api, press } = setup(written);
  await press('Delete the health profile');
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete your health profile?' }));
  expect(dialog.getByText(/cannot be undone/)).toBeDefined();

  await press('Delete');

  expect(await screen.findByText('Your health profile was deleted')).toBeDefined();
  expect(api.callsOf(`DELETE ${path}`)).toHaveLength(1);
  expect(screen.queryByRole('list', { name: 'Conditions' })).toBeNull();
});

test('says in which plan it is, and shows nothing to write', async () => {
  setup(emptyHealthProfile, allowanceOf('basic'));

  expect(await screen.findByText(/part of the Premium plan/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'See plans' }).getAttribute('href')).toBe('/pricing');
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('keeps what was written before to be read and deleted on a smaller plan', async () => {
  setup(written, allowanceOf('free'));

  expect(await screen.findByText(/What you wrote before is still here/)).toBeDefined();
  expect(linesOf('Conditions')).toEqual(['High blood pressure', 'Asthma']);
  expect(screen.queryByRole('button', { name: 'Remove Asthma' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Delete the health profile' })).toBeDefined();
});

test('says so when it could not be loaded', async () => {
  const { api } = setup();
  api.on(`GET ${path}`, () => broken());

  expect(await screen.findByText('Your health profile could not be loaded.')).toBeDefined();
});
