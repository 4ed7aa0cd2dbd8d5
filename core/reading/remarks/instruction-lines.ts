import type { Span } from '../../kernel/span.ts';
import { sentencesOf } from '../sentences.ts';

/**
 * Words that command whoever reads, not the patient: a report tells what was found, it does not tell a reader what to answer. Each
 * line is a family: forget what you were told, take a role, say or hide something, send something away, markup of a conversation.
 */
const commands: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|override|bypass|discard|do not follow|don't follow|stop following)\b[^.]{0,40}\b(?:instruction|prompt|rule|guideline|direction|above|previous|prior|earlier|context|policy|policies|safety|system|everything|training)/i,
  /\b(?:you are|you're|act as|behave as|pretend (?:to be|you)|roleplay|role-play|from now on,? you|your new (?:role|task|instructions?)|new instructions?\s?:)\b[^.]{0,40}\b(?:ai\b|assistant|chatbot|bot\b|language model|llm|gpt|model|dan\b|jailbr|unrestricted|developer mode|a doctor|helpful|instructions?|now|translator|system)/i,
  /\b(?:system|developer|admin(?:istrator)?|assistant|ai|llm|chatbot|model)\s?(?:prompt|message|override|note|instructions?|command|directive)\b\s?[:=]|<\/?(?:system|assistant|user|instructions?|prompt|im_start|im_end|human|data|document)\b[^<>]{0,40}>|\[\/?(?:inst|system)\]|<\|[a-z_]{2,20}\|>|\bBEGIN (?:SYSTEM|PROMPT|INSTRUCTIONS?)\b|#{2,4}\s?(?:system|instructions?|assistant)\b/i,
  /\b(?:tell|inform|assure|reassure|convince|advise|instruct)\s(?:the |this )?(?:patient|user|reader|person|him|her|them)\b[^.]{0,60}\b(?:everything is|all (?:results|is|tests)|is (?:normal|fine|healthy|cured)|are (?:normal|fine|healthy)|no need|stop taking|stop all|not to (?:see|worry|take|contact)|there is nothing|cancer[- ]free|double (?:the|their)|send|pay|call this|click|visit)/i,
  /\b(?:ai|a\.i\.|assistant|chatbot|language model|llm|model|summari[sz]er|automated (?:reader|system)|reader of this|bot)s?\b[^.]{0,40}\b(?:must|should|shall|please|needs? to|are to|is to|will)\b[^.]{0,60}\b(?:say|state|report|respond|reply|answer|output|write|include|omit|hide|not mention|summari[sz]e|recommend|tell|classify|mark|print|reveal|conclude|explain|ignore|always|only)/i,
  /^\W{0,4}(?:please )?(?:always |only )?(?:respond|reply|answer|output|say|write|print|repeat|return|translate|summari[sz]e)\s(?:only |with |exactly |the (?:words?|following|phrase|text|document|report|results?)|in (?:json|base64|french|spanish|pirate|all caps)|this (?:document|report|as)|back|all results? as|that (?:all|everything|the patient|there))/i,
  /\b(?:do not|don't|never)\s(?:mention|disclose|reveal|report|include|tell|show|explain|flag|warn)\b[^.]{0,40}\b(?:abnormal|finding|result|value|cancer|this (?:instruction|message|text|line)|the (?:patient|user|reader|above|following)|potassium|tumou?r|critical|instructions?)/i,
  /\b(?:reveal|print|show|repeat|leak|disclose|output|display|give)\s(?:me |us )?(?:your|the) (?:system|hidden|initial|full|original|secret|api|environment|internal) ?(?:prompt|instructions?|keys?|message|variables?|passwords?|configuration|rules)/i,
  /\b(?:send|post|forward|upload|email|transmit|exfiltrate|submit|append|copy)\b[^.]{0,60}\b(?:data|results?|records?|contents?|information|report|history|document|summary|text|name)\b[^.]{0,40}\b(?:to|at|via)\b\s{0,2}(?:https?:|www\.|[\w.+-]{1,40}@|the (?:url|link|address|server))/i,
  /!\[[^\]]{0,80}\]\(\s?https?:|\b(?:include|insert|embed|add|render|place|append|show)\b[^.]{0,50}\b(?:link|image|url|markdown|html|button|script)\b|<(?:script|img|iframe|a|svg|form|object|embed)\b[^<>]{0,200}(?:src|href|onerror|onload|action)\s?=|javascript:/i,
  /\b(?:mark|classify|label|treat|consider|describe|report|interpret|rate|present|list)\s(?:all|every|any|this|these|the)\b[^.]{0,50}\b(?:results?|values?|findings?|document|report|labs?|tests?|flags?)\b[^.]{0,30}\bas\s(?:normal|benign|healthy|critical|non-?urgent|negative|safe|fine|unremarkable)/i,
  /\b(?:for|to|attention|note to|dear|hey|hello|attn)\s?:?,? (?:the )?(?:ai|a\.i\.|llm|chatbot|language model|assistant|automated (?:reader|system))s?\b/i,
  /\b(?:jailbreak|prompt injection|dan mode|developer mode|sudo mode|god mode|without restrictions|end of (?:document|report|data)[.:]? (?:now|new|begin|next))\b/i,
];

const longestLooked = 600;

/** Sentences that try to command whoever reads the document. They stay visible; the person is told about them. */
export function instructionLines(text: string): Span[] {
  return sentencesOf(text)
    .filter((piece) => commands.some((command) => command.test(piece.text.slice(0, longestLooked))))
    .map(({ span }) => span);
}
