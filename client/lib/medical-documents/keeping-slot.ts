import { createContext, type ReactNode } from 'react';
import type { Interpretation } from '#core/documents/interpretation.ts';

/** Draws how an explanation is kept on this device. The screen gets it from its route; null where nothing can be kept. */
export const KeepingContext = createContext<((interpretation: Interpretation) => ReactNode) | null>(null);
