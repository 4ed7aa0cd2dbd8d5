import type { PlainCommand } from './commands.ts';
import known from './topics.json' with { type: 'json' };

/** What a request is about, told by its one heavy word. */
const topics = Object.entries(known).map(([name, words]) => [name as PlainCommand, new RegExp(words)] as const);

const request =
  /^(?:show|open|explain|tell me|list|display|what|which|describe|go|take me|bring me|see|how|view|read|walk me|switch|jump|bring up|pull up|put up|where|find|talk me|clarify|are|is|do i|download|export|save|make|create|give me an? |any|hear|listen|look at|look|check|get|do you have|have you got|do you offer|give me|have) ?/;

/** Words that add nothing to what is asked for. Whatever else is said makes it talk about something. */
const light = new Set(
  (
    'show open explain tell list display what which describe go take bring see how view read walk switch jump up pull where find talk clarify ' +
    'the a an my me i it this that these those all any some of for to in on at from is are was were do does have has been am should can could must ' +
    'need want about with document report page section tab part here there ask taking given prescribed mean means say says know listed mentioned ' +
    'through over down every each one whole full more current latest suggested complete entire own different good now out into screen view area ' +
    'called one more first work works named used use else monthly yearly other simple put download export save make create give hear listen order form version copy as look other different you made ai got offer check get'
  ).split(' '),
);

const costOfTopic = 0.45;

/** Requests that no phrase foresaw: they begin as one, are about one thing, and say nothing else. */
export function hearTopic(words: readonly string[]): { name: PlainCommand; cost: number }[] {
  const text = words.join(' ');
  if (words.length < 3 || words.length > 10 || !request.test(text)) return [];
  const [topic, ...more] = topics.filter(([, pattern]) => pattern.test(text));
  if (topic === undefined || more.length > 0) return [];
  const [name, pattern] = topic;
  // "Do you have any questions" asks the other.
  if (name === 'SHOW_QUESTIONS' && text.startsWith('do you have') && !/ask|doctor/.test(text)) return [];
  const others = text.replace(new RegExp(pattern, 'g'), ' ').split(/\s+/);
  return others.every((word) => word === '' || light.has(word)) ? [{ name, cost: costOfTopic }] : [];
}
