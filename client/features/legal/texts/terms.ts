import { plans } from '#core/plans/plans.ts';
import type { LegalText } from '../model/legal-text.ts';

/** The rules of use, in the same plain words. */
export const terms: LegalText = {
  title: 'Terms of Service',
  lead: 'The rules for using Readback, in plain words.',
  summary: [
    'Readback explains medical documents. It supplements medical advice and does not replace it.',
    'In an emergency, call your local emergency number. In the US, call 911.',
    'Upload only what is yours, or what you may show.',
    'Explanations can be wrong. Check what matters with your doctor.',
    'You can leave at any time and take everything along.',
  ],
  sections: [
    {
      id: 'what',
      title: 'What Readback is',
      blocks: [
        'Readback is a program that explains medical documents in plain words. Somebody runs it for you on a server. These terms call them the operator. By using this site you agree with the operator on these terms.',
        'Readback is an aid to reading. It is not a doctor and not a medical device.',
      ],
    },
    {
      id: 'advice',
      title: 'No medical advice',
      blocks: [
        'What you read here supplements medical advice and does not replace it. It is no diagnosis and no treatment.',
        {
          points: [
            'Talk with your doctor before you decide anything about your health.',
            'Do not start, stop or change a medicine because of what you read here.',
            'Do not wait with seeking care because of what you read here.',
          ],
        },
      ],
    },
    {
      id: 'emergencies',
      title: 'Emergencies',
      blocks: [
        'Readback is not for emergencies, and nobody watches what you upload. If you may be in danger, call your local emergency number now. In the US, call 911.',
      ],
    },
    {
      id: 'accuracy',
      title: 'How right it is',
      blocks: [
        'Explanations are made by a program. They can be wrong, and they can leave something out. A word or a number can be read wrong, above all on a photo or a scan.',
        'Each sentence shows the words of your document that it comes from. Compare them. Where they differ, your document counts, and your doctor knows best.',
        'If you allow an AI provider, its sentences are checked against your document. Those that do not fit are replaced or left out. This check can miss something too.',
      ],
    },
    {
      id: 'account',
      title: 'Your account',
      blocks: [
        'You can try one document as a guest. For more you need an account.',
        {
          points: [
            'Keep your password and your recovery codes to yourself.',
            'Do not let others use your account.',
            'If you think that somebody else was in it, change your password and end the other sessions.',
          ],
        },
        'If you lose your password and your recovery codes, and gave no e-mail address, your account may not be opened again.',
      ],
    },
    {
      id: 'documents',
      title: 'Your documents',
      blocks: [
        'Your documents stay yours. You let Readback store, read and explain them for you, and for those whom you share them with. Nothing else is done with them.',
        'Upload only your own documents, those of your child, or those of somebody who has agreed.',
        'Keep the original. Readback is not an archive: documents are deleted when the time of your plan is over.',
      ],
    },
    {
      id: 'sharing',
      title: 'Sharing',
      blocks: [
        'You decide with whom you share. Give the code to that person only, and not by the same way as the link. Ending a share does not call back what was read or saved.',
        'If something was shared with you, use it only for what it was shared for.',
      ],
    },
    {
      id: 'rules',
      title: 'What is not allowed',
      blocks: [
        {
          points: [
            'Opening, or trying to open, what belongs to others.',
            'Uploading what harms others, or breaks the law.',
            'Disturbing the service, or getting around its limits.',
            'Selling what you read here as medical advice.',
          ],
        },
        'The operator may close an account that breaks these rules.',
      ],
    },
    {
      id: 'plans',
      title: 'Plans and payment',
      blocks: [
        `There are three plans: ${plans.free.title}, ${plans.basic.title} and ${plans.premium.title}. The pricing page says what each one holds and costs.`,
        'Not every operator takes payments. Where they do, this holds:',
        {
          points: [
            'You pay for a month or a year ahead. It goes on until you end it.',
            'You can end it at any time. Your plan then stays until the end of what you have paid for.',
            'Changes to your plan take effect at the next billing cycle.',
            'There is a 30-day money-back guarantee. Ask the operator within 30 days of paying.',
          ],
        },
        { link: 'Go to the pricing page', to: '/pricing' },
      ],
    },
    {
      id: 'service',
      title: 'The service',
      blocks: [
        'The operator does what they can to keep Readback running. It may stop at times, or change. Limits on size and number are told before you reach them.',
        'The program is free software under the Apache 2.0 licence. It comes without a warranty. The laws of your country may give you rights that no terms can take away.',
      ],
    },
    {
      id: 'end',
      title: 'When you leave',
      blocks: [
        'You can delete your account in your profile at any time. Take your data along first: deleting cannot be undone.',
        { link: 'Read the Privacy Policy', to: '/privacy' },
      ],
    },
  ],
};
