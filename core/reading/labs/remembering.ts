const mostKept = 512; // answers
const longestKept = 200; // characters

/** A function of a text that keeps its last answers: lines of one document use the same few words over and over. */
export function remembering<Answer>(answerOf: (text: string) => Answer, most = mostKept): (text: string) => Answer {
  const kept = new Map<string, { answer: Answer }>();
  return (text) => {
    if (text.length > longestKept) return answerOf(text);
    const known = kept.get(text);
    if (known) return known.answer;
    const answer = answerOf(text);
    if (kept.size >= most) kept.clear();
    kept.set(text, { answer });
    return answer;
  };
}
