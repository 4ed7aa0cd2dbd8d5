import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Sentence } from '#core/documents/explanation.ts';
import { OpenSourceProvider } from '../hooks/use-open-source.tsx';
import { SourcedText } from './sourced-text.tsx';

const general = (text: string, source?: string): Sentence => ({
  section: 'interpretation',
  text,
  spans: [],
  basis: 'general',
  ...(source !== undefined && { source }),
});

function setup(sentences: Sentence[]) {
  const pieces = sentences.map((sentence) => ({ text: sentence.text, sentence }));
  render(
    <OpenSourceProvider text="" documentHref={null}>
      <SourcedText pieces={pieces} />
    </OpenSourceProvider>,
  );
}

test('names where general sentences come from, once for those that follow each other', () => {
  const page = 'MedlinePlus: Potassium Blood Test';
  setup([general('This test measures potassium.', page), general('It can rise with some medicines.', page)]);

  expect(screen.getAllByText(`General information from ${page}`)).toHaveLength(1);
});

test('says no more than that it is general where no source is known', () => {
  setup([general('Ask what this means for you.')]);

  expect(screen.getByText('General information')).toBeDefined();
});

test('keeps the sources of two passages apart', () => {
  const said: Sentence = { section: 'finding', text: 'Sodium was 140.', spans: [[0, 3]], basis: 'document' };
  setup([general('One.', 'NHS: Kidneys'), said, general('Two.', 'MedlinePlus: Sodium')]);

  expect(screen.getByText('General information from NHS: Kidneys')).toBeDefined();
  expect(screen.getByText('General information from MedlinePlus: Sodium')).toBeDefined();
});
