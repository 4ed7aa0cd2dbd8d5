import { expect, test } from 'vitest';
import { ownNames } from './own-names.ts';

const namesOf = (more: Partial<Parameters<typeof ownNames>[0]> = {}) =>
  [...ownNames({ publicUrl: undefined, host: 'localhost', allowedHosts: [], machineName: 'nas', ...more })].toSorted();

test('without a setting they are this machine and its own name', () => {
  expect(namesOf()).toEqual(['localhost', 'nas', 'nas.local']);
});

test.each(['Nas.local', 'NAS'])('a machine called %s has both of its names', (machineName) => {
  expect(namesOf({ machineName })).toEqual(['localhost', 'nas', 'nas.local']);
});

test('they are the names in settings too, without ports', () => {
  const names = namesOf({
    publicUrl: 'https://Bücher.example:8443/',
    host: 'Readback.lan',
    allowedHosts: ['nas.fritz.box'],
  });
  expect(names).toEqual(expect.arrayContaining(['xn--bcher-kva.example', 'readback.lan', 'nas.fritz.box']));
});
