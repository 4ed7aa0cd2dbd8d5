import type { Engine } from './explanation.ts';

/** Grows with every change of the words below: whoever agreed to other words is asked again. */
export const consentWordingVersion = 2;

/** Where the text would go, and what is done to it before. */
export type ConsentSubject = { engine: Engine; host: string; isMasked: boolean };

/** What a person is asked to agree to before anything is sent to a provider: one sentence or two a paragraph. */
export const consentWording = (subject: ConsentSubject): string =>
  [
    `If you agree, text of your documents is sent to ${recipient(subject)}.`,
    'What is sent: the lines with results, findings and medicines, and the questions you ask about a document. ' +
      'The file and its pictures are not sent, and lines that only say who and where are left out where this program knows them.',
    subject.isMasked
      ? 'Names, dates, addresses and numbers that point to you are masked first, as well as this program can. ' +
        'Masking can miss something, so what is sent is not anonymous. You can look at it before.'
      : 'Nothing is masked: names, dates and numbers may be among these lines. You can look at them before.',
    'Why: a language model can put the explanation into other words or into Spanish, can check what another model wrote, ' +
      'and can answer questions. Every sentence is checked against your document before you see it.',
    whatBecomesOfIt(subject.engine),
    'Nothing is sent of a document that you mark as never to be sent.',
    'You can withdraw this at any time. Nothing more is sent from then on; what was sent before cannot be called back.',
    'You need not agree. Without it nothing is sent, and you see what this program works out by itself.',
  ].join('\n');

const ownHosts: Partial<Record<Engine, string>> = {
  openai: 'api.openai.com',
  gemini: 'generativelanguage.googleapis.com',
};
const companies: Partial<Record<Engine, string>> = { openai: 'OpenAI', gemini: 'Google (Gemini)' };

// A company is named only where its own host is asked: any other host could be anybody's.
function recipient({ engine, host }: ConsentSubject): string {
  const company = companies[engine];
  return company !== undefined && ownHosts[engine] === host
    ? `the company ${company}, at ${host}`
    : `the server ${host}, which was chosen by the people who run this program`;
}

const whatBecomesOfIt = (engine: Engine): string =>
  engine === 'local'
    ? 'How long this server keeps what it is sent is up to the people who run it.'
    : 'The terms of the provider say how long it keeps what it is sent. ' +
      'On a free plan, a provider may use it to improve its products, and people who work there may read it.';
