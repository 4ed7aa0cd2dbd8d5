import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { readMarkedNote, type Note } from './marked-note.ts';
import { readPresidioNotes } from './presidio-notes.ts';

export type NoteSet = { name: string; notes: readonly Note[] };

export const noteHalves = ['development', 'unseen'] as const;
const suffix = '.marked.txt';

/** The project's own halves, those that are there. */
export function ownNoteSets(): NoteSet[] {
  const folders = noteHalves.map((half) => join(import.meta.dirname, half)).filter(existsSync);
  return folders.map(loadMarkedNotes).map(({ name, notes }) => ({ name: `notes ${name}`, notes }));
}

/** Sets of notes in a folder or in the folders in it: <name>.marked.txt files, or the data.jsonl of a corpus with spans. */
export function noteSetsIn(folder: string): NoteSet[] {
  const within = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const folders = [folder, ...within.map(({ name }) => join(folder, name))];
  return folders.flatMap((each) => [loadMarkedNotes(each), loadCorpus(each)]).filter(({ notes }) => notes.length > 0);
}

function loadMarkedNotes(folder: string): NoteSet {
  const names = readdirSync(folder).filter((name) => name.endsWith(suffix));
  const notes = names
    .sort()
    .map((name) => readMarkedNote(name.slice(0, -suffix.length), readFileSync(join(folder, name), 'utf8')));
  return { name: basename(folder), notes };
}

function loadCorpus(folder: string): NoteSet {
  const file = join(folder, 'data.jsonl');
  return { name: basename(folder), notes: existsSync(file) ? readPresidioNotes(readFileSync(file, 'utf8')) : [] };
}
