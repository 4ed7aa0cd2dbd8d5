import type { ReactNode } from 'react';

export type Tab<Name extends string = string> = { name: Name; label: ReactNode; content: ReactNode };

export const tabId = (id: string, name: string): string => `${id}-tab-${name}`;
export const panelId = (id: string, name: string): string => `${id}-panel-${name}`;
