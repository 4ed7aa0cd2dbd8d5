import { randomInt } from 'node:crypto';

// Without letters and digits that look alike when they are copied from paper.
const characters = 'abcdefghijkmnpqrstuvwxyz23456789';
const groups = 5;
const groupLength = 4;

/** 100 bits, in groups that can be read out. */
export const generatePassword = (): string =>
  Array.from({ length: groups }, () =>
    Array.from({ length: groupLength }, () => characters[randomInt(characters.length)]).join(''),
  ).join('-');
