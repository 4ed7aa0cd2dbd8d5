import { expect, test } from 'vitest';
import { anInterpretation, labResult, spanOf } from '#tests/support/client/documents.ts';
import { aStoryInSpanish } from '#tests/support/client/told-in-spanish.ts';
import { aStory } from '#tests/support/client/told-story.ts';
import { englishAmong, inEnglish } from '#tests/support/english-texts.ts';
import { StoryPart, type Sentence } from '../documents/explanation.ts';
import type { Interpretation } from '../documents/interpretation.ts';
import { documentTypeLabels } from '../documents/document-types.ts';
import { partHeadings } from './part-headings.ts';
import type { Block, Words } from './report-blocks.ts';
import { reportTexts } from './report-texts.ts';
import { reportOf, type ReportOptions } from './report.ts';
import { reportWords } from './testing/report-words.ts';
import { texts } from './texts.ts';

function setup(more: Partial<Interpretation> = {}, options: Partial<ReportOptions> = {}) {
  const standing: ReportOptions = { paper: 'letter', visitQuestions: [], uploadedAt: '2026-09-13T23:30:00.000Z' };
  const report = reportOf(anInterpretation(more), { ...standing, ...options });
  const blocksOf = <Kind extends Block['kind']>(kind: Kind) =>
    report.blocks.filter((block): block is Extract<Block, { kind: Kind }> => block.kind === kind);
  const headings = blocksOf('heading').map(({ level, text }) => `${level} ${text}`);
  return { report, blocksOf, headings, text: reportWords(report).join(' ') };
}

test('stands in the order of the screen, with what only paper has', () => {
  const { headings } = setup({}, { visitQuestions: [{ text: 'May I drive?', isOwn: true }] });

  expect(headings).toEqual([
    '1 Blood test in September',
    '2 The main message',
    '2 Simplified Explanation',
    '3 Your results on a line',
    '4 Results to talk about',
    '4 Results in range',
    '4 Results not compared with a range',
    '3 All results as a table',
    '3 What it says in more detail',
    '3 What this document does not say',
    '2 Medical Terms',
    '3 Key Medical Terms',
    '3 Relevant Medical Terms',
    '3 General Medical Terms',
    '2 Your list for the visit',
    '2 Questions to Ask',
    '2 Recommendations',
    '3 Key Findings',
    '3 Recommendations',
    '2 Where each sentence comes from',
    '2 Please remember',
  ]);
});

test('tells a story under its headings in its order, the message and the next step first', () => {
  const { headings, text } = setup(aStory({ labResults: [], medicalTerminology: [], actionItems: [] }));
  const message = headings.indexOf(`2 ${texts.mainMessage}`);
  const explanation = headings.indexOf(`2 ${texts.tabs.explanation}`);

  expect(message).toBe(1);
  expect(
    headings.slice(
      explanation + 1,
      headings.findIndex((one, at) => at > explanation && one.startsWith('2')),
    ),
  ).toEqual(StoryPart.options.filter((part) => part !== 'bottom_line').map((part) => `3 ${partHeadings[part]}`));
  expect(text).toMatch(
    /^Hospital stay .*The main message You had a lung infection .*Next step See Dr\. Okoro in 1 week\./,
  );
});

test('prints each sentence of a story once, before its sources', () => {
  const shown = aStory({ actionItems: [] });
  const { report, blocksOf } = setup(shown);
  const blocks = report.blocks.filter(({ kind }) => kind !== 'notes');
  const printed = reportWords({ ...report, blocks }).join(' ');

  const told = shown.sentences.filter(({ section }) => section !== 'question');
  expect(told.filter(({ text }) => printed.split(text).length !== 2)).toEqual([]);
  expect(blocksOf('notes')[0]?.notes).toHaveLength(told.length);
});

test('leaves general words beside the sentence that they belong to', () => {
  const story = [
    { part: 'bottom_line' as const, sentences: [0] },
    { part: 'found' as const, sentences: [1, 2, 3] },
  ];
  const sentence = (text: string, basis: Sentence['basis']): Sentence => ({
    ...{ section: 'finding', text, basis, spans: basis === 'general' ? [] : [spanOf('6.1')] },
  });
  const { blocksOf } = setup({
    summary: 'A message.',
    sentences: [
      sentence('A message.', 'document'),
      sentence('Your potassium is high.', 'document'),
      sentence('Kidneys keep it in balance.', 'general'),
      sentence('Your sodium is low.', 'document'),
    ],
    story,
  });

  expect(blocksOf('bullets')[0]?.items.map((words) => words[0]?.text)).toEqual([
    'Your potassium is high.',
    'Your sodium is low.',
  ]);
  expect(blocksOf('bullets')[0]?.items[0]?.map(({ text }) => text)).toContain('Kidneys keep it in balance.');
});

