import type { VerifyFault } from '../verify-sentence.ts';

/** Addresses of any ending (a sentence never goes on behind its stop without a gap), phone numbers, and anything that a page could take for a link, a picture or a tag. */
const address =
  /https?:|www\.|\b[\w-]+\.(?:co|me|ly|ai|io|uk|de|es|ru|cn)\b|\b[a-z\d][a-z\d-]{2,}\.[a-z]{2,24}\b|[\w.+-]+@[\w-]+\.\w|\]\s?\(|!\[|<\/?[a-z!][^>]*>|\bhref\b|\bjavascript:|data:\w+\/|(?<![\d./-])\+?\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4}(?!\d)|\b\d{3}-\d{4}\b(?!-)|\+\d{1,3}[ -]\d|&#?\w+;|\bftp:|\btel:|\bmailto:/i;

export const linkFaults = (text: string): VerifyFault[] => (address.test(text) ? ['link'] : []);
