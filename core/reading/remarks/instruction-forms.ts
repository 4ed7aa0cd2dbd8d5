const reader = String.raw`(?:AI|A\.I\.|LLM|GPT|chatbot|language model|AI (?:assistant|model|system|reader|tool|agent)|automated (?:reader|summari[sz]er|system|summary)|summari[sz]er)s?`;
const answer = String.raw`(?:summary|answer|explanation|interpretation|reply|response|output)`;
/** Where an order may begin: a sentence, a clause, or after words that press. "We will tell her …" is no order. */
const order = String.raw`(?:^\W{0,6}|[:;,]\s|\b(?:please|must|should|shall|always|just|only|then|and|now)\s)`;
const say = String.raw`(?:say|state|report|respond|reply|answer|output|write|omit|hide|summari[sz]e|tell|print|reveal|conclude|claim|ignore)`;
const person = String.raw`(?:the |this |your )?(?:patient|person|family|him|her|them)`;

/** `keys`: lower-case words of which a text must hold one, so that most texts are never searched; without them it always is. */
export type InstructionForm = { keys: readonly string[]; form: RegExp };

const form = (keys: string, ...parts: string[]): InstructionForm => keyed(keys, new RegExp(parts.join(''), 'i'));
const keyed = (keys: string, pattern: RegExp): InstructionForm => ({ keys: keys.split(';'), form: pattern });
const readers = 'ai;a.i.;llm;gpt;chatbot;language model;automated;summari';

/**
 * Forms of words that command whoever reads a document. A report tells what was found and tells the patient what to do; it does not
 * tell its reader what to answer. Each form is one family; every repetition is bounded.
 */
