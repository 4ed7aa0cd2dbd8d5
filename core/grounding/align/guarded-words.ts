/** Words that turn a sentence round: where a quote and the text differ in one of them, they are not the same words. */
const guarded = new Set(
  (
    'no not none nor neither never without negative positive absent present denies denied free unlikely possible possibly probable probably ' +
    'may might could likely suspected excluded except left right bilateral both upper lower high low above below elevated reduced increased ' +
    'decreased raised normal abnormal mild moderate severe acute chronic stable unchanged new resolved worse worsened improved larger smaller ' +
    'start stop started stopped hold continue mother father brother sister family history sin izquierdo derecho alto bajo'
  ).split(' '),
);

const isGuarded = (word: string): boolean => /\d/.test(word) || guarded.has(word);

/** Whether two stretches have the same numbers, negations, sides and directions in the same order. */
export function haveSameGuarded(one: readonly string[], other: readonly string[]): boolean {
  return one.filter(isGuarded).join(' ') === other.filter(isGuarded).join(' ');
}
