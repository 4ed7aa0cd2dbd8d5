import type { Reference } from './resources.ts';

/** What a bundle is made with, beside what it says. */
export type BundleContext = {
  /** What has read and explained the document. */
  software: { name: string; version: string };
  now: Date;
  /** Gives a new UUID each time. */
  newId: () => string;
};

export const uriOf = (id: string): string => `urn:uuid:${id}`;
export const referenceTo = ({ id }: { id: string }): Reference => ({ reference: uriOf(id) });
