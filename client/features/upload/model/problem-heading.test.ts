import { expect, test } from 'vitest';
import { problemHeading } from './problem-heading.ts';

test.each(['Unsupported file format', 'Formatting is broken', 'This is a reformatted file'])(
  'heads %j as an issue of the format',
  (message) => {
    expect(problemHeading(message)).toBe('Document Format Issue');
  },
);

test.each(['Upload failed with status 500', 'Some information is missing'])('heads %j as an error', (message) => {
  expect(problemHeading(message)).toBe('Upload Error');
});
