/** Nobody speaks of himself to a reader; nor of what a program is made of. */
export const ofItself =
  /\b(?:I|I'm|I’m|my|me|we|our)\b|\b\w+_\w+\s*[=:]|\b(?:[Aa][Pp][Ii][ _-]?[Kk]eys?|this program|environment variables?)\b|\b(?:[Ss]oy|[Ss]igo|[Mm]is instrucciones|[Cc]omo (?:asistente|modelo))\b/;

/** "No follow-up is needed": a rest that only the document itself can give. */
export const noCare =
  /\b(?:no|not any|without) (?:further |more |other |additional |special )*(?:follow[- ]?ups?|tests?|testing|treatment|action|visits?|biops(?:y|ies)|surgery|appointments?|care|steps?|checks?)\b.{0,30}\b(?:needed|necessary|required|called for)\b|\b(?:do not|don't|doesn't|does not|no longer) (?:need|have to|require)\b|\bno (?:se )?(?:necesita|requiere|hace falta)\b/i;
export const printedNoCare =
  /\b(?:no|not|none|without|unnecessary|nil|routine|deferred)\b.{0,40}\b(?:follow|further|need|necessary|required|indicat|treat|action|surg|test|visit|biops)|\b(?:discharged?|prn|as needed|unnecessary)\b/i;

/** What may be done with a medicine stands in the document as a change, or is not said. */
export const allowsChange =
  /\b(?:can|could|may|might|should|must|ought to) (?:now |safely |also |be )*(?:be )?(?:stop|start|increas|reduc|lower|rais|chang|skip|doubl|halv|discontinu|paus|replac|restart)\w*\b|\b(?:puede|debe|deber[ií]a) (?:dejar|suspender|aumentar|reducir|empezar|cambiar|saltar)/i;
export const printedChange =
  /\b(?:stop\w*|discontinu\w*|start\w*|increas\w*|decreas\w*|reduc\w*|rais\w*|chang\w*|hold|held|skip|omit|taper\w*|wean\w*|restart\w*|switch\w*|pause\w*|if|may|can|could|should)\b/i;

/** Comfort in Spanish; in English the verifier knows it. */
export const comfort =
  /\bno (?:tiene|hay|tenga) (?:nada |motivo |raz[oó]n )?(?:de |por |para )?(?:qu[eé] )?preocup\w+|\bcurad[oa]s?\b/i;

/** That there is no cancer is said only where the document says that there is none. */
export const noCancer =
  /\bno (?:\w+ ){0,4}(?:cancer|c[aá]ncer|tumou?rs?|tumor(?:es)?|malignan\w+|malign[oa]s?|met[aá]stasis|masas?)\b|\bno muestra(?:n)? (?:ning[uú]n[ao]? )?masas?\b/i;
export const printedNoCancer =
  /\b(?:no|not|negative|without|free of|benign|absence|uninvolved|non-?)\b[^.;\n]{0,60}\b(?:cancer\w*|carcinoma|malignan\w*|neoplas\w*|tumou?rs?|metasta\w*|dysplasia|lymphoma|melanoma|mass(?:es)?|lesions?|invasion|LVS?I)\b|\b(?:invasion|LVS?I|metasta\w*|malignan\w*|tumou?r|carcinoma)\b[^.;\n]{0,40}\b(?:not|absent|negative|none|no)\b|\bbenign\b/i;

/** A sentence that rests on nothing says of nobody what is there or not there. */
export const claimsOfSomebody =
  /\b(?:there (?:is|are|was|were) (?:no|a|an|some)|no (?:sign|evidence) of|the patient|shows? (?:no|a|an)|was (?:found|seen)|were (?:found|seen))\b|(?<!\p{L})(?:no (?:hay|se (?:ve|observa|detect|encontr|aprecia)\p{L}*|muestra|tiene|presenta)|(?:su|sus) (?!cuerpo|m[eé]dic|sangre|coraz[oó]n|doctor|salud|pulmones|h[ií]gado|ri[nñ]ones|cerebro|piel|huesos|organismo|est[oó]mago|equipo|enfermer|edad)\p{L}+ (?:es|son|est[aá]n?|fue|fueron)|usted (?:tiene|est[aá]|es|puede|debe)|el paciente|la (?:tomograf|radiograf|resonancia|ecograf)\p{L}* (?:es|muestra|no))(?!\p{L})/iu;

export const allNormal =
  /\b(?:all|every|each|everything|none|nothing|no|the whole|todos?|todas?|ning[uú]n[ao]?|nada)\b(?: of)?(?: the| your| these| los| las| sus)?(?: \w+){0,2}? ?(?:results?|tests?|values?|labs?|numbers?|levels?|everything|findings?|resultados?|valores?|pruebas?|hallazgos)?\b.{0,24}\b(?:normal(?:es)?|inside|within|fine|good|healthy|ok(?:ay)?|abnormal\w*|outside|out of range|wrong|bien|fuera|anormal\w*)\b/i;
export const wideSubject =
  /\b(?:results?|tests?|values?|labs?|numbers?|findings?|everything|scan|report|blood ?work|resultados|valores|pruebas|hallazgos|todo)\b/i;
export const exceptions =
  /\b(?:other|others|except|apart from|besides|but|rest|remaining|otherwise|aside from|dem[aá]s|salvo|excepto|otros|otras|resto)\b/i;
