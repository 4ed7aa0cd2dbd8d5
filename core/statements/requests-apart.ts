import type { Span } from '../kernel/span.ts';
import type { PaperSentence } from '../paper/paper.ts';

/** "A cyst in the left kidney, ultrasound is recommended": what was found, and what is asked for because of it, are two statements. */
export function requestApart(sentence: PaperSentence, text: string): PaperSentence[] {
  const [, finding, request] = asking.exec(sentence.text) ?? [];
  if (finding === undefined || request === undefined || isCondition.test(finding)) return [sentence];
  const [from, to] = sentence.span;
  const at = text.slice(from, to).replace(/\s/g, ' ').indexOf(request.slice(0, 12));
  const spans: [Span, Span] =
    at <= 0
      ? [sentence.span, sentence.span]
      : [
          [from, from + at],
          [from + at, to],
        ];
  return [
    { ...sentence, text: `${finding}.`, span: spans[0] },
    { ...sentence, text: request.charAt(0).toUpperCase() + request.slice(1), span: spans[1], label: null },
  ];
}

/** "If the pain goes on, a scan is advised" is one statement. */
const isCondition =
  /^(?:if|given|because|due|for|in|as|since|when|should|although|while|alternatively|additionally|however|therefore)\b/i;

const study =
  '(?:an? )?(?:(?:close|short|interval|pelvic|renal|abdominal|dedicated|contrast|follow-?up|further|additional|repeat) ){0,3}(?:CT|MRI|PET|ultrasound|sonogram|x-?ray|radiographs?|biopsy|evaluation|imaging|study|comparison|characteri[sz]ation)\\b';
const is = '(?:is|are|would be|may be|should be)';
const wanted = '(?:recommended|advised|suggested|helpful|warranted|needed|obtained|considered|indicated)';
const requests = [
  '(?:clinical |close )?correlation (?:with|to|is|suggested|recommended|advised)\\b.*',
  `(?:(?:close|clinical|interval) )*follow-?up\\b.*\\b${wanted}.*`,
  `${study}[^,]*\\b${is} ${wanted}.*`,
  '(?:recommend|suggest|consider|advise) \\S.*',
];
const asking = new RegExp(`^(.{12,}?)(?:[,;] (?:and |for which |therefore |so )?| and )(${requests.join('|')})$`, 'i');