test('says what the document is, how it was read and whose words explain it', () => {
  const source = { kind: 'image', pages: 2, ocr: true, confidence: 0.9 } as const;
  const { blocksOf } = setup({ source, engine: 'gemini' }, { timeZone: 'Europe/Madrid' });

  expect(blocksOf('facts')[0]?.facts).toEqual([
    { name: 'Type of document', value: 'Lab Result: Metabolic panel' },
    { name: 'Uploaded', value: 'Sep 14, 2026' },
    { name: 'Created', value: 'Sep 14, 2026' },
    {
      name: 'Read from',
      value: 'Pictures of 2 pages. Its words were recognised from pictures (OCR), so some letters can be wrong.',
    },
    { name: 'Words', value: 'Written by Gemini, checked against your document' },
    { name: 'Reading level', value: 'Standard' },
  ]);
});

test('leaves out a date that there is not, or that nobody can read', () => {
  const { blocksOf } = setup({ createdAt: 'soon' }, { uploadedAt: null });

  expect(blocksOf('facts')[0]?.facts.map(({ name }) => name)).not.toContain('Uploaded');
  expect(blocksOf('facts')[0]?.facts.map(({ name }) => name)).not.toContain('Created');
});

test('says every result in words, and on a line where its value and range are numbers', () => {
  const [outside, inRange, unknown] = setup().blocksOf('results');

  expect(outside?.rows.map(({ words }) => words)).toEqual([
    'Critically low: 54, expected 70 to 99 mg/dL',
    'High: 6.1, expected 3.5 to 5.1 mmol/L',
    'Low: less than 0.01, expected above 0.4 mIU/L',
    'High: 980, expected below 300 ng/mL',
  ]);
  expect(outside?.rows[1]?.labels).toEqual({ value: '6.1', low: '3.5', high: '5.1' });
  expect(outside?.rows[3]?.sentence).toContain('The value lies beyond the end of this line.');
  expect(inRange).toMatchObject({ isCompact: true, rows: [{ name: 'Sodium', labels: null }] });
  expect(inRange?.rows[0]?.scale).not.toBeNull();
  expect(unknown).toMatchObject({ rows: [{ words: 'No range given: No growth', scale: null }] });
});

test('says beside a result what is doubtful, what does not agree and what it was before', () => {
  const potassium = labResult('Potassium', { conflict: true, previous: '4.8' });
  const { blocksOf } = setup(
    { labResults: [potassium], notices: [{ kind: 'hard_to_read', text: 'Hard.', spans: [spanOf('6.1')] }] },
    {},
  );

  expect(blocksOf('results')[0]?.rows[0]?.remarks).toEqual([
    'Hard to read: please check',
    'The mark printed in the report and its own range do not agree. Ask which one is right.',
    'Before: 4.8',
  ]);
});

test('takes places that were hard to read on the page from whoever knows them', () => {
  const { blocksOf } = setup({}, { doubtful: [spanOf('Sodium')] });

  expect(blocksOf('results')[1]?.rows[0]?.remarks).toEqual(['Hard to read: please check']);
});

test('lists every result in a table, with words where the report gives nothing', () => {
  const [table] = setup().blocksOf('table');

  expect(table?.columns).toEqual(['Test', 'Result', 'Unit', 'Expected', 'In words']);
  expect(table?.rows[3]).toEqual(['TSH', 'less than 0.01', 'mIU/L', '>0.4', 'Low']);
  expect(table?.rows[5]).toEqual(['Culture', 'No growth', 'Not given', 'Not given', 'No range given']);
});

test('puts the number of a footnote behind its sentence, and the same number behind the same sentence', () => {
  const { text } = setup();

  expect(text).toContain('The main message Your glucose is low, and your potassium is high. [1]');
  expect(text).toContain('Your potassium is 6.1 mmol/L, above the printed range. [3] Potassium helps your heart');
  expect(text).toContain('• Your potassium is 6.1 mmol/L, above the printed range. [3]');
  expect(text).toContain('[3] Your potassium is 6.1 mmol/L, above the printed range. “6.1”');
});

test('numbers footnotes in the order in which their sentences stand', () => {
  const { blocksOf, text } = setup();
  const numbers = Array.from(text.split('Where each sentence')[0]?.matchAll(/\[(\d+)\]/g) ?? [], (match) =>
    Number(match[1]),
  );

  expect([...new Set(numbers)]).toEqual(blocksOf('notes')[0]?.notes.map(({ number }) => number));
  expect(numbers.toSorted((a, b) => a - b)[0]).toBe(1);
});

test('names where general sentences come from, once for those that follow each other', () => {
  const general = (text: string, source: string): Sentence => ({
    ...{ section: 'interpretation', text, spans: [], basis: 'general', source },
  });
  const { text } = setup({
    interpretation: 'Iron is a metal. Blood needs it. The report ends here.',
    sentences: [general('Iron is a metal.', 'MedlinePlus: Iron'), general('Blood needs it.', 'MedlinePlus: Blood')],
  });

  expect(text).toContain(
    'Iron is a metal. Blood needs it. General information from MedlinePlus: Iron; MedlinePlus: Blood The report ends here.',
  );
});

