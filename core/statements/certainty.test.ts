import { expect, test } from 'vitest';
import type { Finding } from '../documents/explanation.ts';
import { withCertainty } from './certainty.ts';
import { statementOf } from './testing/statement-of.ts';

const finding = (concept: string, assertion: Finding['assertion'], text: string): Finding => {
  const start = text.indexOf(concept);
  return { concept, text: concept, assertion, side: null, severity: null, span: [start, start + concept.length] };
};

const certaintyOf = (
  text: string,
  certainty: 'stated' | 'denied' | 'risk',
  ...read: [string, Finding['assertion']][]
) =>
  withCertainty(
    [statementOf(text, { certainty })],
    read.map(([concept, said]) => finding(concept, said, text)),
  )[0]?.certainty;

test('a sentence that denies one thing and finds another is no denial', () => {
  expect(certaintyOf('No earache, but a runny nose.', 'denied', ['earache', 'absent'], ['runny nose', 'present'])).toBe(
    'stated',
  );
});

test('what is not excluded stays possible', () => {
  expect(certaintyOf('Infection has not been ruled out.', 'denied', ['Infection', 'possible'])).toBe('possible');
});

test('a sentence of which everything is denied is a denial, and one without findings stays as it was', () => {
  expect(certaintyOf('Gout is excluded.', 'stated', ['Gout', 'absent'])).toBe('denied');
  expect(certaintyOf('She did not come.', 'denied')).toBe('denied');
});

test('a risk stays one, whatever it names', () => {
  expect(certaintyOf('Risks include bleeding.', 'risk', ['bleeding', 'present'])).toBe('risk');
});

test('a sentence finds something where any of what it names is there, or may be', () => {
  const text = 'Negative for measles, positive for mumps.';
  const [mixed] = withCertainty(
    [statementOf(text)],
    [finding('measles', 'absent', text), finding('mumps', 'present', text)],
  );

  expect(mixed?.finds).toBe(true);
  expect(withCertainty([statementOf(text)], [finding('measles', 'absent', text)])[0]?.finds).toBeUndefined();
});
