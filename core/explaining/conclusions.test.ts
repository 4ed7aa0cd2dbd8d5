import { expect, test } from 'vitest';
import { quotedConclusions, quotedReason, tellingConclusions, wordsOfQuotes } from './conclusions.ts';
import { contextOf } from './explaining-context.ts';
import { fromDocument } from './said.ts';
import { factsOf } from './testing/facts.ts';
import { tinyKnowledge } from './testing/tiny-knowledge.ts';

const contextFrom = (text: string, name: string, request?: string) => {
  const { section, spanOf, reading } = factsOf(text);
  const recommendations = request === undefined ? [] : [{ text: request, span: spanOf(request) }];
  return contextOf(
    reading({ documentType: 'imaging', sections: [section(name, text)], recommendations }),
    tinyKnowledge,
  );
};

test('quotes the sentences of the conclusion in their order, as many as asked for', () => {
  const context = contextFrom('IMPRESSION: Blue spot. Red spot. Green spot.', 'IMPRESSION');

  expect(quotedConclusions(context, 2).map(({ text }) => text)).toEqual([
    'The report concludes: "Blue spot".',
    'The report concludes: "Red spot".',
  ]);
});

test('leaves out what is too long to be read in one go, and what is asked for', () => {
  const long = `Spot ${'and then another one '.repeat(6)}seen.`;
  const context = contextFrom(`IMPRESSION: ${long} Repeat in May. Blue spot.`, 'IMPRESSION', 'Repeat in May.');

  expect(quotedConclusions(context, 3).map(({ text }) => text)).toEqual(['The report concludes: "Blue spot".']);
});

test('points to the words it quotes', () => {
  const context = contextFrom('IMPRESSION: Blue spot.', 'IMPRESSION');

  expect(quotedConclusions(context, 1)[0]?.spans.map((span) => context.reading.text.slice(...span))).toEqual([
    'Blue spot.',
  ]);
});

test('quotes why the person came', () => {
  const context = contextFrom('CHIEF COMPLAINT: Sore knee.', 'CHIEF COMPLAINT');

  expect(quotedReason(context, 'The reason for the visit was').map(({ text }) => text)).toEqual([
    'The reason for the visit was: "Sore knee".',
  ]);
});

test('does not quote a reason that was not given', () => {
  expect(quotedReason(contextFrom('CHIEF COMPLAINT: Not available', 'CHIEF COMPLAINT'), 'Why')).toEqual([]);
});

test('does not quote a reason that only repeats its heading', () => {
  expect(quotedReason(contextFrom('REASON FOR REFERRAL: Referral', 'REASON FOR REFERRAL'), 'Why')).toEqual([]);
});

test('leaves a conclusion that is only the name of a known finding to the finding', () => {
  const text = 'IMPRESSION: Pneumonia. Blue spot.';
  const { finding, section, reading } = factsOf(text);
  const context = contextOf(
    reading({
      documentType: 'imaging',
      sections: [section('IMPRESSION', text)],
      findings: [finding('Pneumonia', { concept: 'pneumonia' })],
    }),
    tinyKnowledge,
  );

  expect(tellingConclusions(context, 3).map((said) => said.text)).toEqual(['The report concludes: "Blue spot".']);
});

test('explains the medical words of a quote', () => {
  const text = 'IMPRESSION: Odd pneumonia of the lung, left';
  const { reading, section, spanOf } = factsOf(text);
  const context = contextOf(reading({ sections: [section('impression', text)] }), tinyKnowledge);
  const quote = fromDocument('The report concludes: "Odd pneumonia of the lung, left".', [
    spanOf('Odd pneumonia of the lung, left'),
  ]);

  expect(wordsOfQuotes(context, [quote]).map((said) => said.text)).toEqual([
    expect.stringMatching(/^The word "pneumonia" means: /),
  ]);
});

test('quotes no line of the page and no courtesy as a conclusion', () => {
  const context = contextFrom(
    'IMPRESSION: Blue spot. Kindly correlate clinically.   ** End of Report **',
    'IMPRESSION',
  );

  expect(quotedConclusions(context, 3).map(({ text }) => text)).toEqual(['The report concludes: "Blue spot".']);
});

test('quotes no line that names the person and their numbers', () => {
  const text = 'IMPRESSION: Blue spot.\nRUIZ, ANA Chart 00418 Client Elm Street';
  const { section, spanOf, reading } = factsOf(text);
  const context = contextOf(
    reading({
      documentType: 'imaging',
      sections: [section('IMPRESSION', text)],
      identifiers: [
        { kind: 'person', span: spanOf('RUIZ, ANA') },
        { kind: 'id', span: spanOf('00418') },
      ],
    }),
    tinyKnowledge,
  );

  expect(quotedConclusions(context, 3).map((said) => said.text)).toEqual(['The report concludes: "Blue spot".']);
});
