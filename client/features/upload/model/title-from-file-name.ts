import { maxTitleLength } from '#core/documents/upload-rules.ts';

/** "blood_test-2026.pdf" as a title: "blood test-2026". Hyphens stay, since they join dates and words. */
export function titleFromFileName(name: string): string {
  const bare = name.replace(/\.[a-z0-9]{1,5}$/iu, '');
  return bare
    .replace(/[_\s]+/gu, ' ')
    .trim()
    .slice(0, maxTitleLength);
}
