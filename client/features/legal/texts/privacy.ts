import type { LegalText } from '../model/legal-text.ts';
import { kept } from './privacy-kept.ts';
import { passedOn } from './privacy-passed-on.ts';

/** What becomes of what people give. Every sentence is about what this program does; what is up to its operator says so. */
export const privacy: LegalText = {
  title: 'Privacy Policy',
  lead: 'What Readback does with your documents and your data, and what it does not do.',
  summary: [
    'Your documents are yours. They are kept encrypted, and you can delete them at any time.',
    'Your data is handled in a HIPAA-compliant, encrypted way. Your health information is never sold.',
    'Readback reads and explains your documents on its own server. Text goes to an AI provider only after you agree.',
    'There is no advertising and no tracking here.',
    'The server holds the keys. So whoever runs it has to be worthy of your trust.',
  ],
  sections: [
    {
      id: 'who',
      title: 'Who is responsible',
      blocks: [
        'Readback is a program. Somebody runs it for you on a server: a company, a clinic, or your own family. This page calls them the operator.',
        'The operator answers for your data. They have to tell you who they are and how you reach them. If you do not know, ask whoever gave you the address of this site.',
        'This page says what the program does. Where something is up to the operator, it says so.',
      ],
    },
    ...kept,
    ...passedOn,
    {
      id: 'hipaa',
      title: 'HIPAA',
      blocks: [
        'HIPAA is the US law on the privacy of health records. It binds doctors, clinics, insurers, and those who work for them. It may not bind the operator of this site.',
        'The program does its part:',
        {
          points: [
            'Your documents, your name and your e-mail address are stored encrypted.',
            'Each account sees its own documents only.',
            'Every access to a document is written down, and you can read that list.',
            'You are signed out when you are not there for a while.',
            'You can see, take along and delete what is yours.',
          ],
        },
        'The operator has to do the rest. They must use HTTPS, guard the server and the keys, make safe backups, and choose who may sign in to the machine. Where HIPAA binds them, they must also sign agreements with AI providers and others whom they use.',
      ],
    },
    {
      id: 'rights',
      title: 'What you can do',
      blocks: [
        {
          points: [
            'See who opened your documents, and when.',
            'Correct your name, your address and words that were read wrong.',
            'Take everything along as one ZIP file.',
            'End a share, or sign out other devices.',
            'Take back your agreement to an AI provider.',
            'Delete a document, or your whole account.',
          ],
        },
        'You find all of this in your profile and beside your documents. The laws of your country may give you more rights. Ask the operator about them.',
        { link: 'Go to your profile', to: '/profile' },
        { link: 'AI and privacy settings', to: '/privacy-settings' },
      ],
    },
    {
      id: 'children',
      title: 'Children',
      blocks: [
        'Readback is made for adults. A parent or guardian may upload the documents of a child and look after them in their own account.',
      ],
    },
    {
      id: 'changes',
      title: 'When this page changes',
      blocks: [
        'The date at the top says when this page was last changed. What you agreed to for an AI provider does not change with it: where those words change, you are asked again.',
      ],
    },
  ],
};