test('gives a notice its footnote', () => {
  const [notice] = setup().blocksOf('notice');

  expect(notice).toMatchObject({ tone: 'critical', title: 'Needs attention soon' });
  expect(notice?.words).toEqual([{ text: 'Your glucose is very low. Call your doctor today.', note: 2 }]);
});

test('leaves room to write behind each question, on the own list where it stands there', () => {
  const question = 'What could have raised my potassium?';
  const [own, suggested] = setup({}, { visitQuestions: [{ text: question, isOwn: false }] }).blocksOf('questions');

  expect(own?.questions.map(({ hasRoom }) => hasRoom)).toEqual([true]);
  expect(suggested?.questions.map(({ hasRoom }) => hasRoom)).toEqual([false, true]);
});

test('says why the health profile puts a question first', () => {
  const { blocksOf } = setup({ questionOrder: [{ index: 1, because: 'Because you take lithium.' }] });

  expect(blocksOf('questions')[0]?.questions[0]).toMatchObject({
    words: [{ text: 'When should I have the next test?' }],
    because: 'Because you take lithium.',
  });
});

test('says which words of a Spanish report are English', () => {
  const summary = 'El potasio es alto. Call your doctor today.';
  const told: Sentence = {
    ...{ section: 'summary', text: 'El potasio es alto.', spans: [], basis: 'document', by: 'openai' },
  };
  const { blocksOf } = setup(
    { summary, language: 'es', sentences: [told] },
    { english: new Set(['A protein that stores iron.']) },
  );

  expect(
    blocksOf('paragraph')
      .slice(2, 5)
      .map(({ words }) => words),
  ).toEqual([
    [{ text: 'El potasio es alto.' }],
    [{ text: 'Siguiente paso', look: 'strong' }],
    [{ text: 'Call your doctor today.', lang: 'en' }],
  ]);
  const [high] = blocksOf('terms');
  expect(high?.terms[0]?.definition[0]?.lang).toBe('en');
});

test('says nothing in English in a Spanish report but what it marks as English', () => {
  const { report } = setup(aStoryInSpanish(), { uploadedAt: '2026-09-13T23:30:00.000Z' });
  const shown = report.blocks.flatMap(textsInLanguage);

  expect(shown.length).toBeGreaterThan(60);
  expect(englishAmong(shown, [texts, reportTexts, documentTypeLabels])).toEqual([]);
  expect(inEnglish(shown)).toEqual([]);
});

test('says at the top of a Spanish report what is in English, and why', () => {
  const { text } = setup(aStoryInSpanish());

  expect(text).toContain('Algunas partes siguen en inglés: 1 definición');
});

test('takes out what only steers a screen, and keeps every word in one piece', () => {
  const { report, text } = setup({ title: ' \u202Eodd\u0000\u200B title\uD800 ', summary: 'One\u00A0\n two\u00AD.' });

  expect(report.title).toBe('odd title�');
  expect(text).toContain('One two.');
});

test('says of every part that is empty that it is', () => {
  const nothing = { summary: '', interpretation: '', labResults: [], medicalTerminology: [], actionItems: [] };
  const { text, headings } = setup({
    ...nothing,
    title: '',
    keyFindings: [],
    recommendations: [],
    sentences: [],
    notices: [],
  });

  expect(text).toContain('No simplified explanation available.');
  expect(text).toContain('No significant medical terms were identified in this document.');
  expect(text).toContain('No specific questions were identified for this document.');
  expect(text).toContain('No specific findings were identified for this document.');
  expect(text).toContain('No specific recommendations were identified for this document.');
  expect(headings[0]).toBe('1 Medical document');
  expect(headings).not.toContain('2 Where each sentence comes from');
});

const unmarked = (words: Words): string[] => words.flatMap(({ text, lang }) => (lang === undefined ? [text] : []));

/** The texts of a block that are in the language of their report: without names, which stand as the document prints them. */
function textsInLanguage(block: Block): string[] {
  switch (block.kind) {
    case 'heading':
      return block.level === 1 ? [] : [block.text];
    case 'paragraph':
      return unmarked(block.words);
    case 'facts':
      return block.facts.flatMap(({ name, value }) => [name, value]);
    case 'notice':
      return [block.title, ...unmarked(block.words)];
    case 'results':
      return block.rows.flatMap(({ words, remarks }) => [words, ...remarks]);
    case 'table':
      return [...block.columns, ...block.rows.flatMap((row) => row.slice(1))];
    case 'bullets':
      return block.items.flatMap(unmarked);
    case 'terms':
      return block.terms.flatMap(({ say, definition }) => [say ?? '', ...unmarked(definition)]);
    case 'questions':
      return block.questions.flatMap(({ words, because }) => [...unmarked(words), because ?? '']);
    case 'notes':
      return block.notes.flatMap(({ words }) => unmarked(words));
  }
}
