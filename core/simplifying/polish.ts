/** The last touch on a sentence: spaces before marks, a or an, a capital at its beginning, a full stop at its end. */
export function polish(text: string): string {
  const joined = text
    .replace(/\{sides?\} ?/g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ([,.;:!?)\]])/g, '$1')
    .replace(/([([]) /g, '$1')
    .replace(/,(?:\s*,)+/g, ',')
    .replace(/(?<!\p{L})(\p{L}{2,40}) (\([^()]{1,80}\)) ?\(\1\)/giu, '$1 $2 ')
    .replace(/\((\p{L}[\p{L} -]{0,200})\) \(\1\)/giu, '($1)')
    .replace(/\(([^()]{1,200})\) \(([^()]{1,200})\)/g, '($1; $2)')
    .replace(/\.{2,}/g, '.')
    .replace(/\b(a|an|the) (?:a|an|the) /gi, '$1 ')
    .replace(
      /(?<=\b)(a|an|(?<=^|(?<!\b(?:Mr|Mrs|Ms|Dr))[.:;] )An?) (?!and\b)(?=["'(]?(\p{L}+))/gu,
      (_whole, article: string, next: string) => withArticle(article, next),
    )
    .replace(
      /(?<!\b(?:Dr|Mr|Mrs|Ms|vs|approx))\. (the doctor|you|your)\b/g,
      (_whole, word: string) => `. ${word.charAt(0).toUpperCase()}${word.slice(1)}`,
    )
    .replace(/\b(report(?:s|ed)?) no(?=$|[.;,])/g, '$1 none')
    .replace(/\b(a)n? other\b/gi, '$1nother')
    .replace(/\b(?:a|an) (?=\d+ (?:hour|day|week|month|year)s\b)/g, '')
    .replace(/\b([\p{L}-]{3,}) \1\b(?! that)/gu, '$1')
    .replace(/\b([\p{L}-]{5,}),? (?:and|or) \1\b/gu, (whole, word: string) => (word === 'again' ? whole : word))
    .trim();
  const capital = joined.replace(
    /^(["'(]?)(\p{Ll})/u,
    (_whole, mark: string, letter: string) => mark + letter.toUpperCase(),
  );
  return /[.!?]["')]?$/.test(capital) ? capital : `${capital.replace(/[,;:\-–]+$/, '')}.`;
}

const withArticle = (article: string, next: string): string => {
  const isVowel = /^(?:[ai]|e(?!u)|o(?!nes?\b|nce\b|ne-)|u(?!ni|se|ri|ter|su|ro))/i.test(next)
    ? true
    : /^(?:hour|honest|heir|[FHLMNRSX][A-Z]+$|x$)/.test(next) || /^X$/.test(next);
  const capital = article.startsWith('A');
  return `${capital ? 'A' : 'a'}${isVowel ? 'n' : ''} `;
};
