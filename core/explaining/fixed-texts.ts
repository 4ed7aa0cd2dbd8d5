/** Texts that are always shown in exactly these words: safety is not left to templates. */

export const criticalCard =
  'One or more results are at a level that labs tell a doctor about at once. If this report is new, call your doctor or clinic now. ' +
  'If you feel very unwell, call your local emergency number.';

export const criticalIfRightCard =
  'One or more results may be at a level that labs tell a doctor about at once, but the number was hard to read. Check it against the ' +
  'paper now. If it is right and this report is new, call your doctor or clinic now. If you feel very unwell, call your local emergency number.';

export const criticalDoubtedCard =
  'One or more results may be at a level that labs tell a doctor about at once, but the lab itself doubts them. Call your doctor or clinic ' +
  'now and ask. If you feel very unwell, call your local emergency number.';

export const criticalMarkCard =
  'This document calls something critical, which means that a doctor is told of it at once. If it is new and nobody has talked to you ' +
  'about it, call your doctor or clinic now. If you feel very unwell, call your local emergency number.';

/** Lines: 988 Suicide & Crisis Lifeline (US); Samaritans (UK and Ireland). */
export const crisisCard =
  'This document speaks of suicide or self-harm. If you might hurt yourself now, call your local emergency number. ' +
  'In the US, call or text 988. In the UK and Ireland, call Samaritans on 116 123. You do not have to face this alone.';

export const instructionCard =
  'This document has lines that try to give orders to the program that reads it. We did not follow them.';

export const severalPeopleCard =
  'This document may be about more than one person. Check the name on each page, and that the page is yours.';

export const criticalOfSomebodyCard =
  'One of these people has a result that labs tell a doctor about at once. Ask now whose it is.';

export const ofSeveralPeople =
  'These pages are about more than one person, so we do not explain them. Ask who sent them or your doctor which ones are yours.';

export const notMedicalCard = 'This does not look like a medical document. We explain nothing from it.';

export const otherLanguageCard =
  'This document does not seem to be in English. We read only names and numbers of it, so ask your doctor what it says.';

export const emptyCard = 'We found no text to read in this document.';

export const misreadCard =
  'Many letters and digits of this text seem misread, such as 1 for l, or O for 0. So we do not explain its numbers. ' +
  'Look at the paper itself, or add it again as a clear picture.';

export const littleReadCard =
  'We could explain only a little of this document. Ask your doctor to go through it with you.';

export const hardToReadCard = 'The picture was hard to read. Compare each number here with your original.';
