import { syllable } from 'syllable';
import { describe, expect, test } from 'vitest';
import { loadKnowledge } from './load-knowledge.ts';
import { medicines } from './medicine-data.ts';

const knowledge = loadKnowledge();

/** Flesch-Kincaid grade (Kincaid et al., 1975) of one sentence. */
function gradeOf(sentence: string): number {
  const words = sentence.match(/[\p{L}\p{N}'’-]+/gu) ?? [];
  const syllables = words.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0);
  return 0.39 * words.length + 11.8 * (syllables / words.length) - 15.59;
}

const grades = medicines.map(({ usedFor }) => gradeOf(`It is commonly used ${usedFor}`));

describe('what we know of medicines', () => {
  test('reads short forms in the words around them', () => {
    const found = knowledge.findMedicines('ASA 81 mg daily and APAP prn for pain');

    expect(found.map(({ entry }) => entry.generic)).toEqual(['aspirin', 'acetaminophen']);
  });

  test('takes no strength for a part of a name', () => {
    const names = medicines.flatMap(({ generic, brands }) => [generic, ...brands]);

    expect(names.filter((name) => /\d\s?(?:mg|mcg|ml|units?)\b/i.test(name))).toEqual([]);
  });

  test('covers the medicines that people meet', () => {
    expect(medicines.length).toBeGreaterThanOrEqual(2_000);
    expect(medicines.flatMap(({ generic, brands }) => [generic, ...brands]).length).toBeGreaterThanOrEqual(5_000);
  });

  test('is told in plain words: nine uses in ten read at grade 8 or less, none above 10', () => {
    expect(grades.filter((grade) => grade > 8).length / grades.length).toBeLessThanOrEqual(0.1);
    expect(Math.max(...grades)).toBeLessThanOrEqual(10);
  });

  test('never tells an amount', () => {
    expect(medicines.filter(({ usedFor }) => /\d\s?(?:mg|mcg|ml|times)/i.test(usedFor))).toEqual([]);
  });

  test.each([
    ['Zestoretic', 'lisinopril and hydrochlorothiazide'],
    ['noradrenaline', 'norepinephrine'],
    ['salbutamol', 'albuterol'],
    ['adrenaline', 'epinephrine'],
    ['paracetamol', 'acetaminophen'],
    ['Humulin 70/30', 'mixed insulin'],
    ['co-dydramol', 'dihydrocodeine and acetaminophen'],
    ['Trikafta', 'elexacaftor, tezacaftor and ivacaftor'],
    ['Shingrix', 'shingles vaccine'],
    ["John's wort", "St John's wort"],
    ['Omnipaque', 'iohexol'],
    ['Pred Forte', 'prednisolone eye drops'],
    ['ASA', 'aspirin'],
    ['APAP', 'acetaminophen'],
    ['Zantac 360', 'famotidine'],
    ['Recorlev', 'levoketoconazole'],
    ['nicotine patch', 'nicotine replacement'],
  ])('knows %s as %s', (name, generic) => {
    expect(knowledge.findMedicine(name)?.generic).toBe(generic);
  });

  test.each([
    'Ensure that he drinks.',
    'Gas x 3 days.',
    'It is the same pain.',
    'MMR deficient tumor cells.',
    'The night nurse called.',
    'Deep heat was applied.',
    'History of methamphetamine use.',
    'Occlusal wear of teeth.',
    'The factor VIII level was 45.',
    'Head and shoulders are even.',
    'Pin x 2 in the left hip.',
    'She tucks her chin.',
    'Soft tissue is normal; saline was warm.',
    'The centrum semiovale is normal.',
    'The soma of the neuron and its axon.',
    'Smokes menthol cigarettes; nicotine dependence.',
    'Human chorionic gonadotropin was negative.',
    'An angiotensin II receptor blocker was considered.',
    'Seen with her daughters Camila, Yasmin and Skyla.',
    'Lactase deficiency is likely.',
    'Calcitonin was within range.',
    'ASA class III, airway easy.',
    'APAP therapy for sleep apnea.',
    'We nix this plan and emend the note.',
    'Drives a Sonata.',
  ])('finds no medicine in "%s"', (sentence) => {
    expect(knowledge.findMedicines(sentence).map(({ entry }) => entry.generic)).toEqual([]);
  });
});
