import type { Language } from '../documents/explanation.ts';
import type { ReadingLevel } from '../documents/reading-level.ts';
import { dataRules, languageRule, sentenceRules } from './shared-instructions.ts';

/** Changes with every change of a word below: what was written under another version is not taken for the same. */
export const tellingPromptVersion = 2;

const levels: Record<ReadingLevel, string> = {
  simple:
    'Write for a reader of ten years: very short sentences, everyday words. Explain every medical word where you use it. Only what matters most.',
  standard:
    'Write for a grown-up without medical training, at school grade 7: short sentences, plain words, medical words explained.',
  detailed:
    'Write for a grown-up who wants to know everything: plain words at school grade 9, every result and every finding, with its numbers.',
};

const parts = `The parts:
summary: 2 or 3 sentences. The main message first, the most pressing result first of all; the next step last.
findings: one sentence for each important result or finding, what needs attention first. Every result outside its range, every finding that is there or may be there. status: "normal", "critical", or "abnormal" for high and low, as it is marked behind the line number; "unclear" where nothing is.
interpretation: what else the document tells, in sentences that follow each other, one subject after the other: why it was written, what is as it should be, what was done and how it went, medicines and allergies, what is still awaited, what is unclear. What another part says is not said again. What a test measures or a word means may be told as general knowledge.
terms: medical words that the document prints, each with a definition in one or two plain sentences that says nothing about this person.
questions: what the person may want to ask their doctor about this document.
recommendations: what the document itself asks the person to do. No advice of your own.`;

/** What a model is told about itself, its reader and its answer. Holds nothing of the document. */
export const tellingInstructions = (level: ReadingLevel, language: Language): string =>
  [
    'You put one medical document into plain words for the person it is about. You answer with JSON of the given schema and with nothing else.',
    dataRules,
    sentenceRules,
    parts,
    levels[level],
    languageRule(language),
  ].join('\n\n');
