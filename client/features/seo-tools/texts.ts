import type { DensityColor } from '#core/content-analysis/density.ts';
import type { ScoreLetter } from '#core/content-analysis/score-letter.ts';

export const texts = {
  title: 'SEO Tools',
  lead: 'The content analyzer counts the words of a text and shows which ones stand out. Nothing of the text is kept.',
  content: 'Content',
  contentHint: 'Paste or write the text of a page. Leave out what is personal.',
  keywords: 'Target keywords (optional)',
  keywordsHint: 'Words or phrases that the text should be found by, with commas between them.',
  keywordsExample: 'blood test, lab report',
  analyze: 'Analyze Content',
  analyzing: 'Analyzing...',

  empty: { title: 'Empty Content', body: 'Please enter some content to analyze.' },
  complete: { title: 'Analysis Complete', body: 'The result is below the text.' },
  failed: { title: 'Analysis Failed', body: 'Failed to analyze content', unknown: 'Unknown error' },

  result: 'Result',
  tabs: { overview: 'Overview', keywords: 'Keywords' },

  totalWords: 'Total words',
  score: 'Score',
  scores: {
    A: 'There is nothing to change.',
    B: 'There is one thing to change.',
    C: 'There are two things to change.',
    D: 'There are three or more things to change.',
  } satisfies Record<ScoreLetter, string>,
  recommendations: 'Recommendations',
  noRecommendations: 'None. The text is long enough, and its words are well spread.',
  overused: 'Overused keywords',
  noOverused: 'None. No keyword is more than 4 of every 100 words.',

  targets: 'Target keywords',
  noTargets: 'You gave no target keywords. Add some above to see how often each is used.',
  top: 'Top keywords',
  noTop: 'No keywords were found. Small words such as “the”, and numbers, do not count as keywords.',
  columns: { keyword: 'Keyword', uses: 'Uses', density: 'Density', rating: 'Rating' },
  density: (density: number) => `${density.toFixed(2)} %`,
  use: (count: number, density: number) =>
    `${count.toLocaleString('en-US')} ${count === 1 ? 'use' : 'uses'}, ${density.toFixed(2)} %`,
  ratings: { grey: 'Rare', green: 'Good', amber: 'Often', red: 'Too often' } satisfies Record<DensityColor, string>,
  legend:
    'Density is how many of 100 words are the keyword. Rare is under 0.5. Often is over 2.5. Too often is over 4.',
} as const;
