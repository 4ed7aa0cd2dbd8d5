import type { VerifyFault } from '../verify-sentence.ts';

/** Addresses, phone numbers, and anything that a page could take for a link, a picture or a tag. */
const address =
  /https?:|www\.|\b[\w-]+\.(?:com|org|net|io|gov|edu|info|co|me|ly|app|dev|ai|xyz|ru|cn|uk|de|es|biz|site|link|click)\b|[\w.+-]+@[\w-]+\.\w|\]\s?\(|!\[|<\/?[a-z!][^>]*>|\bhref\b|\bjavascript:|data:\w+\/|(?<![\d./-])\+?\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4}(?!\d)|\b\d{3}-\d{4}\b(?!-)|\+\d{1,3}[ -]\d|&#?\w+;|\bftp:|\btel:|\bmailto:/i;

export const linkFaults = (text: string): VerifyFault[] => (address.test(text) ? ['link'] : []);
