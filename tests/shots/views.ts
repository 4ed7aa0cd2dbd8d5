import type { Page } from 'playwright-core';

export type View = { name: string; width: number; height: number; show: (page: Page) => Promise<void> };

const widths = [
  { width: 360, height: 780 },
  { width: 768, height: 1024 },
  { width: 1280, height: 900 },
] as const;

type Look = { colours: 'light' | 'dark'; theme?: 'contrast'; text: number; isForced?: true };

const looks: Record<string, Look> = {
  light: { colours: 'light', text: 100 },
  dark: { colours: 'dark', text: 100 },
  large: { colours: 'light', text: 200 },
  contrast: { colours: 'light', theme: 'contrast', text: 100 },
  forced: { colours: 'light', text: 100, isForced: true },
  'contrast-dark': { colours: 'dark', theme: 'contrast', text: 100 },
};

/** Every width in every look, named as in "360-dark". */
export const views: View[] = widths.flatMap((size) =>
  Object.entries(looks).map(([look, { colours, theme, text, isForced }]) => ({
    ...size,
    name: `${size.width}-${look}`,
    show: async (page: Page) => {
      await page.emulateMedia({ colorScheme: colours, forcedColors: isForced ? 'active' : 'none' });
      await page.setViewportSize(size);
      await page.evaluate(
        ([themeName, percent]) => {
          const root = document.documentElement;
          if (themeName === undefined) root.removeAttribute('data-theme');
          else root.dataset['theme'] = themeName;
          root.style.fontSize = `${percent}%`;
        },
        [theme, text] as const,
      );
    },
  })),
);
