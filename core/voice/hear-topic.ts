import type { PlainCommand } from './commands.ts';

/** What a request is about, told by its one heavy word. */
const topics: Readonly<Partial<Record<PlainCommand, RegExp>>> = {
  GO_DOCUMENTS: /\bdocuments\b/,
  GO_INTERPRETATION: /\b(?:interpretation|explanation)\b/,
  GO_UPLOAD: /\bupload(?:ing)?\b/,
  GO_PRICING: /\b(?:pricing|prices|subscriptions?)\b/,
  SHOW_TERMS: /\b(?:medical (?:terms|words)|terms|vocabulary|glossary|terminology|definitions|jargon)\b/,
  SHOW_QUESTIONS: /\bquestions\b/,
  SHOW_RECOMMENDATIONS: /\b(?:recommendations|recommended|next steps)\b/,
  EXPORT_PDF: /\bpdf\b/,
  HELP: /\b(?:voice )?commands\b/,
  SUMMARIZE: /\b(?:summary|overview|gist|main points|key points)\b/,
  EXPLAIN_LAB_VALUES:
    /\b(?:(?:lab|laboratory|blood|test) (?:test )?(?:values|results|tests?|numbers|work|levels)|labs|bloodwork)\b/,
  EXPLAIN_MEDICATIONS: /\b(?:medications?|medicines?|meds|prescriptions)\b/,
  EXPLAIN_DIAGNOSIS: /\b(?:diagnosis|diagnoses|diagnosed)\b/,
};

const request =
  /^(?:show|open|explain|tell me|list|display|what|which|describe|go|take me|bring me|see|how|view|read|walk me|switch|jump|bring up|pull up|where|find|talk me|clarify|are|is) /;

/** Words that add nothing to what is asked for. Whatever else is said makes it talk about something. */
const light = new Set(
  (
    'show open explain tell list display what which describe go take bring see how view read walk switch jump up pull where find talk clarify ' +
    'the a an my me i it this that these those all any some of for to in on at from is are was were do does have has been am should can could must ' +
    'need want about with document report page section tab part here there ask taking given prescribed mean means say says know listed mentioned ' +
    'through over down every each one whole full more current latest suggested complete entire own different good now out into screen view area'
  ).split(' '),
);

const costOfTopic = 0.45;

/** Requests that no phrase foresaw: they begin as one, are about one thing, and say nothing else. */
export function hearTopic(words: readonly string[]): { name: PlainCommand; cost: number }[] {
  const text = words.join(' ');
  if (words.length < 3 || words.length > 10 || !request.test(text)) return [];
  const names = (Object.keys(topics) as PlainCommand[]).filter((name) => topics[name]?.test(text));
  const [name] = names;
  if (name === undefined || names.length > 1) return [];
  const others = text.replace(topics[name] ?? '', ' ').split(/\s+/);
  return others.every((word) => word === '' || light.has(word)) ? [{ name, cost: costOfTopic }] : [];
}
