/** How the page is laid out, as it was chosen last in this browser. */
export type KeptView = {
  /** All parts under each other instead of on tabs. */
  isOnePage: boolean;
  /** The original text at the side, where there is room for it. */
  isOriginalShown: boolean;
  /** What has a source is underlined, and not only while it is pointed at. */
  areSourcesShown: boolean;
};

const onePageKey = 'interpretationOnOnePage';
const originalKey = 'originalAtTheSide';
const sourcesKey = 'sourcesUnderlined';

export const loadView = (): KeptView => ({
  isOnePage: kept(onePageKey) === 'yes',
  isOriginalShown: kept(originalKey) !== 'no',
  areSourcesShown: kept(sourcesKey) === 'yes',
});

export function keepView({ isOnePage, isOriginalShown, areSourcesShown }: KeptView): void {
  try {
    localStorage.setItem(onePageKey, isOnePage ? 'yes' : 'no');
    localStorage.setItem(originalKey, isOriginalShown ? 'yes' : 'no');
    localStorage.setItem(sourcesKey, areSourcesShown ? 'yes' : 'no');
  } catch {
    // A browser that keeps nothing still shows this page as chosen.
  }
}

function kept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
