import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { Interpretation } from '#core/documents/interpretation.ts';
import type { VisitSlots } from '#client/lib/medical-documents/visit-slots.ts';
import { anInterpretation } from '#tests/support/client/documents.ts';
import { fakeApi } from '#tests/support/client/fake-api.ts';
import { renderScreen } from '#tests/support/client/render-screen.tsx';
import { InterpretationView } from './interpretation-view.tsx';

function setup(more: Partial<Interpretation> = {}, isSample = false, visit: VisitSlots | null = null) {
  const api = fakeApi();
  renderScreen(
    <InterpretationView
      interpretation={anInterpretation(more)}
      address="/api/interpretations/7"
      isSample={isSample}
      visit={visit}
    />,
    {
      at: '/interpretation/7',
      path: '/interpretation/:id',
    },
  );
  return { api, user: userEvent.setup() };
}

const openTab = (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(screen.getByRole('tab', { name }));
const panel = () => within(screen.getByRole('tabpanel'));

test('heads the page with its title, the type and the title of the document', () => {
  setup();

  expect(screen.getByRole('heading', { level: 1, name: 'AI Interpretation' })).toBeDefined();
  expect(screen.getByText('Lab Result: Metabolic panel')).toBeDefined();
  expect(screen.getByText('Blood test in September')).toBeDefined();
  expect(screen.getByRole('link', { name: 'View Original Document' }).getAttribute('href')).toBe('/document/7');
});

test('calls the type Medical where nothing is known of it', () => {
  setup({ documentType: 'other', documentKind: 'other_medical' });

  expect(screen.getByText('Medical')).toBeDefined();
});

test('puts the main message and the next step above the tabs', () => {
  setup();

  const message = within(screen.getByRole('region', { name: 'The main message' }));
  expect(message.getByRole('button', { name: 'Your glucose is low, and your potassium is high.' })).toBeDefined();
  expect(message.getByText('Next step')).toBeDefined();
  expect(message.getByText('Call your doctor today.')).toBeDefined();
});

test('has the four tabs in their order, and opens with the explanation', () => {
  setup();

  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Simplified Explanation',
    'Medical Terms',
    'Questions to Ask',
    'Recommendations',
  ]);
  expect(screen.getByRole('tabpanel').textContent).toContain('Potassium helps your heart keep its rhythm');
});

test('tells the main message above every tab, and in the first one', async () => {
  const { user } = setup();

  expect(screen.getAllByRole('button', { name: 'Your glucose is low, and your potassium is high.' })).toHaveLength(2);

  await user.click(screen.getByRole('tab', { name: 'Medical Terms' }));
  expect(screen.getAllByRole('button', { name: 'Your glucose is low, and your potassium is high.' })).toHaveLength(1);
});

test('tells the summary first in the explanation', () => {
  setup();

  expect(panel().getByRole('button', { name: 'Your glucose is low, and your potassium is high.' })).toBeDefined();
});

test('opens the exact words of the document beside a sentence, and closes them again', async () => {
  const { user } = setup();
  const sentence = panel().getByRole('button', { name: 'Your potassium is 6.1 mmol/L, above the printed range.' });

  await user.click(sentence);

  const source = within(screen.getByRole('group', { name: 'In your document' }));
  expect(source.getByText('6.1').tagName).toBe('MARK');
  expect(source.getByText(/Potassium/)).toBeDefined();
  const start = anInterpretation().text.indexOf('6.1');
  expect(source.getByRole('link', { name: 'Open in the original document' }).getAttribute('href')).toBe(
    `/document/7#at=${start}-${start + 3}`,
  );
  expect(sentence.getAttribute('aria-expanded')).toBe('true');

  await user.click(source.getByRole('button', { name: 'Close the source' }));
  expect(screen.queryByRole('group', { name: 'In your document' })).toBeNull();
  expect(document.activeElement).toBe(sentence);
});

