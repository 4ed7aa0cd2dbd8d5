import type { Explanation } from '#core/documents/explanation.ts';
import { jsonSchemaOf } from '#core/drafting/draft-schema.ts';
import { Draft, type DraftSentence } from '#core/drafting/draft.ts';
import { draftJson } from './draft-json.ts';
import type { Teller } from '#server/ports/teller.ts';

/** Takes a sentence for right when its quote stands in the text: enough where the checking itself does not matter. */
export const plainTeller: Teller = {
  async prepareTelling({ explanation, level, language, nonce }) {
    const lines = explanation.text.split('\n').map((text, at) => ({ number: at + 1, text }));
    const material = lines.map(({ number, text }) => `${number} ${text}`).join('\n');
    return {
      outgoing: { lines, tokens: [], leftOut: 0 },
      prompt: {
        instructions: `Tell it (${level}, ${language}, ${nonce}).`,
        material,
        name: 'draft',
        schema: jsonSchemaOf(Draft),
      },
      builtIn: '{}',
    };
  },
  async tell({ explanation, items, engine, model, language }) {
    const sentences = items.flatMap((item) => ('sentence' in item ? [item.sentence] : []));
    const kept = sentences.filter(({ quotes }) => quotes.every((quote) => explanation.text.includes(quote)));
    const dropped = sentences.length - kept.length;
    return {
      items,
      isRefused: dropped * 2 > sentences.length,
      told: {
        ...untold(explanation),
        summary: kept.map(({ text }) => text).join(' '),
        engine,
        language,
        writing: { engine, model, checked: sentences.length, kept: kept.length, replaced: 0, dropped, turnedDown: [] },
      },
    };
  },
  async prepareQuestion({ question }) {
    const prompt = { instructions: 'Answer it.', material: question, name: 'answer', schema: {} };
    return { outgoing: { lines: [], tokens: [], leftOut: 0 }, prompt, builtIn: '{}' };
  },
  checkAnswer: async ({ question, engine }) => ({ question, found: false, sentences: [], engine }),
};

const untold = (explanation: Explanation) => ({
  interpretation: explanation.interpretation,
  medicalTerminology: explanation.medicalTerminology,
  actionItems: explanation.actionItems,
  keyFindings: explanation.keyFindings,
  recommendations: explanation.recommendations,
  sentences: explanation.sentences,
  story: explanation.story,
  readingGrade: explanation.readingGrade,
});

const sentence = (text: string, quote: string): DraftSentence => ({
  lines: [1],
  quotes: [quote],
  general_fact: 0,
  text,
});

/** A draft of these sentences in JSON, each with the words that it rests on. */
export const draftOf = (...sentences: readonly (readonly [text: string, quote: string])[]): string =>
  draftJson({ bottom_line: sentences.map(([text, quote]) => sentence(text, quote)) });
