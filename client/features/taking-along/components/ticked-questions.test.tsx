import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderAt } from '#tests/support/client/render-at.tsx';
import { TickedQuestions } from './ticked-questions.tsx';

const three = ['What now?', 'And then?', 'May I fly?'];
const address = /^mailto:\?subject=(.*)&body=(.*)$/;

function setup(suggested = three) {
  const onPrint = vi.fn();
  const { user } = renderAt(
    '/samples/lab-panel',
    <TickedQuestions documentRef="0" title="Blood test" suggested={suggested} onPrint={onPrint}>
      {(pick) => suggested.map((question) => <div key={question}>{pick(question)}</div>)}
    </TickedQuestions>,
  );
  // The address of the link that is followed, which no test may leave by.
  const followed = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const mail = () => {
    const link = followed.mock.contexts[0];
    const [, subject = '', body = ''] = address.exec(link instanceof HTMLAnchorElement ? link.href : '') ?? [];
    return { subject: decodeURIComponent(subject), body: decodeURIComponent(body) };
  };
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  const tick = (question: string) => user.click(screen.getByRole('checkbox', { name: `Take along: ${question}` }));
  return { user, onPrint, followed, mail, press, tick };
}

const clipboard = () => navigator.clipboard.readText();
const withoutClipboard = () => vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));

test('copies all questions to begin with, numbered, under the title of the document', async () => {
  const { press } = setup();

  await press('Copy questions');

  expect(await screen.findByText('Questions copied')).toBeDefined();
  expect(await clipboard()).toBe('Blood test\n\n1. What now?\n2. And then?\n3. May I fly?\n');
});

test('takes along what is ticked, everywhere', async () => {
  const { press, tick, onPrint, mail } = setup();
  await tick('And then?');
  expect(screen.getByRole('group', { name: 'Take 2 of 3 questions along' })).toBeDefined();

  await press('Copy questions');
  await press('Print questions');
  await press('E-mail questions');

  expect(await clipboard()).toBe('Blood test\n\n1. What now?\n2. May I fly?\n');
  expect(onPrint).toHaveBeenCalledWith({ questions: ['What now?', 'May I fly?'] });
  expect(mail().body).toBe('Blood test\r\n\r\n1. What now?\r\n2. May I fly?\r\n');
});

test('says so where nothing is ticked, and begins anew with a tick', async () => {
  const { tick } = setup(['What now?']);
  await tick('What now?');
  expect(screen.getByText('Tick a question to take it along.')).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();

  await tick('What now?');

  expect(screen.getByRole('group', { name: 'Take these questions along' })).toBeDefined();
});

test('has nothing to take along where there are no questions', () => {
  setup([]);

  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByText(/Tick a question/)).toBeNull();
});

test('says so where the clipboard is out of reach', async () => {
  const { press } = setup();
  withoutClipboard();

  await press('Copy questions');

  expect(await screen.findByText(/could not be copied/)).toBeDefined();
});

test('opens a mail to nobody yet, and says what to do where nothing opens', async () => {
  const { press, mail } = setup();
  expect(screen.getByRole('button', { name: 'E-mail questions', description: /Mail is not private/ })).toBeDefined();

  await press('E-mail questions');

  expect(mail().subject).toBe('Questions for my appointment');
  expect(screen.getByText(/If nothing happens, use Copy/)).toBeDefined();
});

const long = Array.from(
  { length: 30 },
  (_, index) => `What could have raised my potassium in week ${index}, and what helps?`,
);

test('copies a list that is too long for a link as a whole, and says where to paste it', async () => {
  const { press, mail } = setup(long);

  await press('E-mail questions');

  expect(await screen.findByText('Paste the questions into the mail')).toBeDefined();
  expect(await clipboard()).toContain(`30. ${long[29]}`);
  expect(mail().body).toMatch(/^Paste your questions here/);
});

test('opens no mail where a long list could not be copied, and says so', async () => {
  const { press, followed } = setup(long);
  withoutClipboard();

  await press('E-mail questions');

  expect(await screen.findByText(/They could not be copied either/)).toBeDefined();
  expect(followed).not.toHaveBeenCalled();
});
