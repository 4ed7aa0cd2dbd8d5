import type { Language } from '../documents/explanation.ts';
import type { ReadingLevel } from '../documents/reading-level.ts';
import type { Person } from '../story/person.ts';
import { dataRules, languageRule, sentenceRules } from './shared-instructions.ts';

/** Changes with every change of a word below: what was written under another version is not taken for the same. */
export const tellingPromptVersion = 3;

const levels: Record<ReadingLevel, string> = {
  simple:
    'Write for a reader of ten years: very short sentences, everyday words. Explain every medical word where you use it. Only what matters most.',
  standard:
    'Write for a grown-up without medical training, at school grade 7: short sentences, plain words, medical words explained.',
  detailed:
    'Write for a grown-up who wants to know everything: plain words at school grade 9, every result and every finding, with its numbers.',
};

const readers: Record<Person['addressee'], string> = {
  patient: 'You write to the person the document is about: "you", "your", the same all through.',
  parent:
    'The document is about a child, and you write to the parents: "your child", then "your child" or he or she as printed. Never "you" for the child.',
  family:
    'The person the document is about has died, and you write to the family: "your relative", he or she as printed. Be gentle and exact. No next steps for the person who died, no questions about their treatment from now on.',
};

const parts = `The parts, in the order in which they are read. A part of which the document says nothing is an empty list. Nothing is said twice; only the bottom line may repeat the main point.
bottom_line: 2 or 3 sentences: what matters most, the most pressing first, and as the last one the next step, with whom and when.
why: why the visit, the test or the stay was.
found: what was found, the worst first: every result outside its range, every finding that is there or may be there.
normal: what is as it should be, grouped.
done: what was done, and how it went.
medicines: each medicine on its own: how it is taken, and what changed: new, from what to what, on hold, stopped; and for what, where the document says so.
allergies: allergies and bad reactions.
waiting_for: results that are not back yet.
next_steps: what comes next: who does what, where and when. Only what the document asks for.
when_to_get_help: every warning sign that the document names, and what to do then.
unclear: what is contradictory, or cannot be made out.
questions: 4 to 8 short questions that the person may want to ask their doctor about this document, none that it answers.
terms: medical words that your sentences use as the document prints them, and those of the list of words to define.
checklist: every point of the checklist, with its answer.`;

/** What a model is told about itself, its reader and its answer. Holds nothing of the document. */
export const tellingInstructions = (
  level: ReadingLevel,
  language: Language,
  addressee: Person['addressee'] = 'patient',
): string =>
  [
    'You put one medical document into plain words for the person it is about. You answer with JSON of the given schema and with nothing else.',
    dataRules,
    sentenceRules,
    parts,
    readers[addressee],
    levels[level],
    languageRule(language),
  ].join('\n\n');