test('opens and closes a source by keyboard', async () => {
  const { user } = setup();
  panel().getByRole('button', { name: 'The report says: mild chronic kidney disease.' }).focus();

  await user.keyboard('{Enter}');
  expect(screen.getByRole('group', { name: 'In your document' })).toBeDefined();

  await user.keyboard('{Escape}');
  expect(screen.queryByRole('group', { name: 'In your document' })).toBeNull();

  await user.keyboard(' ');
  expect(screen.getByRole('group', { name: 'In your document' })).toBeDefined();
});

test('shows every place where a sentence stands on several', async () => {
  const { user } = setup();

  await user.click(panel().getByRole('button', { name: 'Your glucose is low, and your potassium is high.' }));

  expect(screen.getByRole('group', { name: 'In your document, in 2 places' }).querySelectorAll('mark')).toHaveLength(2);
});

test('shows the first few of many places, and all of them when asked', async () => {
  const spans = [0, 1, 2, 3, 4, 5].map((start): [number, number] => [start, start + 1]);
  const text = 'Six rows are outside.';
  const { user } = setup({
    summary: '',
    interpretation: text,
    sentences: [{ section: 'interpretation', text, spans, basis: 'document' }],
  });
  await user.click(panel().getByRole('button', { name: text }));
  const marks = () => screen.getByRole('group', { name: 'In your document, in 6 places' }).querySelectorAll('mark');
  expect(marks()).toHaveLength(4);

  await user.click(screen.getByRole('button', { name: 'Show 2 more' }));

  expect(marks()).toHaveLength(6);
});

test('marks what is general, and gives it no source to open', () => {
  setup();

  expect(panel().getAllByText('General information').length).toBeGreaterThan(0);
  expect(panel().queryByRole('button', { name: 'Potassium helps your heart keep its rhythm.' })).toBeNull();
});

test('shows the interpretation where there is no summary', () => {
  setup({ summary: '' });

  expect(screen.queryByRole('region', { name: 'The main message' })).toBeNull();
  expect(panel().getByRole('button', { name: 'The report says: mild chronic kidney disease.' })).toBeDefined();
});

test('says so where there is no explanation at all', () => {
  setup({ summary: '', interpretation: '', labResults: [], sentences: [] });

  expect(panel().getByText('No simplified explanation available.')).toBeDefined();
});

test('groups the terms by importance, and opens one general term at a time', async () => {
  const { user } = setup();
  await openTab(user, 'Medical Terms');

  expect(within(panel().getByRole('list', { name: 'Key Medical Terms' })).getByText('potassium')).toBeDefined();
  expect(within(panel().getByRole('list', { name: 'Relevant Medical Terms' })).getByText(/some months/)).toBeDefined();
  expect(panel().getByText('High importance')).toBeDefined();
  expect(panel().getByRole('heading', { name: 'General Medical Terms' })).toBeDefined();

  await user.click(panel().getByRole('button', { name: 'TSH' }));
  expect(panel().getByText(/tells the thyroid/)).toBeDefined();
  await user.click(panel().getByRole('button', { name: 'ferritin' }));
  expect(panel().getByText('A protein that stores iron.')).toBeDefined();
  expect(panel().queryByText(/tells the thyroid/)).toBeNull();
});

test('shows a term where it stands in the document', async () => {
  const { user } = setup();
  await openTab(user, 'Medical Terms');

  await user.click(panel().getByRole('button', { name: 'Show in the document: potassium' }));

  expect(within(screen.getByRole('group', { name: 'In your document' })).getByText('Potassium').tagName).toBe('MARK');
});

test('says so where there are no terms', async () => {
  const { user } = setup({ medicalTerminology: [] });
  await openTab(user, 'Medical Terms');

  expect(panel().getByText('No significant medical terms were identified in this document.')).toBeDefined();
});

