import { later } from '#client/ui/later/later.tsx';

// Nothing of it is in sight until a sentence or a result is pressed.
export const SourceBlock = later(async () => (await import('./source-block.tsx')).SourceBlock);
