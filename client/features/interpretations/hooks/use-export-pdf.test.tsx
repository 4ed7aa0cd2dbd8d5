import { onlineManager } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { TellingChoice } from '#core/documents/telling.ts';
import { broken, fakeApi, later, ok, refused } from '#tests/support/client/fake-api.ts';
import { renderScreen } from '#tests/support/client/render-screen.tsx';
import { InterpretationActions } from '../components/interpretation-actions.tsx';
import { useExportPdf } from './use-export-pdf.ts';

const address = '/api/medical-documents/7/pdf';
const filename = 'readback-AAAAAAAAAAAAAAAAAAAAAA.pdf';
const report = { pdfPath: `/api/pdf-reports/${filename}`, filename };

function Header({ choice }: { choice: TellingChoice }) {
  const pdf = useExportPdf(address, choice);
  return (
    <>
      <InterpretationActions documentHref={null} onRead={() => {}} onPrint={() => {}} pdf={pdf} keeping={null} />
      {/* As a voice may ask beside the button. */}
      <button onClick={() => [pdf, pdf].forEach(({ exportPdf }) => exportPdf())}>Twice</button>
    </>
  );
}

type Options = { choice?: TellingChoice; language?: string };

function setup({ choice = { level: 'standard', language: 'en' }, language = 'en-US' }: Options = {}) {
  vi.spyOn(navigator, 'language', 'get').mockReturnValue(language);
  onTestFinished(() => void vi.restoreAllMocks());
  const downloads: string[] = [];
  const follow = (event: Event) => {
    const link = event.target;
    if (!(link instanceof HTMLAnchorElement) || !link.hasAttribute('download')) return;
    event.preventDefault();
    downloads.push(link.getAttribute('href') ?? '');
  };
  document.addEventListener('click', follow);
  onTestFinished(() => document.removeEventListener('click', follow));
  const paper = language === 'en-US' ? 'letter' : 'a4';
  const timeZone = encodeURIComponent(Intl.DateTimeFormat().resolvedOptions().timeZone);
  const call = `GET ${address}?level=${choice.level}&language=${choice.language}&paper=${paper}&timeZone=${timeZone}`;
  const api = fakeApi();
  renderScreen(<Header choice={choice} />, { at: '/', path: '/' });
  const press = (name = 'Export as PDF') => userEvent.setup().click(screen.getByRole('button', { name }));
  return { api, call, downloads, press };
}

test('downloads the PDF and says so', async () => {
  const { api, call, downloads, press } = setup();
  api.on(call, () => ok(report));

  await press();

  expect(await screen.findByText('PDF Generated Successfully')).toBeDefined();
  expect(screen.getByText('Your medical document has been exported as a PDF')).toBeDefined();
  expect(downloads).toEqual([report.pdfPath]);
});

test('asks for the words that are chosen, on the paper of where one lives', async () => {
  const { api, call, downloads, press } = setup({ choice: { level: 'simple', language: 'es' }, language: 'de-AT' });
  api.on(call, () => ok(report));

  await press();

  expect(await screen.findByText('PDF Generated Successfully')).toBeDefined();
  expect(downloads).toHaveLength(1);
});

test('is made once at a time, however often it is asked for, and then again', async () => {
  const { api, call, downloads, press } = setup();
  const { answer, come } = later();
  api.on(call, answer);

  await press('Twice');
  await press('Generating PDF...');
  come(ok(report));
  await screen.findByText('PDF Generated Successfully');
  expect([api.calls.length, downloads.length]).toEqual([1, 1]);

  api.on(call, () => ok(report));
  await press();
  await expect.poll(() => downloads.length).toBe(2);
});

test('the button keeps its focus while it works', async () => {
  const { api, call, press } = setup();
  const { answer, come } = later();
  api.on(call, answer);

  await press();

  const busy = screen.getByRole('button', { name: 'Generating PDF...' });
  expect([document.activeElement, busy.getAttribute('aria-disabled')]).toEqual([busy, 'true']);
  come(ok(report));
  expect(await screen.findByRole('button', { name: 'Export as PDF' })).toBe(document.activeElement);
});

test.each([
  [
    'the printer failed',
    () => refused('pdf.failed'),
    'The PDF could not be made. Try again. Printing the page works too.',
  ],
  ['the document is gone', () => refused('document.not_found'), 'This document does not exist or has been deleted.'],
  [
    'there are too many',
    () => refused('request.too_many'),
    'You have done this many times in a short while. Wait a minute and try again.',
  ],
  ['a proxy answers', () => broken(502), '502: Broken'],
])('says that it failed, and why, when %s', async (_what, answer, words) => {
  const { api, call, downloads, press } = setup();
  api.on(call, answer);

  await press();

  expect(await screen.findByText('PDF Generation Failed')).toBeDefined();
  expect(screen.getByText(words)).toBeDefined();
  expect(downloads).toEqual([]);
  expect(screen.getByRole('button', { name: 'Export as PDF' })).toBeDefined();
});

test('says at once that it failed where there is no network', async () => {
  const { api, call, press } = setup();
  onlineManager.setOnline(false);
  onTestFinished(() => onlineManager.setOnline(true));
  api.on(call, () => Promise.reject(new TypeError('')));

  await press();

  expect(await screen.findByText('PDF Generation Failed')).toBeDefined();
});
