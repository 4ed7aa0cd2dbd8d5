import { aroundScenes } from './around.ts';
import { documentScenes } from './documents.ts';
import { interpretationScenes } from './interpretation.ts';
import { sharingScenes } from './sharing.ts';
import type { Scene } from './stage.tsx';
import { uploadScenes } from './upload.ts';
import { voiceScenes } from './voice.ts';

/** Every place of the table that is a screen or a state of one, with the way there. */
export const scenes: Record<string, Scene> = {
  ...aroundScenes,
  ...documentScenes,
  ...interpretationScenes,
  ...sharingScenes,
  ...uploadScenes,
  ...voiceScenes,
};
