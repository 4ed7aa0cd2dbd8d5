import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Allowance } from '#core/plans/allowance.ts';
import type { VisitQuestions as Saved } from '#core/taking-along/visit-questions.ts';
import { fakeApi, later, ok, refused } from '#tests/support/client/fake-api.ts';
import { allowanceOf, guestAllowance } from '#tests/support/client/plans.ts';
import { renderAt } from '#tests/support/client/render-at.tsx';
import { VisitQuestions } from './visit-questions.tsx';

const path = '/api/interpretations/7/visit-questions';
const suggested = ['What could have raised my potassium?', 'When should I have the next test?'];
const own = (text: string) => ({ text, isOwn: true });

function setup(questions: Saved['questions'] = [], allowance: Allowance = allowanceOf('basic')) {
  const api = fakeApi()
    .on('GET /api/plan', () => ok(allowance))
    .on(`GET ${path}`, () => ok({ questions }))
    .on(`PUT ${path}`, ({ body }) => ok(body));
  const onPrint = vi.fn();
  const { user } = renderAt(
    '/interpretation/7',
    <VisitQuestions documentRef="7" title="Blood test" suggested={suggested} onPrint={onPrint}>
      {(pick) => (
        <ul aria-label="Suggested">
          {suggested.map((question) => (
            <li key={question}>
              {question} {pick(question)}
            </li>
          ))}
        </ul>
      )}
    </VisitQuestions>,
  );
  const saved = () => api.callsOf(`PUT ${path}`).map(({ body }) => body);
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
  return { api, user, onPrint, saved, press };
}

const rows = () =>
  within(screen.getByRole('list', { name: 'Your questions' }))
    .getAllByRole('listitem')
    .map((row) => row.querySelector('p')?.textContent);
const button = (name: string) => screen.getByRole('button', { name });

test('puts suggested questions on the list, and saves it', async () => {
  const { press, saved } = setup();
  expect(await screen.findByText(/Nothing is on your list yet/)).toBeDefined();

  await press(`Add to my list: ${suggested[1]}`);

  expect(rows()).toEqual([suggested[1]]);
  expect(saved()).toEqual([{ questions: [{ text: suggested[1], isOwn: false }] }]);
  expect(document.activeElement).toBe(button(`Take off my list: ${suggested[1]}`));
});

test("adds a question of one's own, and empties the field for the next", async () => {
  const { user, press, saved } = setup([own('Can I fly?')]);
  await user.type(await screen.findByLabelText('Add your own question'), ' Can I run again? ');

  await press('Add');

  expect(rows()).toEqual(['Can I fly?', 'Can I run again?']);
  expect(saved()).toEqual([{ questions: [own('Can I fly?'), own('Can I run again?')] }]);
  expect(screen.getByLabelText<HTMLInputElement>('Add your own question').value).toBe('');
});

test.each([
  ['', 'Write a question first.'],
  ['can i fly?', 'This question is on your list already.'],
])('says why "%s" cannot be added', async (text, message) => {
  const { user, press, saved } = setup([own('Can I fly?')]);
  const field = await screen.findByLabelText('Add your own question');
  if (text !== '') await user.type(field, text);

  await press('Add');

  expect(screen.getByText(message)).toBeDefined();
  expect(saved()).toEqual([]);
});

test('moves questions by button, with the focus on it, and says where they are', async () => {
  const { press, saved } = setup([own('One?'), own('Two?'), own('Three?')]);

  await press('Up: Three?');

  expect(rows()).toEqual(['One?', 'Three?', 'Two?']);
  expect(screen.getByText('Moved. It is number 2 of 3 now.')).toBeDefined();
  expect(document.activeElement).toBe(button('Up: Three?'));
  expect(saved()).toHaveLength(1);
});

test('moves questions by Alt and the arrow keys, and stops at the ends', async () => {
  const { user, saved } = setup([own('One?'), own('Two?')]);
  (await screen.findByRole('button', { name: 'Remove: One?' })).focus();

  await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  expect(rows()).toEqual(['Two?', 'One?']);
  expect(document.activeElement).toBe(button('Remove: One?'));

  await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  expect(rows()).toEqual(['Two?', 'One?']);
  expect(saved()).toHaveLength(1);
});

test('takes a question off and leaves the focus with its neighbour', async () => {
  const { press, saved } = setup([own('One?'), own('Two?')]);

  await press('Remove: Two?');

  expect(rows()).toEqual(['One?']);
  expect(document.activeElement).toBe(button('Remove: One?'));
  expect(saved()).toEqual([{ questions: [own('One?')] }]);
});

test('saves one change after the other, so that the last one stays', async () => {
  const { api, press, saved } = setup([own('One?'), own('Two?'), own('Three?')]);
  const first = later();
  api.on(`PUT ${path}`, first.answer);

  await press('Remove: One?');
  await press('Remove: Two?');
  expect(saved()).toHaveLength(1);

  api.on(`PUT ${path}`, ({ body }) => ok(body));
  first.come(ok({ questions: [] }));
  await vi.waitFor(() => expect(saved()).toHaveLength(2));
  expect(rows()).toEqual(['Three?']);
});

test('says so when the list could not be saved, and shows what is stored', async () => {
  const { api, press } = setup([own('One?')]);
  api.on(`PUT ${path}`, () => refused('server.unavailable'));

  await press('Remove: One?');

  expect(await screen.findByText(/Your list could not be saved\./)).toBeDefined();
  expect(await screen.findByRole('list', { name: 'Your questions' })).toBeDefined();
});

test('takes the list along where there is one, and else what is suggested', async () => {
  const { press, onPrint } = setup([own('One?')]);
  await press('Print my list');
  expect(onPrint).toHaveBeenLastCalledWith('visit');
  expect(screen.getByRole('group', { name: 'Take your list along' })).toBeDefined();

  await press('Remove: One?');
  await press('Print questions');

  expect(onPrint).toHaveBeenLastCalledWith({ questions: suggested });
});

test.each([
  ['a guest', guestAllowance()],
  ['Free', allowanceOf('free')],
])('lets %s choose what goes along, and says which plans keep a list', async (_, allowance) => {
  const { api } = setup([], allowance);

  expect(await screen.findByText(/With the Basic and Premium plans you can keep a list/)).toBeDefined();
  expect(screen.getAllByRole('checkbox')).toHaveLength(2);
  expect(screen.queryByRole('button', { name: /my list/ })).toBeNull();
  expect(api.callsOf(`GET ${path}`)).toEqual([]);
});

test('takes along what is suggested where the plan cannot be asked for', async () => {
  const { api } = setup();
  api.on('GET /api/plan', () => refused('server.unavailable'));

  expect(await screen.findByRole('button', { name: 'Copy questions' }, { timeout: 10_000 })).toBeDefined();
  expect(screen.queryByText(/With the Basic and Premium plans/)).toBeNull();
});
