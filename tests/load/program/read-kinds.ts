import type { Kind } from '../generator/order.ts';
import type { Kept } from './documents.ts';
import { get, type Person } from './person.ts';

/** What people do most: they look at their list and at what they have. */
export function readsOf(people: readonly Person[], kept: readonly Kept[]): Kind[] {
  const ofEach = (path: (number: number) => string) => kept.map(({ person, number }) => get(path(number), person));
  const ofPeople = (path: string) => people.map((person) => get(path, person));
  return [
    { name: 'list', weight: 30, requests: ofPeople('/api/medical-documents') },
    { name: 'interpretation', weight: 30, requests: ofEach((number) => `/api/interpretations/${number}`) },
    { name: 'document', weight: 20, requests: ofEach((number) => `/api/medical-documents/${number}`) },
    { name: 'session', weight: 20, requests: ofPeople('/api/users/session') },
  ];
}
