import fc from 'fast-check';

const codes = fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 300 });

/** Text of every kind: letters of many scripts and emoji, and anything that a string can hold, such as half a pair. */
export const anyText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  // The library's own `binary` takes seconds before its first text.
  codes.map((units) => String.fromCharCode(...units)),
);
