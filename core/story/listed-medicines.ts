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
 * each is commonly used for. `speaker`: null for a paper in another language, whose words stay as they are printed.
 */
export function listedMedicines(
  medications: readonly Medication[],
  told: readonly StorySentence[],
  { speaker, knowledge }: { speaker: Speaker | null; knowledge: Knowledge },
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
          : `${capitalise(words)}: ${speaker === null ? inOtherWords(instructions) : speaker.sayWords(sayTimesOfDay(instructions))}`;
      return [{ part: 'medicines', text, spans: [span], basis: 'document' }, ...usedFor(medication, knowledge)];
    });
}

/** "1-0-1 zum Essen": the figures in words, and the words of another language in quotation marks. */
function inOtherWords(instructions: string): string {
  const [, figures = '', words = ''] = /^([\d½¼.,/\s–-]*)(.*)$/u.exec(instructions) ?? [];
  const said = figures.trim() === '' ? '' : sayTimesOfDay(figures.trim());
  if (words === '') return sentence(said);
  return sentence(said === '' ? `"${words}"` : `${said} ("${words}")`);
}

function usedFor({ generic, name, span }: Medication, knowledge: Knowledge): StorySentence[] {
  const entry = knowledge.findMedicine(generic ?? name);
  if (entry === undefined) return [];
  const text = sentence(`${capitalise(entry.generic)} is commonly used ${entry.usedFor}`);
  return [{ part: 'medicines', text, spans: [span], basis: 'general', source: entry.source }];
}
