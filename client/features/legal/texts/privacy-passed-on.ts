import type { LegalSection } from '../model/legal-text.ts';

/** What leaves the server, when, and to whom. */
export const passedOn: readonly LegalSection[] = [
  {
    id: 'ai',
    title: 'AI providers',
    blocks: [
      'Readback explains your documents by itself, on its own server. Nothing has to be sent to anybody.',
      'The operator can add AI providers, such as OpenAI or Google (Gemini). Then this holds:',
      {
        points: [
          'You are asked first, for each provider. You can look at the lines that would be sent.',
          'Only lines with results, findings and medicines are sent, and the questions you ask. No file and no picture is sent.',
          'Names, dates, addresses and numbers that point to you are masked first. Masking can miss something, so what is sent is not anonymous.',
          'A document that you mark as never to be sent is not sent.',
          'You can take your agreement back. What was sent before cannot be called back.',
        ],
      },
      'What a provider does with the text is written in its own terms. On a free plan it may use the text to improve its products.',
      'There is one exception. An operator may run an AI model on a server of their own and decide that nobody is asked about it, or that nothing is masked for it. The AI and privacy page shows which providers there are.',
    ],
  },
  {
    id: 'sharing',
    title: 'Sharing',
    blocks: [
      'A document is seen by others only if you share it. You choose who may see it, what they may do, and until when. They need a link or the number of the document, and a code.',
      'You see when it was opened. When you end a share, it can be opened no more. What somebody has read, copied or saved cannot be called back.',
      'A SMART Health Link gives a document to other programs. Whoever has the link, and its passcode if you set one, has the document while the link is open.',
    ],
  },
  {
    id: 'mail',
    title: 'E-mail and payments',
    blocks: [
      'If the operator has set up mail, Readback sends mail about your account and your shares. Nothing of a document is in a mail. The words of a mail are deleted once it was sent.',
      'If the operator takes payments, Stripe handles them on its own pages. Your card number never comes to Readback. It keeps which plan you pay for, and until when. Stripe hears nothing about your documents.',
    ],
  },
  {
    id: 'voice',
    title: 'Your voice',
    blocks: [
      'Voice commands use the speech recognition of your browser. Some browsers send the sound to their maker to turn it into words. The page says so before you speak. Readback never receives the sound.',
      'Reading aloud uses the voices of your device or browser. Some voices work over the internet: then the maker of the browser gets the words that are read. You can type commands and read for yourself instead.',
    ],
  },
  {
    id: 'content-analyzer',
    title: 'The content analyzer',
    blocks: [
      'The text that you paste into the content analyzer is sent to the server, counted, and forgotten. It is not stored and not logged.',
    ],
  },
  {
    id: 'never',
    title: 'What is never done',
    blocks: [
      {
        points: [
          'Your health information is never sold.',
          'It is not used for advertising.',
          'It is not used to train a model here.',
          'It is not given to your employer or your insurer by this program.',
        ],
      },
      'A court or the law may make the operator hand over what they have.',
    ],
  },
];
