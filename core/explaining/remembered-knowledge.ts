import type { Knowledge } from '../knowledge/knowledge.ts';

/**
 * Knowledge for one document: what was looked up once is not looked up again. The reader and the explainer search the same text, and a
 * finding is named in many sentences. Not to be kept longer than the document, whose words it holds.
 */
export const rememberedKnowledge = (knowledge: Knowledge): Knowledge => ({
  ...knowledge,
  findTerm: remembered((words) => knowledge.findTerm(words)),
  findTerms: remembered((text) => knowledge.findTerms(text)),
  findAbbreviation: remembered((abbreviation) => knowledge.findAbbreviation(abbreviation), plainWordsOf(knowledge)),
  findMedicine: remembered((name) => knowledge.findMedicine(name)),
  findMedicines: remembered((text) => knowledge.findMedicines(text)),
});

type Found<Answer> = Map<string, { answer: Answer }>;

/** `forGood` keeps the answers for plain words, which come again in every document. */
function remembered<Answer>(find: (words: string) => Answer, forGood?: Found<Answer>): (words: string) => Answer {
  const found: Found<Answer> = new Map();
  return (words) => {
    const known = forGood?.get(words) ?? found.get(words);
    if (known !== undefined) return known.answer;
    const answer = find(words);
    if (forGood !== undefined && forGood.size < mostKept && plainWord.test(words)) forGood.set(words, { answer });
    else found.set(words, { answer });
    return answer;
  };
}

/** In small letters, so that no name is kept. */
const plainWord = /^[a-z]{1,16}$/;
const mostKept = 20_000;

type Abbreviation = ReturnType<Knowledge['findAbbreviation']>;
const plainWords = new WeakMap<Knowledge, Found<Abbreviation>>();

function plainWordsOf(knowledge: Knowledge): Found<Abbreviation> {
  const kept = plainWords.get(knowledge) ?? new Map<string, { answer: Abbreviation }>();
  plainWords.set(knowledge, kept);
  return kept;
}
