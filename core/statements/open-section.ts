import type { PaperSection, PaperSentence } from '../paper/paper.ts';
import { isPartLabel } from './base-role.ts';
import { headingRole, type HeadingRole } from './heading-role.ts';

/** Parts of a list: what stands below them under a label of its own is no more of it. */
const lists = new Set<HeadingRole>(['medicine', 'allergy', 'family', 'social', 'past', 'reason']);

/**
 * The section that a label in capitals, or one that is a whole heading, opens inside another: "GENERAL OBSERVATIONS: …" below the
 * medicines, "IMPRESSION: …" at the end of an examination. What a label of a part of the body divides stays one examination.
 */
export function sectionsByLabels(section: PaperSection): (sentence: PaperSentence) => PaperSection {
  let within = section;
  let isLasting = true;
  return (sentence) => {
    // "Impression: Migraine." in small letters is over at the next label.
    if (sentence.label !== null && !isLasting) within = section;
    const opened = openedBy(sentence, within);
    if (opened !== undefined) {
      isLasting = sentence.label === null || isInCapitals(sentence.label);
      within = opened;
    }
    return within;
  };
}

const isInCapitals = (label: string): boolean => !/\p{Ll}/u.test(label);

function openedBy({ label, text }: PaperSentence, section: PaperSection): PaperSection | undefined {
  // "FINDINGS: On exam, he is awake": what was found on the patient, and not by a test.
  if (/^on (?:physical |clinical |general )?exam(?:ination)?\b/i.test(text) && isOpenToExam(section))
    return { ...section, name: 'physical examination', role: null };
  if (label === null || label.replace(/\P{L}/gu, '').length < 3) return undefined;
  // "Bone scan: negative" below what was concluded of another test.
  if (isConclusion(section) && testName.test(label)) return { ...section, name: 'findings', role: null };
  const isCapitals = isInCapitals(label);
  const role = headingRole(label);
  const current = section.name === null ? undefined : headingRole(section.name);
  if (role === undefined)
    return isCapitals && label.includes(' ') && current !== undefined && lists.has(current)
      ? { ...section, name: label.toLowerCase(), role: 'narrative' }
      : undefined;
  if (role === 'furniture' || role === current || !(isCapitals || opening.has(role)) || !isPartLabel(label))
    return undefined;
  if (role === 'examination' || role === 'finding' || role === 'done') {
    const isApart = section.name === null || (current !== undefined && lists.has(current));
    if (!isApart || !isCapitals) return undefined;
  }
  return { ...section, name: label.toLowerCase(), role: null };
}

const isConclusion = ({ name }: PaperSection): boolean => name !== null && headingRole(name) === 'conclusion';
const testName =
  /^(?:\p{L}+ ){0,2}(?:scan|x-?rays?|mri|ct|ultrasound|biopsy|pathology|labs?|laboratory|ekg|ecg|echo(?:cardiogram)?)$/iu;
const isOpenToExam = ({ name }: PaperSection): boolean => name !== null && headingRole(name) === 'finding';

/** Told under these, in small letters too, until the next one. */
const opening = new Set<HeadingRole>(['conclusion', 'next_step', 'allergy', 'family', 'social', 'medicine']);
