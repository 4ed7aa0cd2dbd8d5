import type { Medication } from '../documents/explanation.ts';
import { touching } from '../kernel/touching.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { capitalise, sentence } from '../explaining/wording.ts';
import type { Speaker } from './speaker.ts';
import type { StorySentence } from './story.ts';
import { sayTimesOfDay } from './times-of-day.ts';

const most = 30;

/**
 * Medicines of a list or a table that no sentence tells, from their facts: name, strength and how to take it, in plain words, and what
 * each is commonly used for.
 */
export function listedMedicines(
  medications: readonly Medication[],
  told: readonly StorySentence[],
  { speaker, knowledge }: { speaker: Speaker; knowledge: Knowledge },
): StorySentence[] {
  const isTold = touching(told.flatMap(({ spans }) => spans));
  return medications
    .filter(({ span }) => !isTold(span))
    .slice(0, most)
    .flatMap((medication): StorySentence[] => {
      const { name, strength, instructions, span } = medication;
      const words = [name, strength].filter((part) => part !== null).join(' ');
      const text =
        instructions === null
          ? sentence(words)
          : `${capitalise(words)}: ${speaker.sayWords(sayTimesOfDay(instructions))}`;
      return [{ part: 'medicines', text, spans: [span], basis: 'document' }, ...usedFor(medication, knowledge)];
    });
}

function usedFor({ generic, name, span }: Medication, knowledge: Knowledge): StorySentence[] {
  const entry = knowledge.findMedicine(generic ?? name);
  if (entry === undefined) return [];
  const text = sentence(`${capitalise(entry.generic)} is commonly used ${entry.usedFor}`);
  return [{ part: 'medicines', text, spans: [span], basis: 'general', source: entry.source }];
}