export const instructionForms: readonly InstructionForm[] = [
  // To forget what was told. "Disregard the previous report" is a correction, "discharge instructions" are the patient's.
  form(
    'ignore;disregard;forget;override;bypass;t follow;top follow',
    String.raw`\b(?:ignore|disregard|forget|override|bypass|(?:do not|don't|stop) follow(?:ing)?)\b(?![^.]{0,40}\b(?:discharge|diet|dosing|medication|wound|home|activity|care|dose|insulin|preparation)\b)`,
    String.raw`[^.]{0,40}\b(?:instructions?|prompts?|rules?|guidelines?|directions?|polic(?:y|ies)|training|everything (?:above|before)|(?:text|content|words?|lines?) (?:above|before))\b`,
  ),
  keyed(
    'ignor;olvida;oubliez;vergiss',
    /\b(?:ignora|olvida|ignorez|oubliez|ignoriere|vergiss|ignori)\b[^.]{0,40}\b(?:instrucciones|instructions|anweisungen|reglas|règles|regeln|istruzioni)/i,
  ),
  // To take a role.
  keyed(
    'assistant;bot;a ai;an ai;language model;llm;gpt;unrestricted;jailbroken;developer mode',
    /\byou(?: are|'re|’re)\b[^.]{0,40}\b(?:an? (?:AI|assistant|helpful assistant|chatbot|bot|language model|LLM)|chatgpt|gpt-?\d|unrestricted|jailbroken|in developer mode)\b/i,
  ),
  keyed(
    'act as;behave as;pretend;your new',
    /^\W{0,6}(?:please |now )?(?:act|behave) as (?:an? |the |if )|(?:^\W{0,6}|\band )pretend (?:to be|that you|you)\b|\byour new (?:role|task|persona|identity) is\b/i,
  ),
  keyed(
    'from now on',
    /\bfrom now on,? (?:you (?:will|must) )?(?:only |always )?(?:answer|respond|reply|speak|write)\b/i,
  ),
  // To a machine by name. A bare "AI" is also aortic insufficiency.
  form(
    readers,
    String.raw`\b(?:note|notice|message|memo|attention|attn|instructions?|warning|dear|hey|hello)\s?(?:to|for)?[:,]?\s(?:the |any |all )?${reader}\b`,
  ),
  form(
    readers,
    String.raw`\b(?:as|if you are|if you're) (?:an? |the )${reader}\b|\bfor (?:the )?(?:language models|LLMs|AI (?:systems|models|readers|assistants))\b`,
  ),
  form(
    readers,
    String.raw`\b(?<!Mild |moderate |severe )${reader}\b (?:must|should|shall|please|is to|are to)\b[^.]{0,60}\b${say}\b`,
  ),
  form(
    'assistant;chatbot;model;llm;system;developer;ai:;ai :;ai,;ai ,;ai>;ai >',
    String.raw`(?:^\W{0,6})(?:AI|assistant|chatbot|model|LLM|system|developer)\s?[:,>]\s?(?:please )?(?:you\b|do not\b|don't\b|always\b|never\b|new instr|${say}\b)`,
  ),
  // Signs of a conversation with a machine.
  keyed(
    'system;developer;hidden;admin;begin;##',
    /\b(?:system|developer|hidden) (?:prompt|override|directive)\b|\b(?:system|developer|admin) (?:message|instructions?)\s?:|\bBEGIN (?:SYSTEM|PROMPT|INSTRUCTIONS?)\b|#{2,4}\s?(?:system|assistant)\b/i,
  ),
  keyed(
    '<;[',
    /<\/?(?:system|assistant|user|instructions?|prompt|im_start|im_end)\b[^<>]{0,40}>|<\/(?:document|data)[^<>]{0,40}>|\[\/?(?:inst|system)\]|<\|[a-z_]{2,20}\|>/i,
  ),
  keyed(
    'decode;base64',
    /\b(?:decode|decrypt)\b[^.]{0,30}\b(?:and|then)\b[^.]{0,20}\b(?:follow|obey|execute|run|do)\b|\b(?:follow|obey|execute|run)\b[^.]{0,40}\bbase64\b/i,
  ),
  // Words that are not to be seen on the page.
  keyed(
    'color:;font-size;display:;visibility:;opacity:',
    /(?:\bstyle\s?=\s?|[{;])[^.>]{0,60}\b(?:color\s?:\s?(?:white|#fff(?:fff)?|transparent)|font-size\s?:\s?0|display\s?:\s?none|visibility\s?:\s?hidden|opacity\s?:\s?0)\b/i,
  ),
  keyed(
    'jailbreak;prompt injection;dan mode;developer mode;sudo mode;god mode;without restrictions',
    /\b(?:jailbreak|prompt injection|dan mode|developer mode|sudo mode|god mode|without restrictions)\b/i,
  ),
  // To reassure or mislead somebody.
  form(
    'tell;inform;assure;convince;advise',
    String.raw`${order}(?:tell|inform|assure|reassure|convince|advise)\s${person}\b[^.]{0,60}\b(?:everything is|(?:all|the|these|your|her|his|their) (?:results?|tests?|labs?|values?|scans?) (?:is|are|were) (?:normal|fine|good|negative)|`,
    String.raw`(?:is|are) (?:healthy|fine|cured)|cancer[- ]free|nothing (?:is wrong|to worry)|not to (?:see|contact)|stop (?:taking )?all\b|to (?:click|pay)\b)`,
  ),
  keyed(' the user; the reader', /\b(?:tell|inform|assure|convince|instruct|ask) the (?:user|reader)\b/i),
  form(' that ', String.raw`${order}(?:say|state|claim|conclude|write) that (?:the patient|everything|all|there|no)\b`),
  form(
    'mark;classify;label;describe;report;rate;present;flag',
    String.raw`${order}(?:mark|classify|label|describe|report|rate|present|flag)\s(?:all|every|each|any|this|these|the)\b[^.]{0,50}\bas\s(?:normal|benign|healthy|critical|non-?urgent|negative|safe|fine|unremarkable)\b`,
  ),
  // To answer in a set way.
  keyed(
    'respond;reply;answer;output;print;say',
    /^\W{0,6}(?:please )?(?:always |only )?(?:respond|reply|answer|output|print|say)\s(?:only (?:with|in|the)|with (?:the|exactly|only|a single|one|["“])|exactly |the (?:words?|following|phrase|text)\b|in (?:json|base64|french|spanish|all caps)\b)/i,
  ),
  keyed(
    'translate;summari;rewrite;output',
    /^\W{0,6}(?:please )?(?:translate|summari[sz]e|rewrite|output) (?:this|the) (?:document|report|text) (?:as|in|into|so)\b/i,
  ),
  form(
    'when summari;when answering;when responding;when translating;when explaining',
    String.raw`\bwhen (?:summari[sz]ing|answering|responding|translating|explaining th(?:is|e) (?:report|document))\b[^.]{0,40}\b(?:always|never|do not|don't|only|${say})\b`,
  ),
  // To hide something, or to give away what is hidden.
  form(
    'mention;disclose;reveal;tell;flag;discuss',
    String.raw`\b(?:do not|don't|never|must not|should not)\s(?:mention|disclose|reveal|tell|flag|discuss)\b(?![^.]{0,80}\bwithout\b)[^.]{0,40}\b(?:abnormal\w{0,6}|cancer|tumou?r|mass|critical|potassium|`,
    String.raw`(?:the|any|this|these) (?:findings?|results?|values?|diagnosis|instructions?|messages?|lines?|text))\b`,
  ),
  form(
    'in your ;in the ',
    String.raw`\b(?:do not|don't|never)\s(?:include|report|explain|list|show)\b[^.]{0,60}\bin (?:your|the) ${answer}\b`,
  ),
  form(
    'hide;omit;leave out;conceal;suppress;remove;downplay',
    String.raw`\b(?:hide|omit|leave out|conceal|suppress|remove|downplay)\b[^.]{0,60}\b(?:from|in) (?:your|the|this|any) (?:${answer}|patient|user)\b`,
  ),
  keyed(
    'prompt',
    /\b(?:reveal|print|show|repeat|leak|disclose|output|display|give)\s(?:me |us )?(?:the text of )?(?:your|the) (?:(?:system|hidden|initial|full|original|secret|internal) )?prompt\b/i,
  ),
  keyed(
    'system;hidden;secret;api;environment;internal',
    /\b(?:reveal|print|show|repeat|leak|disclose|output|display|give)\s(?:me |us )?(?:your|the) (?:system|hidden|secret|api|environment|internal) (?:instructions?|keys?|message|variables?|passwords?|configuration|rules)\b/i,
  ),
  // To send something away, or to bring something in.
  keyed(
    'http;www.',
    /\b(?:send|post|forward|upload|transmit|exfiltrate|submit|append|copy)\b[^.]{0,60}\bto\s{1,2}(?:https?:|www\.)/i,
  ),
  keyed(
    '@',
    /\b(?:send|forward|email|transmit)\b[^.]{0,20}\bpatient(?:'s)? (?:data|records?|information|name)\b[^.]{0,40}\bto\s[\w.+-]{1,40}@/i,
  ),
  keyed(
    'http;www.',
    /(?:https?:|www\.)\S{1,100}\s[^.]{0,40}\b(?:confirm|verify|enter) your (?:identity|account|password|card|bank)/i,
  ),
  keyed(
    '](;<;javascript:',
    /!\[[^\]]{0,80}\]\(\s?https?:|<(?:script|img|iframe|svg|object|embed)\b[^<>]{0,200}(?:src|href|onerror|onload|action)\s?=|javascript:/i,
  ),
  keyed(
    'link;url;markdown;html',
    /\b(?:include|insert|embed|add|render|append)\b[^.]{0,50}\b(?:link|url|markdown|html)\b/i,
  ),
];