test('numbers the questions, and says where they come from', async () => {
  const { user } = setup();
  await openTab(user, 'Questions to Ask');

  expect(panel().getAllByRole('listitem')).toHaveLength(2);
  expect(panel().getByText(/These questions are AI suggestions/)).toBeDefined();
});

test('shows first the questions that the health profile is about, and why', async () => {
  const because = 'This is about kidneys, which your health profile names.';
  const questionOrder = [
    { index: 1, because },
    { index: 0, because: null },
  ];
  const { user } = setup({ questionOrder });
  await openTab(user, 'Questions to Ask');

  const [first, second] = panel().getAllByRole('listitem');
  expect(first?.textContent).toBe(`When should I have the next test?${because}`);
  expect(second?.textContent).toContain('What could have raised my potassium?');
});

test('says so where there are no questions', async () => {
  const { user } = setup({ actionItems: [] });
  await openTab(user, 'Questions to Ask');

  expect(panel().getByText('No specific questions were identified for this document.')).toBeDefined();
});

test('lists findings and recommendations with their sources', async () => {
  const { user } = setup();
  await openTab(user, 'Recommendations');

  expect(panel().getByRole('heading', { name: 'Key Findings' })).toBeDefined();
  expect(panel().getByRole('button', { name: 'Your sodium is in range.' })).toBeDefined();
  expect(
    panel().getByRole('button', { name: 'The report asks for another potassium test in one week.' }),
  ).toBeDefined();
  expect(panel().getByText(/does not replace advice from your doctor/)).toBeDefined();
});

test('says so where there are no findings and no recommendations', async () => {
  const { user } = setup({ keyFindings: [], recommendations: [] });
  await openTab(user, 'Recommendations');

  expect(panel().getByText('No specific findings were identified for this document.')).toBeDefined();
  expect(panel().getByText('No specific recommendations were identified for this document.')).toBeDefined();
});

test('puts everything on paper, and comes back to the tab that was open', async () => {
  const { user } = setup();
  let paper = '';
  vi.stubGlobal('print', () => void (paper = document.body.textContent));
  await openTab(user, 'Medical Terms');

  await user.click(screen.getByRole('button', { name: 'Print' }));

  for (const part of ['Simplified Explanation', 'A protein that stores iron.', 'When should I', 'Key Findings'])
    expect(paper).toContain(part);
  expect(paper).toContain('Where each sentence comes from');
  expect(screen.getByRole('tab', { name: 'Medical Terms', selected: true })).toBeDefined();
  vi.unstubAllGlobals();
});

/** The words of the page without what is out of sight. */
function onPaper(): string {
  const sheet = document.body.cloneNode(true);
  if (!(sheet instanceof HTMLElement)) return '';
  for (const hidden of sheet.querySelectorAll('[hidden]')) hidden.remove();
  return sheet.textContent;
}

const visit: VisitSlots = {
  List: ({ suggested, onPrint, children }) => (
    <>
      {children(() => null)}
      <button onClick={() => onPrint({ questions: suggested.slice(1) })}>Print the second one</button>
      <button onClick={() => onPrint('visit')}>Print my list</button>
    </>
  ),
  Printed: () => <p>My own list</p>,
  Calendar: () => null,
};

test.each([
  ['Print the second one', 'When should I have the next test?'],
  ['Print my list', 'My own list'],
])('puts questions alone on paper: %s', async (name, words) => {
  const { user } = setup({}, false, visit);
  let paper = '';
  vi.stubGlobal('print', () => void (paper = onPaper()));
  await openTab(user, 'Questions to Ask');

  await user.click(screen.getByRole('button', { name }));

  expect(paper).toContain(words);
  expect(paper).not.toContain('What could have raised my potassium?');
  expect(paper).not.toContain('Key Findings');
  vi.unstubAllGlobals();
});

test('shows a sample without feedback and without an original document', () => {
  setup({ documentId: 0 }, true);

  expect(screen.getByText('This is a sample report')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Helpful' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'View Original Document' })).toBeNull();
});
