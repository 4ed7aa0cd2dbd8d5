/** Small words that hardly any sentence does without, in English and in languages that people bring reports in. */
const english = new Set(
  'the of and is was were with no for to on by not or are at this that from as be has had have there seen which without normal patient'.split(
    ' ',
  ),
);
const others = new Set(
  (
    'el la de en los las del con sin por para que una se es su al como más lo ' +
    'der die das und mit ohne nicht ein eine ist bei im zum zur auf von dem den des keine kein wurde sind ' +
    'le les du avec sans pas une est dans pour sur et au aux ' +
    'il gli della senza per non che nel di è sono ' +
    'os do da dos das em não com sem um uma ao ' +
    'het een van met zonder niet en voor op zijn'
  ).split(' '),
);

/** Words over the columns of a laboratory's sheet or a list of medicines, which have no sentences. */
const overColumns = new Set(
  (
    'entlassungsmedikation bedarfsmedikation dauermedikation hausmedikation medikation abgesetzt pausiert bedarf tage tagen nüchtern morgens ' +
    'mittags abends nachts täglich tgl wöchentlich tabl tbl stück tropfen tabletten einnahme für neu dann bei ' +
    'matin midi soir coucher comprimé comprimés gélule gélules jours arrêté ordonnance ' +
    'mañana noche comprimido comprimidos días suspendido medicación ' +
    'mattina sera compressa compresse giorni sospeso terapia ' +
    'ochtend avond gestopt innemen dagen manhã noite suspenso dias tabletter dagligen behov ' +
    'wirkstoff handelsname medikationsplan stärke staerke hinweise médicament posologie medicamento posología posologia ' +
    'ergebnis einheit referenzbereich normbereich untersuchung laborbefund entnahme endbefund ' +
    'résultat résultats unité unités référence antériorités anteriorités anteriorites prélèvement prelevement valeurs biochimie hemogramme hémogramme ' +
    'resultado resultados unidad unidades unidade referencia referência prueba exame análisis determinación fecha coleta ' +
    'risultato esito unità riferimento esame wynik jednostka badanie uitslag eenheid referentiewaarden'
  ).split(' '),
);
const fewestOverColumns = 2;
/** "Test", "Result", "Reference range": a sheet in two languages has these too. */
const overColumnsInEnglish = new Set('test tests result results unit units range ranges'.split(' '));

/** Letters of Greek, Russian, Arabic, Chinese and other writing. */
const otherLetter = /(?!\p{Script=Latin}|[µμαβγδ])\p{L}/gu;

const looked = 2500;

/** A text with so many of these needs no closer look. */
const plainly = /\b(?:the|with|was|of|is|for|and)\b/gi;
const enough = 12;

const fewest = 12;
const fewestKinds = 5;

/**
 * Whether a text reads as English. What is there, may be or is not there is told by small words, so in another language none of it can
 * be told. A table, which has no sentences, counts as English unless its headings are not.
 */
export function isInEnglish(text: string): boolean {
  const head = text.slice(0, looked);
  if ((head.match(plainly)?.length ?? 0) >= enough) return true;
  if ((head.match(otherLetter)?.length ?? 0) * 3 > (head.match(/\p{L}/gu)?.length ?? 0)) return false;
  let own = 0;
  const foreign: string[] = [];
  const headings = new Set<string>();
  let isTwofold = false;
  for (const [word] of head.toLowerCase().matchAll(/\p{L}+/gu)) {
    if (overColumns.has(word)) headings.add(word);
    isTwofold ||= overColumnsInEnglish.has(word);
    if (english.has(word)) own += 1;
    else if (others.has(word)) foreign.push(word);
  }
  if (headings.size >= fewestOverColumns && !isTwofold) return false;
  return foreign.length < fewest || foreign.length < own || new Set(foreign).size < fewestKinds;
}
