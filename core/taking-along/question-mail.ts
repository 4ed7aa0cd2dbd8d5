import { questionsAsText } from './question-list.ts';

/** Windows cuts a link to a mail program off after some 2,000 characters, without a word. */
export const longestMailLink = 1900;

export type QuestionMail = {
  /** A `mailto:` link to nobody yet. */
  link: string;
  /** False where the questions are too long for a link: the mail says to paste them, and they must lie on the clipboard. */
  isWhole: boolean;
};

// What a mail is about can be read on many screens: nothing of the document stands there.
const subject = 'Questions for my appointment';

const pasteHere = `Paste your questions here. They are too long for a link, so they were copied.

On a computer: Ctrl and V (on a Mac: Command and V).
On a phone: press and hold here, then choose Paste.

Then delete these lines.
`;

/** A mail with the questions for the person's own mail program. */
export function questionMail(title: string, questions: readonly string[]): QuestionMail {
  const whole = mailLink(subject, questionsAsText(title, questions));
  if (whole.length <= longestMailLink) return { link: whole, isWhole: true };
  return { link: mailLink(subject, pasteHere), isWhole: false };
}

/** RFC 6068: the lines of a body end with CRLF, and everything is percent-encoded UTF-8. */
export const mailLink = (about: string, body: string): string =>
  `mailto:?subject=${encoded(about)}&body=${encoded(body)}`;

const encoded = (text: string): string => encodeURIComponent(text.toWellFormed().replace(/\r\n?|\n/g, '\r\n'));
